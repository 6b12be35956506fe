# The sides of a game that pairs them.
side-name =
    { $side ->
        [light] light
        [dark] dark
       *[other] { $side }
    }
