cli-new-made =
    Created [bold]{ $file }[/]: { $event }, { $game }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }.
