# Looking at an event.
cli-look-before-the-cut = the tie-breakers before the cut: `topcut standings { $file } --stage { $stage }`
cli-look-pairings = [bold]{ $event } – { $round }[/]
cli-look-players = { $players } in the event
cli-look-event =
    { "" }[bold]{ $event }[/] – { $rulebook }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
cli-look-stage = Stage { $number } of { $last }, { $stage }.
cli-look-judge = Waiting for a judge: { $tables }. (`topcut call` says why)
cli-look-next = Next: { $do }: [bold]{ $command }[/]
