# What a result means, told before it is entered.
meant-line = { $one } { $score } { $other }
meant-wins =
    { $player } wins{ $goes_on ->
        [yes] { " and goes on" }
       *[none] { "" }
    }
meant-nobody =
    { $outcome ->
        [draw] a tie
       *[loss] nobody wins
    }
meant-worth = { $player }: { $what }
