# When a round ends, or a table that has longer.
cli-moments-round =
    Round { $round } { $when ->
        [past] ended
       *[other] ends
    } { $until }{ $final ->
        [yes] , no extensions
       *[none] { "" }
    }.
cli-moments-table =
    Table { $table } ({ $seats }) { $when ->
        [past] ended
       *[other] ends
    } { $until }{ $final ->
        [yes] , no extensions
       *[none] { "" }
    }.
