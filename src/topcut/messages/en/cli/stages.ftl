# Stages: the bracket, heats, prizes.
cli-stages-drawn = Drawn: [bold]{ $file }[/]
cli-stages-joined = { $player } plays in { $heat }.
cli-stages-split =
    { $players } split the prizes evenly { $then ->
        [end] and play no further
       *[on] and play on
    }.
cli-stages-no-prize = These places have no prize.
cli-stages-not-finished = the event is not finished: this is what they would get now
