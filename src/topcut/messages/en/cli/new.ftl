cli-new-made =
    Made [bold]{ $file }[/]: { $event }, { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
