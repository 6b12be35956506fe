# Was ein Ergebnis zählt, und ob es so gewesen sein kann.

## Was nach diesen Regeln gar kein Ergebnis ist.

score-unknown-code = „{ $code }“ ist kein Ergebnis von { $game }
    .do = eines von diesen verwenden: { $known }
score-unknown-ending = { $of ->
        [game] ein Spiel
       *[match] ein Match
    } von { $game } kann nicht mit „{ $how }“ enden
    .do = eines von diesen verwenden: { $known }
score-codes-not-for-each = { $given } Ergebnisse für { $players } Spieler
    .do = für jeden eines angeben
score-numbers-not-for-each = { $score }: das ist nicht je eine Zahl für { $players } Spieler
    .do = für jeden eine angeben
score-observed-not-for-each = { $what }: für { $given } Spieler angegeben, aber { $players } haben gespielt
    .do = für jeden angeben
score-observed-nowhere = ein Platz, den es nicht gibt: { $what }
    .do = Plätze sind 0 bis { $last }
score-observed-in-no-round = mehr Runden, als gespielt wurden: { $what }
    .do = den Punktezettel prüfen
score-not-observed = { $what }: wird bei { $game } nicht festgehalten
    .do = weglassen
score-observed-numbers = { $what }: { $of ->
        [match] das Match
       *[seat] jeder Spieler
    } hat { $count ->
        [one] eine Zahl
       *[other] { $count } Zahlen
    }: { $numbers }
    .do = { $of ->
        [match] einmal angeben
       *[seat] für jeden angeben
    }
score-observed-range = { $number } ist nicht möglich: { $what } von { $least } bis { $most }
    .do = den Zettel prüfen
score-observed-missing = { $what }: nicht angegeben
    .cli = hinter das Ergebnis schreiben, etwa `{ $typed }`
    .web = mit dem Ergebnis eintragen; auf einem Zettel dahinter, etwa „{ $typed }“
    .phone = trag es mit dem Ergebnis ein
    .api = hinter das Ergebnis schreiben, etwa { $typed }
score-absent-nowhere = als abwesend ist ein Platz genannt, den es nicht gibt
    .do = Plätze sind 0 bis { $last }
score-table-for-two = { $players } Spieler an einem Tisch für zwei
    .do = zwei Spieler angeben, oder einen mit Freilos
score-one-game-only = mehr als ein Spiel in einem Match aus einem Spiel
    .do = einen Punktestand angeben
score-games-won-only = { $game } zählt gewonnene Spiele
    .do = 2-1 schreiben, oder 1-1-1 mit einem Unentschieden
score-impossible-differential = eine Differenz von { $score } ist nicht möglich
    .do = die Zahl des Siegers und 0 eintragen
score-alone-without-code = wer keinen Gegner hat, braucht ein Ergebnis
    .do = sagen, welches: { $alone }
score-needs-opponent = { $code } ({ $name }) braucht einen Gegner
    .do = den anderen Spieler ergänzen

## Wer gewonnen hat.

score-nothing-said = weder ein Punktestand noch ein Sieger ist angegeben
    .do = den Punktestand angeben
score-no-winner = es ist kein Sieger genannt
    .do = die Ergebnisse beider Spieler angeben
score-conceder-unnamed = es ist nicht genannt, wer aufgegeben hat
    .do = { $where ->
        [bracket] nennen, wer aufgegeben hat
       *[rounds] die Ergebnisse beider Spieler angeben
    }
score-level = es steht { $score }, unentschieden
    .do = sagen, wer gewonnen hat
score-no-tie = { $game } kennt kein Unentschieden ({ $how })
    .do = sagen, wer gewonnen hat
score-match-level = das Match steht { $wins }, unentschieden
    .do = { $time ->
        [maybe] wenn die Zeit um war, sagen, wer gewonnen hat: { $decider }
       *[known] sagen, wer gewonnen hat: { $decider }
    }
score-decider = { $by ->
        [sudden-death] Sudden Death
       *[tie-break] Tiebreak
    }
