# The site on this machine.
cli-serving-not-written = [bold]The database cannot be written.[/] Pages are shown; nothing is taken until that is mended.
cli-serving-served = Topcut is served at [bold]{ $here }[/], and in this network at [bold]{ $network }[/]
cli-serving-demo-link = { "  " }{ $who }: [bold]{ $link }[/]
cli-serving-others-report = [dim]All other players report and confirm by themselves, one every few seconds.[/]
cli-serving-stop = [dim]Ctrl-C stops it; nothing is lost.[/]
cli-serving-adopted =
    { $event } is at the site as [bold]{ $slug }[/]: { $there ->
        [none] { $records ->
            [one] { $records } record
           *[other] { $records } records
        }
       *[other] { $records ->
            [one] { $records } new record
           *[other] { $records } new records
        }
    }.
cli-serving-director = Its director enters by { $link }
cli-serving-fetched =
    Made [bold]{ $file }[/]: { $event }, { $records ->
        [one] { $records } record
       *[other] { $records } records
    }.
cli-serving-backed-up = Backed up to [bold]{ $file }[/].
cli-serving-restored =
    Restored { $file }.{ $kept ->
        [none] { "" }
       *[other] { " " }What was there before is kept as [bold]{ $kept }[/].
    }
cli-serving-no-secret =
    this backup holds no secret: links of elsewhere are not valid here; `topcut link SLUG` prints new ones
cli-serving-rebuilt =
    Made again what the site's tables know of { $events ->
        [one] { $events } event
       *[other] { $events } events
    }.
