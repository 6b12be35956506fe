# An event that was played elsewhere.
cli-reporting-cards = { $event } – what the cards add up to
cli-reporting-differential = DF
cli-reporting-line = { $what }
cli-reporting-counted =
    { $players ->
        [one] One player
       *[other] { $players } players
    }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $games ->
        [one] one game.
       *[other] { $games } games.
    }
cli-reporting-missing = Round { $round }: { $player } has no game, so it counts as missed.
cli-reporting-obstacle = Cannot be finished yet: { $why }.
cli-reporting-ready = It can be handed in.
cli-reporting-handed-in = { $file } has the results and is finished: { $players ->
        [one] one player
       *[other] { $players } players
    }, { $rounds ->
        [one] one round.
       *[other] { $rounds } rounds.
    }
