# Die Papierzettel einer Runde.
web-slip-title = Zettel: { $round }
web-slip-cut =
    Ohne Ränder drucken, an den Linien schneiden, die { $stacks ->
        [2] zwei
        [6] sechs
       *[other] { $stacks }
    } Stapel aufeinanderlegen: so liegen sie in der Reihenfolge der Tische. Jeder Code gehört zu seinem Tisch.
web-slip-parts = Teile
web-slip-part = Teil
web-slip-table = Tisch { $table }
web-slip-table-head = Tisch
web-slip-player = Spieler
web-slip-head =
    { $head ->
        [games] Gewonnene Spiele
        [score] Punkte
        [differential] Differenz
        [won] Gewonnen
        [sum] Summe
       *[other] { CAPITAL($head) }
    }
web-slip-ending =
    { $how ->
        [timeout] Zeit um
        [concession] aufgegeben
        [effect] durch Karte
       *[decked] Decks leer
    }
web-slip-drops-html = <bdi>{ $player }</bdi> steigt aus
web-slip-journal-html = Journal <samp>{ $seal }</samp>
web-slip-pod = Tisch { $table }
web-slip-pod-head = Tisch
web-slip-pod-says-html =
    Die Punkte jeder Runde eintragen.{ $marked ->
        [none] { "" }
       *[other] { " " }Punkte <b>einkreisen</b>, wo gilt: { $marked }.
    }
web-slip-pod-time = Zeit abgelaufen in Runde ____
web-slip-pod-checked = Geprüft von ____________
web-slip-none = In dieser Runde gibt es keine Matches.
