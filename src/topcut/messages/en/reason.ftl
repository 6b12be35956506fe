# Why a round is paired as it is.

reason-pair = { $high } ({ $high_total }) { $how ->
        [down] is paired down to
       *[level] meets
    } { $low } ({ $low_total }){ $met ->
        [again] { " again" }
       *[first] { "" }
    }: { $cause }
reason-bye = { $player } has { $byes ->
        [one] the bye
       *[other] a bye
    }{ $met ->
        [again] { " again" }
       *[first] { "" }
    }: { $cause }
reason-pinned = pinned by the director
reason-rematch = no pairing has fewer rematches
reason-teammates = equal totals; these teammates could not be kept apart
reason-level-by-differential = equal totals, differentials { SIGNED($high) } and { SIGNED($low) }
reason-level-by-sides = equal totals, { $high } against { $low }, drawn at random
reason-level = equal totals, drawn at random
reason-past = { $cause }; past { AND($totals) }, because every other pairing is worse
reason-past-all-met = { $cause }, and has met everybody on { AND($totals) }
reason-alone-on-total = nobody else is on { $total }
reason-met-all-on-total = has met everybody on { $total }
reason-not-better = no round in which { $player } meets somebody on { $total } is better
reason-last-of-odd-group = the last of an odd group on { $total }
reason-last-with-up = the last on { $total } with { $up } paired up
reason-last-with-resting = the last on { $total } with { $resting } on a bye
reason-last-with-both = the last on { $total } with { $up } paired up and { $resting } on a bye
reason-few = { AND($players) }
reason-many = { $count } players
reason-bye-given = given by the director
reason-bye-alone = nobody else is left to be paired with
reason-bye-met-all = has met everybody
reason-bye-instead = instead of a rematch that could not be avoided
reason-bye-second = without a second bye somewhere this round cannot be paired better
reason-bye-of-side = there are more on the { side-name } side; { $cause }
reason-bye-random = drawn at random
reason-bye-lowest = lowest total ({ $total }) among those without one
reason-bye-needed = the players below are needed to pair the others

# In a row that names the two: only the cause.
reason-row = { $how ->
        [down] paired down: { $cause }
       *[level] { $met ->
            [again] again: { $cause }
           *[first] { $cause }
        }
    }
reason-by-hand = changed by hand
reason-by-hand-met = changed by hand; they have already played
reason-by-hand-unequal = changed by hand; totals { $high } and { $low }
reason-by-hand-met-unequal = changed by hand; they have already played; totals { $high } and { $low }
reason-earned-bye = uses an earned bye

# Why two meet, or do not.
reason-cannot = { $players ->
        [one] { $who } cannot have the bye this round
       *[other] { AND($who) } cannot meet this round
    }
reason-must = { $players ->
        [one] { $who } must have the bye: there is no other way to pair this round
       *[other] { AND($who) } must meet: there is no other way to pair this round
    }
reason-always = { $players ->
        [one] { $who } has the bye in every best pairing; any other means { $price }
       *[other] { AND($who) } meet in every best pairing; any other means { $price }
    }
reason-only-with = { $players ->
        [one] { $who } could only have the bye with { $price }
       *[other] { AND($who) } could only meet with { $price }
    }
reason-can = { $players ->
        [one] { $who } can have the bye: some of the best pairings are like that, and chance decides
       *[other] { AND($who) } can meet: some of the best pairings are like that, and chance decides
    }
reason-price = more { $criterion ->
        [rematches] rematches
        [surplus_byes] surplus byes
        [repeated_byes] second byes
        [byes_above_lowest] points between the bye and the lowest total
        [paired_down_again] totals skipped where an opponent was left
        [unequal_totals] pairs with unequal totals
        [total_gaps] points between the totals of paired players
        [future_rounds] risk that a later round cannot be paired
        [differential_floats] players passed over by differential
        [differential_gaps] points between the differentials of paired players
        [teammates] pairs of teammates
       *[other] { $criterion }
    }: { $there } instead of { $best }
reason-cost = { $criterion ->
        [rematches] { $count ->
            [one] { $count } rematch
           *[other] { $count } rematches
        }
        [surplus_byes] { $count ->
            [one] { $count } surplus bye
           *[other] { $count } surplus byes
        }
        [repeated_byes] { $count ->
            [one] { $count } second bye
           *[other] { $count } second byes
        }
        [byes_above_lowest] { $count ->
            [one] { $count } point between the bye and the lowest total
           *[other] { $count } points between the bye and the lowest total
        }
        [paired_down_again] { $count ->
            [one] { $count } total skipped where an opponent was left
           *[other] { $count } totals skipped where an opponent was left
        }
        [unequal_totals] { $count ->
            [one] { $count } pair with unequal totals
           *[other] { $count } pairs with unequal totals
        }
        [total_gaps] { $count ->
            [one] { $count } point between the totals of paired players
           *[other] { $count } points between the totals of paired players
        }
        [future_rounds] { $count } risk that a later round cannot be paired
        [differential_floats] { $count ->
            [one] { $count } player passed over by differential
           *[other] { $count } players passed over by differential
        }
        [differential_gaps] { $count ->
            [one] { $count } point between the differentials of paired players
           *[other] { $count } points between the differentials of paired players
        }
        [teammates] { $count ->
            [one] { $count } pair of teammates
           *[other] { $count } pairs of teammates
        }
       *[other] { $count } { $criterion }
    }
reason-costs = { $costs }
reason-no-cost = nothing
reason-uses-earned-bye = { $player } uses an earned bye
reason-dearer-by-hand = changed by hand: { $cost } instead of { $best }
reason-best-by-hand = changed by hand: as good as the best possible
