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
outcome-worth = { $points } Punkte, Differenz { $differential }
outcome-counted = { $what } ({ $worth })
