# Seasons.
cli-season-ratings = Ratings: { $game }
cli-season-player = Spieler
cli-season-list = { $list ->
        [overall] gesamt
        [constructed] Constructed
        [limited] Limited
       *[other] { $list }
    }
cli-season-not-rated = { $event } zählt nicht fürs Rating: { $why }
