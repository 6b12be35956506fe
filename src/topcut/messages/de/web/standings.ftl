# Die Tabelle eines Abschnitts, und die Plätze über alle.
web-standings-stages = Abschnitte
web-standings-places = Plätze
web-standings-not-final = Noch nicht endgültig.
web-standings-find-label = Spieler suchen
web-standings-find-hint = Namen suchen
web-standings-find = Suchen
web-standings-print = Drucken
web-standings-show-all = Alle anzeigen
web-standings-rank-heading = Rang
web-standings-player = Spieler
web-standings-record = Bilanz
web-standings-record-long = Siege – Niederlagen – Unentschieden
web-standings-points = Punkte
web-standings-nobody-fits-html = Kein Spieler passt zu „<bdi>{ $typed }</bdi>“. Tippe weniger Buchstaben.
web-standings-nobody-yet = Noch ist niemand angemeldet. Die Tabelle steht hier mit den ersten Ergebnissen.
web-standings-places-caption = Plätze über alle Abschnitte: wer am weitesten kam, steht vorn. Tippe auf einen Namen, um zu
    sehen, warum.
web-standings-place = Platz
web-standings-comes-from = Ergibt sich aus
web-standings-switch = Tabelle oder Turnierbaum
web-standings-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
web-standings-press = Tippe auf einen Namen, um zu sehen, warum er dort steht.
web-standings-cut = Cut auf die Top { $cut }
web-standings-why = Warum Rang { $place }?
web-standings-way = Der Weg durch den Turnierbaum
web-standings-details = Einzelheiten
