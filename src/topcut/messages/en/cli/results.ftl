# Results come in.
cli-results-type = Type the slips, then press Ctrl-D on an empty line:
cli-results-confirmed = Table { $table } is confirmed.
cli-results-disputed = Table { $table } is disputed; [bold]topcut settle[/] decides it.
cli-results-settled =
    Table { $table } is settled: { $seats ->
        [none] { "" }
       *[other] { $seats }:{ " " }
    }[bold]{ $result }[/].
cli-results-corrected = Table { $table } is corrected.
cli-results-correct = Correct it?
