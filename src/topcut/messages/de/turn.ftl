# Wer beginnt.

turn-in-bracket = { $rule ->
        [chooses] wählt, ob als Erster oder Zweiter
       *[goes] beginnt
    }{ $games ->
        [several] { " im ersten Spiel" }
       *[one] { "" }
    }, ausgelost: { $who }
turn-in-game = { $player } in Spiel { $game }
turn-games = { $games }{ $more ->
        [some] { " …" }
       *[none] { "" }
    }
turn-in-rounds = { $rule ->
        [chooses] wer das Los gewinnt, wählt, ob als Erster oder Zweiter,
       *[goes] das Los entscheidet, wer beginnt,
    } im ersten Spiel
turn-own = du { $rule ->
        [chooses] hast das Los gewonnen und wählst, ob als Erster oder Zweiter
       *[goes] beginnst{ $games ->
            [several] { " im ersten Spiel" }
           *[one] { "" }
        }, ausgelost
    }
turn-other = { $player } { $rule ->
        [chooses] hat das Los gewonnen und wählt, ob als Erster oder Zweiter
       *[goes] beginnt{ $games ->
            [several] { " im ersten Spiel" }
           *[one] { "" }
        }, ausgelost
    }
turn-and-then = { $first }; { $then }
turn-of-the-loser = danach { $rule ->
        [loser] beginnt der Verlierer eines Spiels
       *[loser-chooses] wählt der Verlierer eines Spiels
    }
turn-chosen-by-the-loser = danach wählt der Verlierer eines Spiels{ $when ->
        [before-sideboarding] { " vor dem Sideboarden" }
        [after-sideboarding] { " nach dem Sideboarden" }
       *[other] { "" }
    }, und nach einem unentschiedenen, wer davor gewählt hat
