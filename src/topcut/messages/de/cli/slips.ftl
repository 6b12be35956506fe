# Ein Stapel Zettel.
cli-slips-type = [dim]{ $pods ->
        [yes] Tisch, Punkte jeder Runde in der Reihenfolge der Plätze (900*-0-60)
       *[none] Tisch oder Name, Ergebnis
    }, Eingabetaste; eine leere Zeile beendet es[/]
cli-slips-in = [dim]{ $slips ->
        [0] { "" }
        [one] { "" }
       *[other] { $taken } angenommen{ $refused ->
            [0] { "" }
           *[other] , { $refused } abgelehnt
        };{ " " }
    }{ $results }.[/]

# Wie ein Tisch jetzt steht.
cli-slips-table =
    Tisch { $table }: { $seats }: [bold]{ $result }[/]{ $worth ->
        [none] { "" }
       *[other] { " " }({ $worth })
    }{ $state ->
        [none] { "" }
       *[other] , { $state }
    }
cli-slips-pod =
    Tisch { $table }{ $state ->
        [none] { "" }
       *[other] , { $state }
    }: [bold]{ $result }[/]
