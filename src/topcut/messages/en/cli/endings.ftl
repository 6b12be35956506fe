# Results with a word of their own, and taking things back.
cli-endings-dropped = { $player } is dropped: these rules drop a player who does not show up.
cli-endings-in = [dim]{ $results }.[/]
cli-endings-undone = Undone: { $act } (record { $seq }).
cli-endings-closed =
    Round { $round }: { $tables ->
        [one] one game
       *[other] { $tables } games
    } not finished.
