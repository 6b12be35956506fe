cli-calling-done =
    Table { $table }: { $seats }: { $now ->
        [answered] a judge is at the table
        [taken] a judge is on the way
        [withdrawn] a judge is no longer needed
       *[called] a judge has been called
    }.
cli-calling-was-there = Table { $table }: { $seats }: a judge has been there
cli-calling-nobody-waits = Nobody is waiting for a judge.
cli-calling-waits =
    Table { $table }: { $seats }: [bold]{ $caller ->
        [none] called
       *[other] called by { $caller }
    }{ $reason ->
        [none] { "" }
       *[other] : { $reason }
    }[/]{ $goes ->
        [none] { "" }
       *[other] ; { $goes }
    }
