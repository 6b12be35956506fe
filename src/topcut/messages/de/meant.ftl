# Was ein Ergebnis bedeutet, bevor es eingetragen wird.
meant-line = { $one } { $score } { $other }
meant-wins =
    { $player } gewinnt{ $goes_on ->
        [yes] { " und kommt weiter" }
       *[none] { "" }
    }
meant-nobody =
    { $outcome ->
        [draw] unentschieden
       *[loss] niemand gewinnt
    }
meant-worth = { $player }: { $what }
