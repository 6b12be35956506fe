# Simulated events.
cli-simulating-playing =
    { $events ->
        [one] Playing
       *[other] Playing { $events } events
    }
cli-simulating-played =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }, { $records ->
        [one] { $records } record
       *[other] { $records } records
    }{ $file ->
        [none] { "" }
       *[other] , kept in [bold]{ $file }[/]
    }
cli-simulating-many = { $events } events, { $records } records, { $findings } draws and rounds checked.
