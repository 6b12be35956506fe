# Berichtigungen zu jeder Zeit, und was zu einem Spieler notiert ist.
cli-corrections-renamed = { $before } heißt ab jetzt { $player }.
cli-corrections-retitled = Das Turnier heißt { $title }.
cli-corrections-noted = Notiert zu { $player }.
cli-corrections-fee =
    { $paid ->
        [yes] { $player } hat bezahlt.
       *[no] Das Startgeld von { $player } ist offen.
    }
