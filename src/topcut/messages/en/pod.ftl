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

# Rounds that come in one by one.

pod-note-no-pod = { $match } is no pod: its result comes in as a whole
    .do = report the result
pod-note-reported = { $match } has all its rounds in already
    .do = confirm the result, or say what was otherwise
pod-note-same = { $match }: { $rounds ->
        [one] round 1 is in as it is here
       *[other] the { $rounds } rounds are in as they are here
    }
    .do = add the next round, or change one
pod-note-gap = { $count ->
        [one] round { AND($rounds) } is missing
       *[other] rounds { AND($rounds) } are missing
    }
    .do = add what is missing; a result has every round
pod-note-no-such-round = a pod plays rounds 1 to { $most }, each once
    .do = check the number of the round
pod-note-seats = round { $round } does not have points for { $seats } players
    .do = give the points of everybody, in the order of the seats
pod-note-concedes = a concession does not come in with a round
    .do = enter it by itself, then the rounds
    .cli = enter it by itself: `topcut concede`, then the rounds
pod-note-so-far = { $rounds } of { $of } rounds { $rounds ->
        [one] is
       *[other] are
    } in: { SEMICOLONS($seats) }
pod-note-nothing = none of the { $of } rounds is in yet
pod-seat-so-far = { $player } { $points }

# What each seat has.

pod-conceded = conceded
pod-keeps-score = keeps the score
pod-so-far =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } after { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
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
