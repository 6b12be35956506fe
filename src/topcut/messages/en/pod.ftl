# Pods of more than two: how large they are, and what is reported of them.

pod-too-few-players = { $players } { $players ->
        [one] player
       *[other] players
    } cannot fill a pod
    .step = enter more, a pod needs at least { $least }
    .typed = enter NAMES
    .web = enter more under “Players”: a pod needs at least { $least }
    .api = Enter
pod-no-split = { $players } players cannot be split into pods of { $least } to { $most }
    .do = allow larger pods
pod-unknown-ending = a match of { $game } cannot end by '{ $how }'
    .do = report its rounds; a player who is absent or gives up concedes
pod-too-many-rounds = { $rounds } rounds, but a pod plays { $most }
    .do = check the score sheet
pod-more-ends-than-rounds = more rounds have an ending than were played
    .do = check the score sheet
pod-without-rounds = { $conceded ->
        [0] no round is given
       *[other] a player gave up, but no round is given
    }
    .cli = { $conceded ->
        [0] write the points of each round in seat order, with * after whoever emptied their hand
       *[other] use `topcut concede`, and report the rounds when they are played
    }
    .web = { $conceded ->
        [0] give the points of every round that was played
       *[other] use “Concede”, and report the rounds when they are played
    }
    .api = { $conceded ->
        [0] Report with games
       *[other] Concede, and Report the rounds when they are played
    }
pod-rounds-missing = { $played } of { $rounds } rounds
    .cli = add the others, or `time` after the last one (`{ $unplayed } time` if time ran out before it began)
    .web = add the others, or say that time ran out: tick it, or type “time” after the last round (“{ $unplayed } time” if
        it ran out before that began)
    .phone = add the others, or tick that time ran out
    .api = add the others to games, or end the last round with timeout
pod-round-after-time = time ran out in round { $round }, so no round follows it (7.4)
    .do = check in which round time ran out
pod-emptied-at-time = time ran out in round { $round }, so nobody scores for an empty hand there (7.4)
    .cli = leave out the *, or the word time
    .web = take back one of the two: the empty hand, or that time ran out
    .api = leave the round out of emptied, or its ending out of ends
pod-points-out-of-range = round { $round } has { $points } points
    .do = give a number from 0 to { NUMBER($most) }

# What each seat has.

pod-conceded = conceded
pod-keeps-score = keeps the score
pod-play-on = { AND($players) } conceded, the others play on
pod-told = { SEMICOLONS($seats) }
pod-seat-told =
    { $player } { $points }{ $conceded ->
        [yes] , conceded
       *[none] { $won ->
            [0] { "" }
            [one] , { $won } round won
           *[other] , { $won } rounds won
        }
    }
