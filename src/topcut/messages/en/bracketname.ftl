# What stands above the columns of a bracket, and what its games are called.

bracketname-named = { $name }
bracketname-named-many = { $name }s
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
bracketname-goes-on = { $player } goes on without a game
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
