# Was bei einem Match herauskam.

outcome-codes = { $codes }
outcome-score = { $codes } { $score }
outcome-numbers = { $score }
outcome-ended = { $what }{ $how ->
        [concession] { " durch Aufgabe" }
        [effect] { " durch einen Effekt" }
        [agreed] { " nach Absprache" }
        [decked] , Decks leer
        [both-lose] , beide verlieren
        [incomplete] , nicht zu Ende gespielt
        [no-show] , nicht erschienen
        [dropped] , ausgestiegen
       *[normal] { "" }
    }
outcome-observed = { $what }, { $title } { DASHES($numbers) }
outcome-unscored = { $what }, Punktestand nicht bekannt
outcome-decided = { $what }, { $by }
outcome-neither-goes-on = { $what }, keiner kommt weiter
outcome-for-the-higher-seed = { $what }, für den höher Gesetzten
outcome-by-seed = für den höher Gesetzten

# Was zwischen zwei Namen steht, und mit ihnen.
outcome-stands = { $how ->
        [no-show] nicht erschienen
        [both-lose] beide verlieren
        [incomplete] nicht zu Ende gespielt
        [win] schlägt
        [loss] verliert gegen
       *[draw] unentschieden gegen
    }
outcome-between = { $first } { $score } { $second }

outcome-worth = { $points } Punkte, Differenz { $differential }
outcome-counted = { $what } ({ $worth })
