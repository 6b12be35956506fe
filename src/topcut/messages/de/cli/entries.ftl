# Wer spielt: anmelden, aussteigen, wiederkommen.
cli-entries-entered =
    { $count } Spieler angemeldet{ $heat ->
        [none] { "" }
       *[other] { " " }für { $heat }
    }{ $late ->
        [0] { "" }
       *[other] , später, nach Runde { $late }, und { $count ->
            [one] spielt
           *[other] spielen
        } ab Runde { $first }
    }: { SEMICOLONS($players) }{ $more ->
        [0] { "" }
       *[other] { " " }…
    }. Im Turnier { $here ->
        [one] ist { $here } Spieler
       *[other] sind { $here } Spieler
    }.
cli-entries-drawn-without =
    Runde { $round } wurde ohne { $players ->
        [one] diesen Spieler
       *[other] diese Spieler
    } ausgelost; mit --reason neu auslosen
cli-entries-withdrawn = { $player } ist abgemeldet.
cli-entries-in-again = { $player } ist wieder im Turnier.
cli-entries-checked-in = { $player } ist als anwesend eingetragen.
cli-entries-brings = { $held ->
        [none] { $player } nutzt nichts, was anderswo verdient wurde.
       *[other] { $player } { $gives_up ->
            [yes] verzichtet auf: { AND($held) }.
           *[no] nutzt: { AND($held) }.
        }
    }
cli-entries-plays-instead =
    { $player } spielt, statt das verdiente Freilos zu nehmen{ $left ->
        [none] { "" }
       *[other] { " " }({ $left })
    }.
cli-entries-dropped =
    { $player } { $when ->
        [now] steigt
       *[before] ist
    } { $round ->
        [0] vor Runde 1
       *[other] nach Runde { $round }
    } { $when ->
        [now] aus
       *[before] ausgestiegen
    }.{ $games ->
        [none] { "" }
       *[other] { " " }{ BLANKS($games) }
    }
cli-entries-drop = { $told } Aussteigen lassen?
cli-entries-no-result =
    Tisch { $table } hat noch kein Ergebnis: es melden{ $how ->
        [none] { "" }
        [concede] , oder `concede` verwenden
        [no-show] , oder `no-show` verwenden
       *[both] , oder `concede` oder `no-show` verwenden
    }
cli-entries-still-plays =
    { $player } spielt noch Runde { $round }, die schon ausgelost ist; um sie ohne { $player } auszulosen: topcut pair --reason "…"
cli-entries-drawn-with = Runde { $round } wurde mit diesem Spieler ausgelost: neu auslosen
cli-entries-rounds = Das Turnier hat { $rounds }.
