# Who goes first.

turn-in-bracket = { $rule ->
        [chooses] chooses to go first or second
       *[goes] goes first
    }{ $games ->
        [several] { " in the first game" }
       *[one] { "" }
    }, drawn by lot: { $who }
turn-in-game = { $player } in game { $game }
turn-games = { $games }{ $more ->
        [some] { " …" }
       *[none] { "" }
    }
turn-in-rounds = { $rule ->
        [chooses] whoever wins a lot chooses to go first or second
       *[goes] a lot decides who goes first
    } in the first game
turn-own = you { $rule ->
        [chooses] have won the lot and choose to go first or second
       *[goes] go first{ $games ->
            [several] { " in the first game" }
           *[one] { "" }
        }, drawn by lot
    }
turn-other = { $player } { $rule ->
        [chooses] has won the lot and chooses to go first or second
       *[goes] goes first{ $games ->
            [several] { " in the first game" }
           *[one] { "" }
        }, drawn by lot
    }
turn-and-then = { $first }; { $then }
turn-of-the-loser = then the loser of a game { $rule ->
        [loser] goes first
       *[loser-chooses] chooses
    }
turn-chosen-by-the-loser = then the loser of a game chooses{ $when ->
        [before-sideboarding] { " before sideboarding" }
        [after-sideboarding] { " after sideboarding" }
       *[other] { "" }
    }, and after a drawn game whoever chose before it
