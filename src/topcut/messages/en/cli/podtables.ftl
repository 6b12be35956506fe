# Pods: what each seat has.
cli-podtables-won = won
cli-podtables-rounds = rounds
cli-podtables-so-far = points so far
cli-podtables-conceded = conceded
cli-podtables-play-on = { AND($players) } conceded, the others play on
cli-podtables-told = { SEMICOLONS($seats) }
cli-podtables-seat-told =
    { $player } { $points }{ $conceded ->
        [yes] , conceded
       *[none] { $won ->
            [0] { "" }
            [one] , { $won } round won
           *[other] , { $won } rounds won
        }
    }
