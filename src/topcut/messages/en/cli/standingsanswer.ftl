# Standings, and why they may not be the last word.
cli-standingsanswer-places =
    { $event } – { $state ->
        [final] final places
       *[other] places so far
    }
cli-standingsanswer-provisional =
    provisional: { $awaited ->
        [one] { $awaited } result is
       *[other] { $awaited } results are
    } still awaited
cli-standingsanswer-unfinished =
    round { $round } is not finished: { $waiting ->
        [one] { $waiting } result
       *[other] { $waiting } results
    } to come
cli-standingsanswer-tied =
    { $tied } players share rank { $rank }, so { $inside } are inside the cut to { $cut }
