# What stands above the columns of a bracket, and what its games are called.

bracketname-named = { $name }
bracketname-kind = { $kind ->
        [semi-final] { $games ->
            [one] Semi-final
           *[many] Semi-finals
        }
        [quarter-final] { $games ->
            [one] Quarter-final
           *[many] Quarter-finals
        }
        [round] Round of { $of }
        [play-in] Play-in
        [upper-final] Upper final
        [upper-semi-final] { $games ->
            [one] Upper semi-final
           *[many] Upper semi-finals
        }
        [upper-quarter-final] { $games ->
            [one] Upper quarter-final
           *[many] Upper quarter-finals
        }
        [upper-round] Upper round of { $of }
        [lower-round] Lower round { $of }
        [lower-final] Lower final
        [grand-final] Grand final
        [reset] Reset
       *[final] Final
    }
bracketname-numbered = { $kind ->
        [semi-final] Semi-final
        [quarter-final] Quarter-final
        [round] Round of { $of }
        [play-in] Play-in
        [upper-final] Upper final
        [upper-semi-final] Upper semi-final
        [upper-quarter-final] Upper quarter-final
        [upper-round] Upper round of { $of }
        [lower-round] Lower round { $of }
        [lower-final] Lower final
        [grand-final] Grand final
        [reset] Reset
       *[final] Final
    }{ $number ->
        [0] { "" }
       *[other] { $of ->
            [0] { " " }{ $number }
           *[other] , game { $number }
        }
    }
bracketname-lettered = Game { $letter }
bracketname-places-met = { $first }/{ $second }
bracketname-final = Final
bracketname-round = Round { $round }
bracketname-lower-round = Lower bracket, round { $round }
bracketname-game = Game { $game }
bracketname-game-called = Game { $game } · { $name }
bracketname-game-of = { $heading }, game { $game }
bracketname-named-of = { $heading }, { $name }
bracketname-bracket = Bracket
bracketname-places = Places

# Who sits in a seat.
bracketname-player = { $player }
bracketname-seeded = { $player } ({ $seed })
bracketname-seed = seed { $seed }
bracketname-seat = seat { $seat }
bracketname-out-of = { $kind ->
        [winner] winner of game { $game }
       *[loser] loser of game { $game }
    }
bracketname-the-one-out-of = { $kind ->
        [winner] the winner of game { $game }
       *[loser] the loser of game { $game }
    }
bracketname-empty = { $why ->
        [none] –
        [nobody] nobody
       *[bye] bye
    }

# What is noted of a game, and what became of it.
bracketname-note = { $note ->
        [both_lost] both lost
        [walkover] walkover
        [not_played] not played
        [not_needed] not needed
        [to_play] to play
       *[if_needed] if needed
    }
bracketname-noted = { $game }: { $note }
bracketname-told = { $game }: { $what }
bracketname-both-lost = { $first } and { $second } both lost
bracketname-beat = { $winner } beat { $loser }
bracketname-with-score = { $what }, { $score }
bracketname-goes-on = { $player } goes on without playing
bracketname-nobody-goes-on = nobody goes on
bracketname-against = { $first } against { $second }
bracketname-to-be-played = { $first } against { $second }, to be played
bracketname-only-if = { $what }, only if the second seat wins game { $game }

# How the whole stands.
bracketname-size = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
bracketname-won = { $size } { $player } won.
bracketname-over = { $size } It is over, and nobody won.
bracketname-open = { $size } Decided so far: { $decided }.
bracketname-ready = { $size } Decided so far: { $decided }. To be played now: { SEMICOLONS($games) }{ $more ->
        [0] { "" }
       *[other] ; and { $more } more
    }.
bracketname-ready-game = game { $game }, { $first } against { $second }

# What can be chosen.
bracketname-described = { $table ->
        [play-in] single elimination, 3 to 512 players; the lowest seeds play for the last places of a full bracket
        [double] double elimination with grand final and reset, 4 to 64 players
        [mcintyre] Modified McIntyre, 8 or 16 players: the top half of the seeds may lose once in the first round
        [seats] draft play-off of 8 players by their seats at the table: 1 meets 5, 2 meets 6 and so on
       *[single] single elimination by standard seeding, 2 to 512 players; the top seeds have the byes
    }
