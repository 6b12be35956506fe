# What a player needs for the cut, by points alone.

chance-sure = the top { $cut } is certain{ $left ->
        [0] { "" }
       *[other] , whatever happens in the remaining games
    }
chance-out = the top { $cut } is out of reach on points{ $left ->
        [0] { "" }
       *[other] , unless others drop
    }
chance-awaited = the top { $cut } depends on tie-breakers or on results still to come
chance-win-or-tie = a win or a tie secures the top { $cut }
chance-every-win = { $left ->
        [1] a win
        [2] winning both remaining games
       *[other] winning all { $left } remaining games
    } secures the top { $cut }
chance-some-wins = { $wins ->
        [1] one win in
       *[other] winning { $wins } of
    } the { $left } remaining games secures the top { $cut }
chance-not-by-wins = even after { $left ->
        [1] a win
       *[other] { $left } wins
    } the top { $cut } depends on other results or on tie-breakers

# The same by rank, once all results are in and before the cut is made.
chance-in = in the top { $cut }: all results are in
chance-lot = a lot decides the last place in the top { $cut }
chance-below = { $places ->
        [1] one place
       *[other] { $places } places
    } below the cut to the top { $cut }; in only if others drop before it is made
