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
cli-tables-standings =
    { $event } – { $state ->
        [final] final standings
        [before] standings before round 1
        [after] standings after round { $round }
       *[during] standings during round { $round }
    }
cli-tables-standings-of =
    { $event } – { $stage }{ $state ->
        [none] { "" }
        [after] { " " }after round { $round }
       *[during] { " " }during round { $round }
    }
cli-tables-players = { $event } – players
cli-tables-journal = { $event } – journal
cli-tables-changes = What this changes
cli-tables-dropped = { $player } (dropped)

# How a player stands.
cli-tables-entrant = { $told }
cli-tables-withdrawn = withdrawn
cli-tables-late = late, after round { $round }
cli-tables-dropped-after = dropped after round { $round }
cli-tables-checked-in = checked in
cli-tables-seeded = seed { $seed } of { $stage }
