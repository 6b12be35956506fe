# Runden, Lose, das Endspiel der beiden Ersten.
cli-rounds-started =
    Begonnen mit { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } und { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }.
cli-rounds-begun =
    Es hat begonnen: { $players ->
        [one] { $players } Spieler ist
       *[other] { $players } Spieler sind
    } angemeldet.
cli-rounds-posted = { $round } hängt aus
cli-rounds-seated = Tisch { $table }: { $seats }.
cli-rounds-withdrawn = Runde { $round } ist zurückgezogen; mit --reason neu paaren.
cli-rounds-lot = Ausgelost: { $players }.
cli-rounds-confrontation = { $player } gewinnt das Endspiel der beiden Ersten und ist Erster.
cli-rounds-reopened = Wieder geöffnet. Korrigiere, was zu korrigieren ist, und beende es dann wieder.
