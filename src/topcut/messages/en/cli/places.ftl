# Places over all stages, lots, prizes.
cli-places-place = place
cli-places-places = places
cli-places-players = players
cli-places-each = each
cli-places-prizes = Prizes
cli-places-left = { $left } cannot be divided
cli-places-all-drawn = [dim]All seats were drawn by lot.[/]

# The order that a lot made: the first of them, and those behind in the same way.
cli-places-before = { $first } before { $then }
cli-places-drawn = [dim]Drawn by lot, because nothing separates them: { $order }{ $left ->
        [0] { "" }
        [one] ; { $out } is not in
       *[other] ; { $out } are not in
    }.[/]
