# Was vor allem steht, was das Terminal auf der Fehlerausgabe sagt.
cli-out-note = [yellow]Hinweis:[/] { $words }
cli-out-refused = [bold red]Abgelehnt:[/] { $words }
cli-out-fault = [bold red]Das ist ein Fehler in Topcut[/], nicht im Getippten: { $what }{ $line ->
        [0] { "" }
       *[other] { " " }({ $file }, Zeile { $line })
    }
cli-out-fault-report =
    In der Datei steht alles, was angenommen wurde. Bitte mit TOPCUT_DEBUG=1 wiederholen und die Ausgabe melden, mit der Version
    (`topcut version`); wo, steht in CONTRIBUTING.md.