score-draw-not-agreed = unentschieden ist ein Match hier nur nach Absprache: bei gleich vielen Spielen entscheidet der Tiebreak
    .do = sagen, wer ihn gewonnen hat, oder dass ein Unentschieden abgesprochen ist
score-no-draws-in-brackets = in einem Turnierbaum gibt es kein Unentschieden
    .do = weiterspielen lassen, bis jemand gewinnt, dann melden
score-bracket-without-winner = das Match hat keinen Sieger, und in einem Turnierbaum gibt es kein Unentschieden
    .do = sagen, wer gewonnen hat, oder weiterspielen lassen

## Codes, Wörter und Zahlen, die nicht zusammenpassen.

score-codes-apart = { $codes } passen nicht zusammen
    .do = den Zettel prüfen: { $pairs }
score-goes-with = { $code } gehört zu { OR($others) }
score-goes-with-nobody = { $code } gehört zu keinem anderen Ergebnis
score-codes-not-opposite = { $code } kann nicht gegen { $other } stehen
    .do = der Gegner hat { OR($answers) }
score-codes-not-of-ending = { $codes } passt nicht zu { $how ->
        [timeout] einem Spiel, dessen Zeit um war
        [concession] einer Aufgabe
        [effect] einem Sieg durch einen Effekt
        [decked] leeren Decks
        [both-lose] einem Spiel, das beide verlieren
        [incomplete] einem Spiel, das nicht zu Ende gespielt wurde
        [no-show] jemandem, der nicht erschienen ist
       *[another] { $how }
    }: das ergibt { OR($gives) }
score-way-leave-one-out = eines von beiden weglassen
score-way-time-or-codes =
    .cli = wenn alle Siegbedingungen erfüllt waren, `time` weglassen{ $instead }; sonst { $codes } weglassen
    .web = wenn alle Siegbedingungen erfüllt waren, „time“ weglassen{ $instead }; sonst { $codes } weglassen
    .api = wenn alle Siegbedingungen erfüllt waren, timeout weglassen; sonst { $codes } weglassen
score-codes-against-score = { $codes } widerspricht { $score }
    .do = prüfen, was von beidem stimmt
score-codes-against-games = { $codes } widerspricht Spielen von { $games }
    .do = prüfen, was stimmt{ $agreement ->
        [possible] ; sagen, wenn ein Unentschieden abgesprochen ist
       *[none] { "" }
    }
score-codes-against-wins = { $codes } widerspricht { $wins }
    .do = prüfen, was stimmt
score-both-lose-ahead = dass beide verlieren, widerspricht { $games }
    .do = prüfen, was stimmt
score-both-lose-with-games = ein K.-o.-Match, das beide verlieren, zählt keine Spiele
    .do = die Spiele weglassen
score-agreed-after-the-end = bei { $games } ist das Match vorbei: ein Unentschieden lässt sich nicht mehr absprechen
    .do = den Zettel prüfen
score-agreed-without-draw = { $codes } ist kein Unentschieden
    .do = prüfen, was stimmt
score-concession-without-winner = eine Aufgabe hat einen Sieger
    .do = nennen, wer aufgegeben hat
score-conceded-after-winning = bei { $games } war das Match vorbei: wer gewonnen hat, kann nicht aufgeben
    .do = prüfen, wer aufgegeben hat, oder die Aufgabe weglassen
score-known-and-unknown = der Punktestand ist als { $score } angegeben, und zugleich als nicht bekannt
    .do = eines von beiden weglassen
score-full-win-at-time = der Sieger hat { $conditions }: das ist ein voller Sieg
    .do = { $codes } weglassen
score-loser-met-all = nur der Verlierer hat { $conditions }, und damit gewinnt man
    .do = prüfen, wer gewonnen hat, oder die Missionen
score-full-win-unmet = ein voller Sieg verlangt { $conditions }, und das hat niemand
    .do = war es die Zeit, ein Effekt oder eine Aufgabe? dann das sagen{ $instead }; wenn eine Karte es geändert hat, die Missionen weglassen
