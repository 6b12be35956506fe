# Platz oder Rang eines Spielers, über den Gründen dafür.
cli-explaining-placed = [bold]{ $place }[/]  [bold]{ $player }[/]  { $why }
cli-explaining-ranked = [bold]{ $stage ->
        [none] { $rank }  { $player }
       *[other] { $stage }: { $rank }
    }[/]{ $record ->
        [none] { "" }
       *[other] { "  " }{ $record }
    }  { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
