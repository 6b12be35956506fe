# Registration: its hours and places, and who waits.
cli-registering-told =
    { $state ->
        [open] Registration is open
        [full] All places are taken
        [later] Registration is not open yet
        [closed] Registration is closed
       *[begun] The event has begun
    }{ $places ->
        [0] { "" }
       *[other] ; { $left } of { $places } places are left
    }.{ $waiting ->
        [none] { "" }
       *[other] { " " }Waiting: { $waiting }.
    }
cli-registering-moved-up = { $player } has a place now.
