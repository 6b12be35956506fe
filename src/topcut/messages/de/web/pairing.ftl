# Die Seite, auf der eine Runde gepaart wird, und was danach gesagt wird.
web-pairing-title = { CAPITAL($name) } paaren
web-pairing-drawn-of = { $name }: ausgelost
web-pairing-unseen = Bis zum Aushängen sieht das sonst niemand.
web-pairing-by-hand = Von Hand geändert.
web-pairing-cost-html =
    Kosten: { $before ->
        [none] { $cost }
       *[other] { $before } → <strong>{ $cost }</strong>
    }{ $optimum ->
        [none] { $best ->
            [none] { "" }
           *[yes] , besser geht es nicht
        }
       *[other] ; am besten wäre: { $optimum }
    }.
web-pairing-drawn = { $draws }-mal ausgelost.
web-pairing-seed-html = Startwert <samp>{ $seed }</samp>
web-pairing-details = Einzelheiten
web-pairing-mind = Hinweis:
web-pairing-post = Paarungen aushängen
web-pairing-waits = Die Auslosung der nächsten Runde steht hier, sobald alle Ergebnisse da sind.
web-pairing-none-yet = { CAPITAL($name) }: die Auslosung steht dann hier. Bis zum Aushängen sieht sie sonst niemand.
web-pairing-later = Die Auslosung der nächsten Runde steht dann hier. { CAPITAL($now) }: { $step }.
web-pairing-drawn-now = Ausgelost. Bis zum Aushängen sieht das sonst niemand.
web-pairing-posted = { $name } hängt aus.

# Die Plätze eines Drafts, vor der ersten Runde.
web-pairing-seated = Der Draft ist gesetzt
web-pairing-seated-now = Der Draft ist gesetzt.
web-pairing-group = Gruppe { $number }
web-pairing-why-seat-again = Begründung für das neue Setzen
web-pairing-seat-again = Draft neu setzen

# Eine Runde zurückziehen.
web-pairing-take-back = { $name } zurückziehen
web-pairing-why-withdraw = Begründung; die Ergebnisse der Runde zählen dann nicht mehr
web-pairing-withdraw = Runde zurückziehen
web-pairing-withdrawn = { $name } ist zurückgezogen.
