# A stack of slips.
cli-slips-type = [dim]{ $pods ->
        [yes] table, points of each round in seat order (900*-0-60)
       *[none] table or name, result
    }, Enter; an empty line ends it[/]
cli-slips-in = [dim]{ $slips ->
        [0] { "" }
        [one] { "" }
       *[other] { $taken } taken{ $refused ->
            [0] { "" }
           *[other] , { $refused } refused
        };{ " " }
    }{ $results }.[/]

# How a table stands now.
cli-slips-table =
    Table { $table }: { $seats }: [bold]{ $result }[/]{ $worth ->
        [none] { "" }
       *[other] { " " }({ $worth })
    }{ $state ->
        [none] { "" }
       *[other] , { $state }
    }
cli-slips-pod =
    Table { $table }{ $state ->
        [none] { "" }
       *[other] , { $state }
    }: [bold]{ $result }[/]
