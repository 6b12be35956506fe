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
    .do = report its rounds; who is not there or gives up concedes
pod-too-many-rounds = { $rounds } rounds in a pod of { $most }
    .do = check the score sheet
pod-emptied-nowhere = a seat that does not exist emptied its hand
    .do = seats are 0 to { $last }
pod-more-ends-than-rounds = more rounds were ended than played
    .do = check the score sheet

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
