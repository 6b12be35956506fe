# The site on this machine.
cli-serving-not-written = [bold]The database cannot be written.[/] Pages are shown, but nothing can be entered until that is fixed.
cli-serving-served = Topcut is served at [bold]{ $here }[/], and in this network at [bold]{ $network }[/]
cli-serving-only-here = Topcut is served at [bold]{ $here }[/], for this machine only
cli-serving-demo-link = { "  " }{ $who }: [bold]{ $link }[/]
cli-serving-others-report = [dim]All other players report and confirm on their own, one every few seconds.[/]
cli-serving-stop = [dim]Ctrl-C stops it; nothing is lost.[/]
cli-serving-adopted =
    { $event } is on the site as [bold]{ $slug }[/]: { $there ->
        [none] { $records ->
            [one] { $records } record
           *[other] { $records } records
        }
       *[other] { $records ->
            [one] { $records } new record
           *[other] { $records } new records
        }
    }.
cli-serving-director = The director's link: { $link }
cli-serving-fetched =
    Created [bold]{ $file }[/]: { $event }, { $records ->
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
    this backup has no secret: links from elsewhere are not valid here; `topcut link SLUG` prints new ones
cli-serving-rebuilt =
    Rebuilt the site's tables for { $events ->
        [one] { $events } event
       *[other] { $events } events
    }{ $differed ->
        [0] ; nothing differed.
        [one] . One was different and is put right: { AND($which) }.
       *[other] . { $differed } were different and are put right: { AND($which) }{ $more ->
            [0] .
           *[other] { " " }and { $more } more.
        }
    }
cli-serving-rated-anew = Ratings were different and are put right: { AND($ladders) }.
cli-serving-refreshed = { $events ->
        [0] The ratings are up to date.
        [one] Rated one event again
       *[other] Rated { $events } events again
    }{ $events ->
        [0] {""}
       *[other] { $waited ->
            [0] .
            [one] ; one had waited.
           *[other] ; { $waited } had waited.
        }
    }
