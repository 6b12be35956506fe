# Ein Tisch mit allem, was bekannt ist.
cli-tableshown-title = { $event } – { $round }
cli-tableshown-counts = Zählt: { $worth }
cli-tableshown-deadline = Endet { $until }
cli-tableshown-conceded = { $player } hat aufgegeben; um das abzulehnen: [bold]topcut undo --seq { $seq }[/]
