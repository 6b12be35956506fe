# Turnierbäume: ihre Spiele, ob sich einer spielen lässt, und was darin kein Ergebnis ist.

bracket-unknown = es gibt keinen Turnierbaum { $name }
bracket-wrong-size = { $kind ->
        [single] ein einfaches K.-o.
        [play-in] ein K.-o. mit Qualifikation
       *[double] ein doppeltes K.-o.
    } hat { $least } bis { $most } Spieler, nicht { $players }
    .do = eine Zahl von { $least } bis { $most } wählen, oder einen anderen Turnierbaum
bracket-not-one-of-its-sizes = der Turnierbaum { $name } hat { OR($sizes) } Spieler, nicht { $players }
    .do = { OR($sizes) } weiterkommen lassen, oder einen anderen Turnierbaum wählen, etwa single
bracket-made-for-others = der Turnierbaum ist für { $seeds } Spieler gemacht, und es sind { $players }
    .do = den Cut auf diese Größe machen, oder einen anderen Turnierbaum ankündigen
bracket-played-out = im Turnierbaum ist kein Spiel mehr offen
    .do = den Turnierbaum ansehen, dann beenden
bracket-game-not-of-two = ein Spiel braucht für jeden der beiden Spieler eine Zahl
    .do = für jeden eine angeben
bracket-absent-nowhere = als abwesend ist ein Platz genannt, den es nicht gibt
    .do = die Plätze sind 0 und 1

## Was an einem selbst geschriebenen Turnierbaum nicht stimmt.

bracket-at-game = Spiel { $game }
bracket-numbers = { $more ->
        [0] { AND($numbers) }
       *[other] { $numbers } und { $more } weitere
    }
bracket-players-out-of-range = ein Turnierbaum hat 2 bis { $most } Spieler, nicht { $players }
    .do = die Zahl der Spieler berichtigen
bracket-without-games = der Turnierbaum hat keine Spiele
    .do = mindestens eines schreiben
bracket-number-twice = { $games } Spiele haben diese Nummer
    .do = jedem Spiel eine eigene Nummer geben
bracket-number-below-one = ein Spiel hat die Nummer { $number }
    .do = Nummern beginnen bei 1
bracket-round-below-one = es steht in Runde { $round }
    .do = Runden beginnen bei 1
bracket-no-such-seat = auf „{ $seat }“ kann niemand sitzen
bracket-way-seat-meant = ist "{ $word } { $number }" gemeint?
bracket-way-seats = "seed 1", "winner 3" oder "loser 2" schreiben
bracket-no-such-game = es wartet auf den { $who ->
        [winner] Sieger
       *[loser] Verlierer
    } von Spiel { $game }, aber das gibt es nicht
    .do = es gibt { $games }
bracket-no-such-seed = bei { $players } Spielern gibt es keinen Setzplatz { $seed }
    .do = die Setzplätze sind 1 bis { $players }
bracket-seeds-left-out = { $many ->
        [one] Setzplatz { $seeds } hat
       *[other] die Setzplätze { $seeds } haben
    } kein erstes Spiel
    .do = jedem Setzplatz einen Platz geben, oder die Zahl der Spieler berichtigen
bracket-seat-twice = „{ $seat }“ sitzt hier und in Spiel { $game }
    .do = nur einen Platz dafür vergeben
bracket-meets-himself = „{ $seat }“ würde gegen sich selbst spielen
    .do = nur einen Platz dafür vergeben
bracket-waits-for-itself = es wartet auf sich selbst
    .do = es mit einem Setzplatz oder einem früheren Spiel füllen
bracket-loop = die Spiele { $games } warten aufeinander
    .do = eines davon mit einem Setzplatz oder einem früheren Spiel füllen
bracket-too-early = es steht in Runde { $round } und wartet auf Spiel { $game } von Runde { $late }
    .do = es in Runde { $after } oder später setzen
bracket-reset-of-nothing = only_if nennt Spiel { $reset }, aber ein solches anderes Spiel gibt es nicht
bracket-way-other-games = es gibt { $games }
bracket-way-no-reset = only_if weglassen
bracket-reset-of-others = einen Reset von Spiel { $reset } spielen die beiden aus jenem Spiel
    .do = seats = ["winner { $reset }", "loser { $reset }"] schreiben
bracket-on-from-reset = Spiel { $reset } ist ein Reset, von dort kommt niemand weiter
    .do = jemand anderen hierher setzen
bracket-rematch = Sieger und Verlierer von Spiel { $game } würden gleich noch einmal gegeneinander spielen
    .do = das darf nur ein Reset: only_if = { $game } ergänzen
bracket-second-final = der Sieger kommt nirgendwohin, und das Finale ist Spiel { $final }
    .do = { $between ->
        [losers] es weglassen: die Verlierer einer Runde teilen ihren Platz, um den wird nicht gespielt
       *[others] "winner { $game }" in ein späteres Spiel setzen
    }

# Was darunter steht.

bracket-split = die Preise sind geteilt, und niemand spielt weiter
