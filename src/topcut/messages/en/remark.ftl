# What to look at twice in a result, though it can be.

remark-no-score = the score is not known, so the differential is 0
remark-not-counted = { $what } do not count in { $game }
remark-huge-score = a score of { $score }: check the slip
remark-winner-behind = the winner has fewer points, { $score }: swapped, or decided by missions or a card?
remark-win-too-low = a full win with { $points } of { $needed } points: did time run out? then it is { $typed }
remark-completed-at-time = all victory conditions are met, so it is a full win though time was called
remark-enough-at-time = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at time: a full win, if all victory conditions were met
remark-nobody-has-won = nobody has won { $needed ->
        [one] { $needed } game
       *[other] { $needed } games
    }: did time run out? then it is { $typed }
remark-unfinished-game = a game that was not finished is drawn: was there one? then it is { $typed }
remark-missing-stars = nobody emptied their hand in { $count ->
        [one] round
       *[other] rounds
    } { AND($rounds) }: is a * missing?
remark-with-time =
    .cli = { $score } `time`
    .web = { $score } “time”
remark-published = published so elsewhere: { $why }
