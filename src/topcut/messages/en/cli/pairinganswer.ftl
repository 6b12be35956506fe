# A drawn round, what it costs and how it was drawn.
cli-pairinganswer-title =
    { $event } – { $round } ({ $state ->
        [posted] posted
        [drawn] drawn
       *[unwritten] not written
    })
cli-pairinganswer-seed = [dim]Seed { $seed }{ $draws ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }· drawn { $draws } times
    }[/]
cli-pairinganswer-cost = [dim]Cost: { $cost }{ $best ->
        [none] { "" }
       *[other] { " " }(the best possible: { $best })
    }{ $seed ->
        [none] { " " }· changed by hand
       *[other] { " " }· seed { $seed }
    }{ $draws ->
        [0] { "" }
        [one] { "" }
       *[other] { " " }· drawn { $draws } times
    }[/]
cli-pairinganswer-next = Next: [bold]topcut post { $file }[/]
