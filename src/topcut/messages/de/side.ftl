# Die Seiten eines Spiels, das sie paart.
side-name =
    { $side ->
        [light] hell
        [dark] dunkel
       *[other] { $side }
    }
