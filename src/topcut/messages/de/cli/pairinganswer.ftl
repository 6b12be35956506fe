# Eine ausgeloste Runde, was sie kostet und wie sie ausgelost wurde.
cli-pairinganswer-title =
    { $event } – { $round } ({ $state ->
        [posted] hängt aus
        [drawn] ausgelost
       *[unwritten] nicht geschrieben
    })
cli-pairinganswer-seed = [dim]Startwert { $seed }{ $draws ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }· { $draws }-mal ausgelost
    }[/]
cli-pairinganswer-cost = [dim]Kosten: { $cost }{ $best ->
        [none] { "" }
       *[other] { " " }(bestenfalls: { $best })
    }{ $seed ->
        [none] { " " }· von Hand geändert
       *[other] { " " }· Startwert { $seed }
    }{ $draws ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }· { $draws }-mal ausgelost
    }[/]
cli-pairinganswer-next = Als Nächstes: [bold]topcut post { $file }[/]
