# Standard Orbit: who sits where.
cli-orbiting-sitting = { $seats } (decks of { $owners })
cli-orbiting-round =
    Round { $round }, { $moves ->
        [0] before the first move
        [one] after { $moves } move
       *[other] after { $moves } moves
    }
cli-orbiting-table = table
cli-orbiting-seat = seat
cli-orbiting-player = player
cli-orbiting-deck-of = deck of
cli-orbiting-goes-next = goes next to
cli-orbiting-place = table { $table }, seat { $seat }
