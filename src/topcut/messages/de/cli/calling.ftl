cli-calling-done =
    Tisch { $table }: { $seats }: { $now ->
        [answered] ein Schiedsrichter ist am Tisch
        [taken] ein Schiedsrichter ist unterwegs
        [withdrawn] ein Schiedsrichter ist nicht mehr nötig
       *[called] ein Schiedsrichter ist gerufen
    }.
cli-calling-was-there = Tisch { $table }: { $seats }: ein Schiedsrichter war da
cli-calling-nobody-waits = Niemand wartet auf einen Schiedsrichter.
cli-calling-waits =
    Tisch { $table }: { $seats }: [bold]{ $caller ->
        [none] gerufen
       *[other] gerufen von { $caller }
    }{ $reason ->
        [none] { "" }
       *[other] : { $reason }
    }[/]{ $goes ->
        [none] { "" }
       *[other] ; { $goes }
    }
