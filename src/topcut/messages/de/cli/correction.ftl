# Eine Berichtigung, bevor sie gemacht wird.
cli-correction-result =
    Runde { $round }, Tisch { $table } ({ $seats }): { $before ->
        [none] kein Ergebnis
       *[other] { $before }
    } → [bold]{ $after }[/]
