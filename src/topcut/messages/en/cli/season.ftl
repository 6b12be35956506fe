# Seasons.
cli-season-ratings = Ratings: { $game }
cli-season-player = player
cli-season-list = { $list ->
        [overall] overall
        [constructed] constructed
        [limited] limited
       *[other] { $list }
    }
cli-season-not-rated = { $event } is not rated: { $why }
