# One table with all that is known of it.
cli-tableshown-title = { $event } – { $round }
cli-tableshown-counts = Counts: { $worth }
cli-tableshown-deadline = Ends { $until }
cli-tableshown-conceded = { $player } conceded; to reject it: [bold]topcut undo --seq { $seq }[/]
