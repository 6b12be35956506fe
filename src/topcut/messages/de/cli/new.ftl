cli-new-made =
    Angelegt: [bold]{ $file }[/], { $event }, { $game }, { $players } Spieler.
