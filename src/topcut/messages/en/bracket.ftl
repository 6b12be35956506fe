# Brackets: their tables, whether one can be played, and what is no result of one.

bracket-unknown = there is no bracket { $name }
bracket-wrong-size = { $kind ->
        [single] a single elimination bracket
        [play-in] a bracket with play-in
       *[double] a double elimination bracket
    } has { $least } to { $most } players, not { $players }
    .do = choose a number from { $least } to { $most }, or another bracket
bracket-not-one-of-its-sizes = the bracket { $name } has { OR($sizes) } players, not { $players }
    .do = let { OR($sizes) } go on, or choose another bracket such as single
bracket-made-for-others = the bracket was made for { $seeds } players, and there are { $players }
    .do = cut to its size, or announce another bracket
bracket-played-out = no game of the bracket is left to play
    .do = look at the bracket, then finish
bracket-game-not-of-two = a game needs one number for each of two players
    .do = give one for each
bracket-absent-nowhere = a seat that does not exist is named as absent
    .do = seats are 0 and 1

## What is wrong with a bracket that somebody has written.

bracket-at-game = game { $game }
bracket-numbers = { $more ->
        [0] { AND($numbers) }
       *[other] { $numbers } and { $more } more
    }
bracket-players-out-of-range = a bracket has 2 to { $most } players, not { $players }
    .do = correct the number of players
bracket-without-games = the bracket has no games
    .do = write at least one
bracket-number-twice = { $games } games have this number
    .do = give every game its own number
bracket-number-below-one = a game has the number { $number }
    .do = numbers start at 1
bracket-round-below-one = it is in round { $round }
    .do = rounds start at 1
bracket-no-such-seat = nobody can sit at "{ $seat }"
bracket-way-seat-meant = did you mean "{ $word } { $number }"?
bracket-way-seats = write "seed 1", "winner 3" or "loser 2"
bracket-no-such-game = it waits for the { $who ->
        [winner] winner
       *[loser] loser
    } of game { $game }, but there is no such game
    .do = there are { $games }
bracket-no-such-seed = there is no seed { $seed } among { $players } players
    .do = seeds are 1 to { $players }
bracket-seeds-left-out = { $many ->
        [one] seed { $seeds } has
       *[other] seeds { $seeds } have
    } no first game
    .do = give every seed one seat, or correct the number of players
bracket-seat-twice = "{ $seat }" sits here and in game { $game }
    .do = give them one seat only
bracket-meets-himself = "{ $seat }" would meet themselves
    .do = give them one seat only
bracket-waits-for-itself = it waits for itself
    .do = feed it from a seed or an earlier game
bracket-loop = games { $games } wait for each other
    .do = feed one of them from a seed or an earlier game
bracket-too-early = it is in round { $round } and waits for game { $game } of round { $late }
    .do = put it into round { $after } or later
bracket-reset-of-nothing = only_if names game { $reset }, but there is no such other game
bracket-way-other-games = there are { $games }
bracket-way-no-reset = remove only_if
bracket-reset-of-others = a reset of game { $reset } is played by the two of that game
    .do = write seats = ["winner { $reset }", "loser { $reset }"]
bracket-on-from-reset = game { $reset } is a reset, nobody goes on from it
    .do = seat somebody else here
bracket-rematch = winner and loser of game { $game } would play again straight away
    .do = only a reset may do that: add only_if = { $game }
bracket-second-final = its winner goes nowhere, and the final is game { $final }
    .do = { $between ->
        [losers] remove it: losers of one round share their place, no game is played for it
       *[others] seat "winner { $game }" in a later game
    }

# What stands under one.

bracket-split = the prizes are split, and nobody plays on
