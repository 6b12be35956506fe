# Ein Turnier ansehen.
cli-look-before-the-cut = die Feinwertung vor dem Cut: `topcut standings { $file } --stage { $stage }`
cli-look-pairings = [bold]{ $event } – { $round }[/]
cli-look-players = { $players } im Turnier
cli-look-event =
    { "" }[bold]{ $event }[/] – { $rulebook }, { $players } Spieler
cli-look-stage = Abschnitt { $number } von { $last }, { $stage }.
cli-look-judge = Auf einen Schiedsrichter warten: { $tables }. (`topcut call` sagt, warum)
cli-look-next = Als Nächstes: { $do }: [bold]{ $command }[/]
