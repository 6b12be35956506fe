# Why two players meet, or why not.
cli-why-asked = [bold]Round { $round }: { $player } and { $other ->
        [none] the bye
       *[other] { $other }
    }[/]
