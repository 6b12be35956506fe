# Simulierte Turniere.
cli-simulating-playing =
    { $events ->
        [one] Turnier wird gespielt
       *[other] { $events } Turniere werden gespielt
    }
cli-simulating-played =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }, { $records ->
        [one] { $records } Eintrag
       *[other] { $records } Einträge
    }{ $file ->
        [none] { "" }
       *[other] , aufbewahrt in [bold]{ $file }[/]
    }
cli-simulating-many = { $events } Turniere, { $records } Einträge, { $findings } Auslosungen und Runden geprüft.
