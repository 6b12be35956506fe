# The seating plan of a draft.
cli-seatingplan-group =
    Group { $number }{ $parts ->
        [none] { "" }
       *[other] { " " }– { $parts }
    }
cli-seatingplan-side =
    { $side ->
        [light] light
        [dark] dark
       *[other] { $side }
    }
cli-seatingplan-cube = cube { $cube }
cli-seatingplan-seat = seat
cli-seatingplan-turn = turn
cli-seatingplan-player = player
cli-seatingplan-drafter =
    { $player }{ $first ->
        [none] { "" }
       *[other] { " " }(picks first)
    }{ $suspended ->
        [none] { "" }
       *[other] { " " }(suspended)
    }

# Who passes what to whom
cli-seatingplan-packs =
    { $count ->
        [one] pack { $packs }
       *[other] packs { AND($packs) }
    }
cli-seatingplan-packs-and-on = packs { $packs } …
cli-seatingplan-direction =
    { $packs } { $direction ->
        [left] left
       *[right] right
    }
cli-seatingplan-to = to { $player }

# One player
cli-seatingplan-place =
    { $player }: group { $number }{ $parts ->
        [none] { "" }
       *[other] { " " }– { $parts }
    }, seat { $seat } of { $seats }.
cli-seatingplan-passes =
    You pass { $packs } to the { $direction ->
        [left] left
       *[right] right
    }, to { $player }.
cli-seatingplan-turns = Turns: { $players }.
cli-seatingplan-plays-side =
    { $player } plays the { $side ->
        [light] light
        [dark] dark
       *[other] { $side }
    } side.
cli-seatingplan-suspended = Suspended from the draft: an official picks at random.
cli-seatingplan-pool =
    { $player } has { $owner ->
        [none] their own pool
       *[other] the pool that { $owner } registered
    }.
