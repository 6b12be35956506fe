# Der Platz, mit dem ein Turnier für einen Spieler endet. Ganze Sätze, ohne den Punkt.

myplace-won = Du hast { $event } gewonnen
myplace-below = { $places ->
        [1] Um einen Platz
       *[other] Um { $places } Plätze
    } am Cut vorbei
myplace-told = { CAPITAL($told) }
