# Tables: what stands over them, over their columns, and in their cells.
cli-tables-player = player
cli-tables-handle = handle
cli-tables-rank = rank
cli-tables-record = record
cli-tables-points = points
cli-tables-pts = pts
cli-tables-seat = seat
cli-tables-seed = seed
cli-tables-table = table
cli-tables-first = first
cli-tables-second = second
cli-tables-against = against
cli-tables-result = result
cli-tables-state = state
cli-tables-rating = rating
cli-tables-side-and-team = side, team
cli-tables-heat = heat
cli-tables-when = when (UTC)
cli-tables-who = who
cli-tables-what = what
cli-tables-by =
    { $actor ->
        [director] director
       *[other] { $actor }
    }

# The number of a record of the journal.
cli-tables-record-number = record
cli-tables-right = ok
cli-tables-differs = DIFFERS
cli-tables-titled = { $event } – { $title }
cli-tables-players = { $event } – players
cli-tables-journal = { $event } – journal
cli-tables-changes = What this changes
cli-tables-bye = bye
cli-tables-dropped = { $player } (dropped)

# How a result stands.
cli-tables-status =
    { $status ->
        [open] open
        [reported] reported
        [confirmed] confirmed
        [disputed] disputed
        [settled] settled
        [delayed] delayed
       *[other] { $status }
    }
