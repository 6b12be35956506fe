# Ein Tisch am Pult.
web-table-title = Tisch { $table }, { $round }
web-table-number =
    { $pod ->
        [yes] Tisch { $table }
       *[no] Tisch { $table }
    }
web-table-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
web-table-head = Tisch
web-table-of-two-html = Tisch { $table }: { $one } gegen { $other }
web-table-of-many-html = Tisch { $table }: { $players }
web-table-seat =
    { $seed ->
        [0] { $before ->
            [none] { "" }
            [one] { $before } Punkt vor dieser Runde
           *[other] { $before } Punkte vor dieser Runde
        }
       *[other] Setzplatz { $seed }
    }{ $side ->
        [none] { "" }
       *[other] , { side-name }
    }{ $gone ->
        [yes] , ausgestiegen
       *[no] { "" }
    }
web-table-result = Ergebnis
web-table-keeper = Schreibt die Punkte
web-table-extra = Zeitzugabe
web-table-extra-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-table-deadline = Frist
web-table-last-moment = Dieser Tisch hat Zeit bis
web-table-look-again = Noch einmal hinsehen:

# Ein Streit.
web-table-differ = Die Spieler sind sich nicht einig.
web-table-says = { $who } sagt
web-table-is-right-html = <bdi>{ $who }</bdi> hat recht
web-table-or-below = Oder unten eintragen, wie entschieden wird.

# Was mit seinem Ergebnis geschah.
web-table-history = Was hier geschah

# Ein Freilos.
web-table-bye = Ein Freilos: es gibt nichts zu melden.
web-table-late = Jemand kam später
web-table-against-html = Spielt gegen <bdi>{ $player }</bdi>
web-table-let-play = Spielen lassen

# Was zu tun ist.
web-table-reported = Ein Spieler hat das gemeldet; der Gegner hat es noch nicht bestätigt. Es zählt trotzdem.
web-table-confirm-button = Ergebnis bestätigen
web-table-conceded-html =
    <bdi>{ $player }</bdi> hat { $phone ->
        [yes] { "vom Telefon aus " }
       *[no] { "" }
    }aufgegeben. Das gilt, solange es nicht abgelehnt wird. Abgelehnt wird nur, wo Spieler sich abgesprochen oder gegen
    andere Verhaltensregeln verstoßen haben könnten.
web-table-refuse = Ablehnen: es wird weitergespielt
web-table-enter = Ergebnis eintragen
web-table-enters = Eintragen: { $line }
web-table-reads-html = <b>{ CAPITAL($verdict) }.</b> { SEMICOLONS($worth) }
web-table-type-it = Tippen wie auf dem Zettel
web-table-slip-html =
    Wie auf dem Zettel, { $first ->
        [none] in der Reihenfolge der Plätze
       *[other] <bdi>{ $first }</bdi> zuerst
    }
web-table-typed-button =
    { $act ->
        [report] Eintragen
        [settle] So entscheiden
       *[correct] Zeigen, was sich so ändert
    }
web-table-settle = Den Streit entscheiden
web-table-settle-button = Entscheiden
web-table-settle-reason = Begründung, wenn gewünscht
web-table-correct = Ergebnis berichtigen
web-table-correct-button = Zeigen, was sich ändert
web-table-correct-reason = Begründung der Berichtigung
web-table-example =
    { $first }{ $second ->
        [none] { "" }
       *[other] , oder { $second }
    }
web-table-example-pod = Punkte einer Runde in der Reihenfolge der Plätze: 900*-0-60, dann die nächste Runde
web-table-done = { CAPITAL($what) }
