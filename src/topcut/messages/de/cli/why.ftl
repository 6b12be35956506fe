# Warum zwei Spieler sich treffen, oder warum nicht.
cli-why-asked = [bold]Runde { $round }: { $player } und { $other ->
        [none] das Freilos
       *[other] { $other }
    }[/]