score-conditions = { $points ->
        [0] { "" }
       *[other] { $points } Punkte
    }{ $missions ->
        [none] { "" }
        [mission] eine Mission
        [and-mission] { " " }und eine Mission
        [two-missions] eine Planeten- und eine Weltraummission
       *[and-two-missions] { " " }sowie eine Planeten- und eine Weltraummission
    }
score-conditions-of-several = { $what } aus einem Spiel, aber gespielt wurden mehrere
    .do = die gewonnenen Spiele angeben, etwa 2-1

## Punktestände und Spiele, die nicht sein können.

score-out-of-range = ein Stand von { $number } ist nicht möglich
    .do = den Zettel prüfen: er liegt zwischen { $least } und { $most }
score-left-out-by-player = ein Spieler kann den Punktestand nicht weglassen
    .do = ihn tippen, oder einen Offiziellen rufen
    .phone = frag einen Schiedsrichter oder die Spielleitung
score-missing = der Punktestand fehlt, und { $counts ->
        [margin] der Vorsprung
       *[differential] die Differenz
    } zählt
    .cli = ihn hinter das Ergebnis tippen{ $instead }; wenn niemand ihn weiß, { $by ->
        [player] einen Offiziellen rufen
       *[official] ergänzt ein Offizieller `no-score`
    }
    .web = ihn hinter das Ergebnis tippen{ $instead }; wenn niemand ihn weiß, { $by ->
        [player] einen Offiziellen rufen
       *[official] ergänzt ein Offizieller „no-score“
    }
    .api = ihn angeben; wenn niemand ihn weiß, { $by ->
        [player] einen Offiziellen rufen
       *[official] meldet ein Offizieller das Ergebnis als unscored
    }
score-swapped = der Sieger hat weniger Punkte
    .do = prüfen, ob sie vertauscht sind; haben Missionen oder eine Karte entschieden, das sagen; sonst einen Offiziellen rufen
score-no-drawn-games = { $games } ist nicht möglich: ein Spiel von { $game } kennt kein Unentschieden
    .do = den Zettel prüfen
score-both-won = { $games } ist nicht möglich: beide hätten das Match gewonnen
    .do = den Zettel prüfen
score-too-many-wins = { $games } ist nicht möglich: { $needed } Spiele gewinnen ein Match von { $game }
    .do = den Zettel prüfen
score-draws-end-it = { $games } ist nicht möglich: mit den unentschiedenen Spielen steht es { $wins }, und { $needed } Siege beenden ein Match
    .do = den Zettel prüfen
score-sudden-death-counted = { $games } ist nicht möglich: mit den unentschiedenen Spielen steht es { $wins }, und { $needed } Siege beenden ein Match
    .do = den Zettel prüfen{ $instead }; nach einem Sudden Death die Spiele ohne ihn angeben, { $before }, und wer gewonnen hat
score-games-after-the-end = { $given } Spiele sind nicht möglich: nach { $last } stand es { $wins }, und das Match war vorbei
    .do = weglassen, was danach gespielt wurde
score-no-time-limit = ein K.-o.-Match von { $game } hat kein Zeitlimit
    .do = weiterspielen lassen, bis jemand gewinnt, dann melden
score-unfinished = niemand hat { $needed } Spiele des Best of { $best_of } gewonnen ({ $games })
score-unfinished-level = niemand hat { $needed } Spiele des Best of { $best_of } gewonnen ({ $games })
score-way-play-on = weiterspielen lassen, bis jemand gewinnt, dann melden{ $instead }; hat jemand aufgegeben, sagen, wer
score-way-if-time =
    .cli = wenn die Zeit um war, es mit `time` melden{ $instead }; sonst den Zettel prüfen
    .web = wenn die Zeit um war, es mit „time“ melden{ $instead }; sonst den Zettel prüfen
    .api = wenn die Zeit um war, es als timeout melden; sonst den Zettel prüfen
