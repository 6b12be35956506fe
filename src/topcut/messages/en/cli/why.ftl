# Why two players meet, or why not.
cli-why-asked = [bold]Round { $round }: { $player } and { $other ->
        [none] the bye
       *[other] { $other }
    }[/]
cli-why-meets = { $player } meets { $opponent } at table { $table }
cli-why-bye = { $player } has the bye
cli-why-best = then the best round would be { $tables }
cli-why-with-bye = { $player } (bye)
