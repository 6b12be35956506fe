# Die Website auf diesem Rechner.
cli-serving-not-written = [bold]In die Datenbank lässt sich nicht schreiben.[/] Seiten werden gezeigt, aber eintragen lässt sich nichts, bis das behoben ist.
cli-serving-served = Topcut läuft unter [bold]{ $here }[/], in diesem Netzwerk unter [bold]{ $network }[/]
cli-serving-only-here = Topcut läuft unter [bold]{ $here }[/], nur für diesen Rechner
cli-serving-demo-link = { "  " }{ $who }: [bold]{ $link }[/]
cli-serving-others-report = [dim]Alle anderen Spieler melden und bestätigen von selbst, alle paar Sekunden einer.[/]
cli-serving-stop = [dim]Strg-C hält die Website an; nichts geht verloren.[/]
cli-serving-adopted =
    { $event } ist auf der Website als [bold]{ $slug }[/]: { $there ->
        [none] { $records ->
            [one] { $records } Eintrag
           *[other] { $records } Einträge
        }
       *[other] { $records ->
            [one] { $records } neuer Eintrag
           *[other] { $records } neue Einträge
        }
    }.
cli-serving-director = Der Link der Spielleitung: { $link }
cli-serving-fetched =
    Angelegt: [bold]{ $file }[/], { $event }, { $records ->
        [one] { $records } Eintrag
       *[other] { $records } Einträge
    }.
cli-serving-backed-up = Gesichert in [bold]{ $file }[/].
cli-serving-restored =
    Wiederhergestellt: { $file }.{ $kept ->
        [none] { "" }
       *[other] { " " }Was vorher da war, liegt in [bold]{ $kept }[/].
    }
cli-serving-no-secret =
    dieser Sicherung fehlt das Geheimnis der Links: Links von anderswo gelten hier nicht; `topcut link SLUG` gibt neue aus
cli-serving-rebuilt =
    Listen der Website neu aufgebaut für { $events ->
        [one] { $events } Turnier
       *[other] { $events } Turniere
    }{ $differed ->
        [0] ; nichts war anders.
        [one] . Eines war anders und stimmt wieder: { AND($which) }.
       *[other] . { $differed } waren anders und stimmen wieder: { AND($which) }{ $more ->
            [0] .
           *[other] { " " }und { $more } weitere.
        }
    }
cli-serving-rated-anew = Ratings waren anders und stimmen wieder: { AND($ladders) }.
cli-serving-refreshed = { $events ->
        [0] Die Ratings sind auf dem neuesten Stand.
        [one] Ein Turnier neu gerechnet
       *[other] { $events } Turniere neu gerechnet
    }{ $events ->
        [0] {""}
       *[other] { $waited ->
            [0] .
            [one] ; eines hatte gewartet.
           *[other] ; { $waited } hatten gewartet.
        }
    }
