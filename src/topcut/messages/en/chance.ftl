# What a player needs for the cut, by points alone.

chance-sure = the top { $cut } is sure{ $left ->
        [0] { "" }
       *[other] , whatever happens in the games that are left
    }
chance-out = the top { $cut } is out of reach by points{ $left ->
        [0] { "" }
       *[other] , unless others leave
    }
chance-awaited = the top { $cut } depends on tie-breakers or on results that are not in
chance-win-or-tie = a win or a tie makes the top { $cut } sure
chance-every-win = { $left ->
        [1] a win
        [2] winning both games that are left
       *[other] winning all { $left } games that are left
    } makes the top { $cut } sure
chance-some-wins = { $wins ->
        [1] one win
       *[other] winning { $wins }
    } of the { $left } games that are left makes the top { $cut } sure
chance-not-by-wins = even after { $left ->
        [1] a win
       *[other] { $left } wins
    } the top { $cut } depends on other results or on tie-breakers
