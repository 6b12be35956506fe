# Die Anmeldung: wann, wie viele Plätze, und wer wartet.
cli-registering-told =
    { $state ->
        [open] Die Anmeldung ist offen
        [full] Alle Plätze sind vergeben
        [later] Die Anmeldung ist noch nicht offen
        [closed] Die Anmeldung ist geschlossen
       *[begun] Das Turnier hat begonnen
    }{ $places ->
        [0] { "" }
       *[other] ; { $left } von { $places } Plätzen frei
    }.{ $waiting ->
        [none] { "" }
       *[other] { " " }Warteliste: { $waiting }.
    }
cli-registering-moved-up = { $player } rückt nach.
