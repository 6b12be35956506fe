# The place or rank of a player, above the reasons for it.
cli-explaining-placed = [bold]{ $place }[/]  [bold]{ $player }[/]  { $why }
cli-explaining-ranked = [bold]{ $stage ->
        [none] { $rank }  { $player }
       *[other] { $stage }: { $rank }
    }[/]{ $record ->
        [none] { "" }
       *[other] { "  " }{ $record }
    }  { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
