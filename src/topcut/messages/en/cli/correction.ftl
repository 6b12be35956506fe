# A correction before it is made.
cli-correction-result =
    Round { $round }, table { $table } ({ $seats }): { $before ->
        [none] no result
       *[other] { $before }
    } → [bold]{ $after }[/]
