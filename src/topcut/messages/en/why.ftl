# Why two players meet, or why not.
why-meets = { $player } meets { $opponent } at table { $table }
why-bye = { $player } has the bye
why-best = then the best round would be { $tables }
why-with-bye = { $player } (bye)

# Why somebody sits where they sit.
why-method =
    { $method ->
        [bracket] this game follows from the bracket: the winners (or losers) of the games before meet here
        [pods] pods are drawn at random in the first stage; later the best of each pod sit together
       *[repeated] this is the return game: the same two meet again with swapped decks
    }
why-by-hand = the director paired this round by hand
why-earned-bye = an earned bye in this round
why-no-table = no table in this round
