cli-calling-done =
    Table { $table }: { $seats }: { $now ->
        [answered] a judge is there
        [withdrawn] no judge is needed any more
       *[called] a judge has been called
    }.
cli-calling-nobody-waits = Nobody waits for a judge.
cli-calling-waits =
    Table { $table }: { $seats }: [bold]{ $caller ->
        [none] called
       *[other] called by { $caller }
    }{ $reason ->
        [none] { "" }
       *[other] : { $reason }
    }[/]
