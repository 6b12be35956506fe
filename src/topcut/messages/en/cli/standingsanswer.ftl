# Standings, and why they may not be the last word.
cli-standingsanswer-places =
    { $event } – { $state ->
        [final] final places
       *[other] places so far
    }
