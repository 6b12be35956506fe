# Die Seite, auf der die Tische nummeriert werden.
web-tables-from-when = All das gilt für Runden, die noch nicht aushängen. Eine ausgehängte Runde bleibt an ihren Tischen.
web-tables-numbers = Nummern
web-tables-range = { $last ->
        [0] ab { $first }
       *[other] { $first } bis { $last }
    }
web-tables-stage = Abschnitt
web-tables-all-stages = Alle ohne eigene Nummern
web-tables-first = Erster Tisch
web-tables-last = Letzter Tisch
web-tables-last-hint = Leer: so viele wie nötig
web-tables-number = Tische nummerieren
web-tables-fixed = Feste Tische
web-tables-fixed-hint = Für alle, die in jeder Runde denselben Tisch brauchen. Treffen zwei von ihnen aufeinander, gilt die kleinere Nummer.
web-tables-free = Tisch freigeben
web-tables-player = Spieler
web-tables-table = Tisch
web-tables-fix = Tisch festlegen
web-tables-feature = Feature-Tisch
web-tables-feature-hint = Dort spielt die führende Paarung, im Bracket das entscheidende Spiel. 0 für keinen.
web-tables-set-feature = Feature-Tisch festlegen
web-tables-featured = Wer dort in Runde { $round } spielt
web-tables-featured-hint = Einer der beiden genügt. Leer: die führende Paarung
web-tables-choose = Dieses Match wählen
web-tables-changed = Ab der nächsten Runde gelten die neuen Tischnummern.
