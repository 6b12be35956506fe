# Why a player stands where they stand.

standing-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { SUM($terms) }
standing-points-unplayed = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, no round played
standing-tied = tied on points with { $who }
standing-level = { $step } { $value }, tied
standing-worked-out = { $what }: { $how }
standing-parted = { $parts }
standing-parted-by-clause = { $parts } [{ $clause }]
standing-had = { $value }
standing-had-level = { $value }, tied
standing-tied-with = with { $who }
standing-value = { $step } { $value }
standing-behind = behind { $who }
standing-ahead = ahead of { $who }
standing-level-with = tied with { $who }
standing-shares = shares rank { $rank } with { $who }{ $lot ->
        [possible] ; a lot can be drawn
       *[none] { "" }
    }
standing-tie =
    .cli = { $who } share rank { $rank }; { $event ->
        [finished] after `topcut undo`, draw a lot
       *[running] draw a lot
    }: `topcut lot { HANDLE($typed) }` ({ $clause })
    .web = { $who } share rank { $rank }; { $event ->
        [finished] after “Undo”, draw a lot
       *[running] draw a lot
    }: “Draw the lot” ({ $clause })
standing-with-value = { $who } ({ $value })
standing-few = { $players }
standing-many = { $players } and { $more } more
standing-players = { $players } players
standing-none = none
standing-fate = { $fate ->
        [won] won
        [lost] lost
        [beat-all] beat all the others
       *[drawn] drawn
    }

# What parted a player from another one further up.

standing-points-short = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $ahead } in { $rank } has { $needed }
standing-parted-from = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as { $ahead } in { $rank }, who is ahead on { $by }
standing-parted-by-lot = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as { $ahead } in { $rank }; a lot decided
standing-compared = { $step }, { $one } to { $other }

# What parts players.

standing-step = { $step ->
        [strength_of_schedule] strength of schedule
        [opponents_strength_of_schedule] opponents strength of schedule
        [differential] differential
        [cumulative_points] cumulative points
        [rating] rating
        [opponents_match_win] opponents match win
        [game_win] game win
        [opponents_game_win] opponents game win
        [rounds_played] rounds played
        [rounds_won] rounds won
        [margin] margin
        [signup] signup
        [observed] observed
        [head_to_head] head to head
        [direct_competition] direct competition
        [lowest_opponent_dropped] lowest opponent dropped
        [final_confrontation] final confrontation
        [table] table
        [points] points
        [lot] lot
        [count_most] count most
        [count_fewest] count fewest
       *[other] { $step }
    }
standing-step-tied = tied on points
standing-step-rank = rank { $rank }
standing-step-counted = { $count ->
        [most] most
       *[fewest] fewest
    } { BLANKS($codes) }

# What stands above its column.

standing-heading = { $step ->
        [strength_of_schedule] SoS
        [opponents_strength_of_schedule] OSoS
        [differential] DF
        [cumulative_points] CVP
        [opponents_match_win] OMW
        [game_win] GW
        [opponents_game_win] OGW
        [margin] MoV
        [rounds_played] played
        [rounds_won] won
        [rating] rating
        [points] points
        [table] table
       *[other] { $step }
    }
standing-observed = { $title }
standing-heading-counted = { $codes }

# The score card, and how a value came about.

standing-line = { $number } ({ $what })
standing-line-signed = { SIGNED($number) } ({ $what })
standing-line-list = { $number } ({ $whom }: { SUM($list) } − { $lowest })
standing-terms = { SUM($terms) }
standing-alone = no opponent
standing-head-start = head start
standing-game = { $code } v { $opponent }
standing-game-alone = { $code }
standing-pod = pod
standing-conceded = conceded
standing-awaited = result to come
standing-orbit = { $games }, and the deck
standing-orbit-deck = and the deck
standing-sum = { SUM($terms) } = { $sum }
standing-sum-dropped = { SUM($terms) } − { $lowest } (the lowest) = { $sum }
standing-sum-signed = { BLANKS($terms) } = { $sum }
standing-sum-without = { $sum }, games against { $player } left out
standing-pooled = { $points } victory points of { $opponents ->
        [one] { $opponents } opponent
       *[other] { $opponents } opponents
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    }
standing-mean = mean over { $opponents } = { $value }
standing-faced-nobody = faced nobody
standing-game-win = { $points ->
        [one] { $points } game point
       *[other] { $points } game points
    } in { $games ->
        [one] { $games } game
       *[other] { $games } games
    } = { $value }

# What is over them.

standing-title = { $state ->
        [before] players entered
        [final] final standings
        [during] standings during round { $round }
       *[other] standings after round { $round }
    }
standing-title-of = { $stage }: { $title }
standing-rank = { $stage }: rank { $rank }
standing-dropped = dropped

# Why standings may not be the last word.

standing-provisional =
    { $results ->
        [one] { $results } result is
       *[other] { $results } results are
    } still to come, so these standings are provisional
standing-to-come =
    { $round }: { $results ->
        [one] { $results } result
       *[other] { $results } results
    } to come
standing-tied-at-cut =
    { $tied } players share rank { $rank }, so { $inside } are inside the cut to { $cut }
