# Results with a word of their own, and taking things back.
cli-endings-dropped = { $player } is dropped: these rules drop who does not come.
cli-endings-in = [dim]{ $results }.[/]
cli-endings-undone = Undone: { $act } (record { $seq }).
