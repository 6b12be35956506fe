# Rounds, lots, the final confrontation.
cli-rounds-started =
    Started with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } and { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }.
cli-rounds-begun =
    It has begun: { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } entered.
cli-rounds-posted = { $round } is posted
cli-rounds-seated = Table { $table }: { $seats }.
cli-rounds-withdrawn = Round { $round } is withdrawn; pair it again with --reason.
cli-rounds-lot = Drawn by lot: { $players }.
cli-rounds-confrontation = { $player } won the final confrontation and is first.
cli-rounds-reopened = Reopened. Correct what is to be corrected, then finish it again.
