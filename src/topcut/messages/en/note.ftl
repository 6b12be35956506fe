# What to mind of a drawn round, of its pairing, and of rounds inside pods.

note-future-unknown = future rounds: not known for { $players } players
note-teammates-unproven = teammates: kept apart as far as possible, but not proven to be the fewest
note-differential-unproven = differential: not proven to be the best among pairings with the same totals
note-only-nearest = not proven to be the best: for each player only the { $width } nearest were considered
note-stranded-anyway = after this round, later rounds cannot all be paired without a rematch or a second bye, and no
    pairing avoids that
note-stranded = after this round, later rounds cannot all be paired without a rematch or a second bye; drawn with
    { $option } they can, at the cost of { $price }
note-keeping-future =
    .cli = --keep-future
    .web = “Keep later rounds pairable before equal totals”
note-price = { $there } instead of { $here } { $criterion ->
        [rematches] rematches
        [surplus_byes] surplus byes
        [repeated_byes] repeated byes
        [byes_above_lowest] byes above lowest
        [paired_down_again] paired down again
        [unequal_totals] unequal totals
        [total_gaps] total gaps
        [differential_floats] differential floats
        [differential_gaps] differential gaps
        [teammates] teammates
       *[other] { $criterion }
    }
note-of-one-side = { $first } and { $second } both play the { side-name } side: the document does not say how they meet;
    agree with them before they play

# Rounds inside pods.

note-alone-in-pod = { $player } is the only one left in pod { $pod } and has a bye in every round (7.6); to let them play,
    lift the restriction to the pod: { $how }
note-lifting =
    .cli = `topcut set play_inside_pod=no --reason "…"`
    .web = “House rules” in Setup
note-too-many-for-pods = { $rounds } rounds inside pods of { AND($sizes) }: after round { $most } a pod of { $least } has
    only rematches left (7.6); play { $most } rounds, or lift the restriction to the pod{ $when ->
        [started] , a deviation
       *[entering] { " before the start" }
    }
note-rounds-in-pods =
    .cli = { $what } (`topcut set play_inside_pod=no --reason "…"`)
    .web = { $what }
note-other = { $what }
