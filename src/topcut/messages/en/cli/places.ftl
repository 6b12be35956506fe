# Places over all stages, prizes.
cli-places-place = place
cli-places-places = places
cli-places-players = players
cli-places-each = each
cli-places-prizes = Prizes
cli-places-left = { $left } cannot be divided
