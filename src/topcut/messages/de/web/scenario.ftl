# Szenarien: was eines verlangt, was gezogen und festgehalten wurde, und was zu tun ist.
web-scenario-rounds = Runden
web-scenario-of-round = Runde { $round }
web-scenario-none-yet = Hier steht dann, was festgehalten wurde.
web-scenario-before-first = Was gezogen und festgehalten wird, steht hier, sobald Runde 1 aushängt.
web-scenario-player = Spieler
web-scenario-table = Tisch
web-scenario-seat = Platz
web-scenario-round = Runde
web-scenario-deck-of = Deck von

# Sonderregeln.
web-scenario-rules = Die Sonderregeln
web-scenario-add-rules = Sonderregeln ergänzen
web-scenario-one-rule-a-line = Eine Regel je Zeile, mit Namen
web-scenario-rules-stay = Es wurde schon gezogen, deshalb bleiben die Regeln der Liste; diese kommen ans Ende.
web-scenario-whole-list = Das ist die ganze Liste. Sobald eine Regel gezogen ist, kann sie nur noch wachsen.
web-scenario-add-these = Diese Regeln ergänzen
web-scenario-list-these = Diese Regeln aufschreiben
web-scenario-rules-listed =
    { $rules ->
        [one] { $rules } Sonderregel steht
       *[other] { $rules } Sonderregeln stehen
    } auf der Liste.
web-scenario-reject = Eine Sonderregel ablehnen
web-scenario-who-rejects = Wer die eigene Regel ablehnt; einmal im Turnier, bevor das Spiel vorbei ist
web-scenario-draw-another = Andere Regel ziehen
web-scenario-has-drawn-another = { $player } hat eine andere Sonderregel gezogen.
web-scenario-reject-yours = Diese Sonderregel ablehnen
web-scenario-reject-once = Du ziehst für dieses Spiel eine andere. Das geht im ganzen Turnier nur einmal.
web-scenario-reject-and-draw = Ablehnen und neu ziehen

# Wechsel im Orbit.
web-scenario-who-sits-where = Wer wo sitzt
web-scenario-after = Nach so vielen Wechseln
web-scenario-moved =
    { $moves ->
        [0] vor dem ersten Wechsel
        [one] { $moves } Wechsel
       *[other] { $moves } Wechsel
    }{ $clock ->
        [now] { " " }(jetzt, nach der Uhr)
       *[other] { "" }
    }
web-scenario-show-seats = Plätze anzeigen
web-scenario-enter-game = Ein Spiel eintragen
web-scenario-result-first-seat = Ergebnis, der erste Platz zuerst
web-scenario-pod-result = 900*-0-60, dann die nächste Runde
web-scenario-moves-before =
    Wechsel bis zum Ende{ $started ->
        [none] { "" }
       *[yes] ; leer: nach der Uhr (jetzt { $moves })
    }
web-scenario-another-begins = Es ist vorbei, ein neues beginnt
web-scenario-was-last = Es war das letzte der Runde
web-scenario-game-ended =
    Tisch { $table }: { $result } nach { $moves ->
        [one] { $moves } Wechsel
       *[other] { $moves } Wechseln
    }{ $last ->
        [none] ; dort beginnt ein neues Spiel.
       *[yes] .
    }
web-scenario-your-seats = Deine Plätze in dieser Runde
web-scenario-minute = Minute

# Gegenstände und Preise.
web-scenario-items = Gegenstände
web-scenario-items-spent = Ausgegebene Gegenstände
web-scenario-record-items = Gegenstände eintragen
web-scenario-spent-now =
    Tisch { $table }: { $player } gibt { $items ->
        [one] { $items } Gegenstand
       *[other] { $items } Gegenstände
    } aus; wer das Spiel gewinnt, bekommt sie.
web-scenario-give-a-prize = Einen Preis vergeben
web-scenario-what-for = Wofür
web-scenario-give-prize = Preis vergeben
web-scenario-awarded = { $player } bekommt: { $prize }.

# Was Spieler sagen.
web-scenario-what-a-player-says = Was ein Spieler sagt
web-scenario-about-the-cards = Zu den Karten in Entwicklung
web-scenario-keep-feedback = Rückmeldung festhalten
web-scenario-kept = Festgehalten, was { $player } sagt.
web-scenario-feedback-file = Rückmeldungen als CSV-Datei

# Getränke.
web-scenario-drinks = Getränke
web-scenario-so-many-more = Wie viele mehr
web-scenario-count-drinks = Getränke zählen
web-scenario-more-drinks =
    { $player }: { $drinks ->
        [one] { $drinks } Getränk
       *[other] { $drinks } Getränke
    } mehr.
