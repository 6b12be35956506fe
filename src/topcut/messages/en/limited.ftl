# Limited play: drafting groups and their seats, the times of a draft, swapped pools, suspended drafters.

limited-rules-unknown = the rulebook does not say how { $format } is drafted
    .do = follow { $count ->
        [0] its own rules
       *[other] { AND($documents) }
    }
limited-constructed = { $format } is not drafted: everybody brings a deck
limited-way-nothing = there is nothing to hand out
limited-way-new-event =
    .cli = create an event that is: `topcut new TITLE --rulebook { $rulebook } --option format={ $format }`
    .web = create an event that is: “New event”
    .api = Create with the format { $format } of { $rulebook }
limited-playoff-unseated = the pairings of this play-off follow from the draft seats (8.2)
    .step = seat the draft first
    .typed = seat
    .web = seat the draft first: “Seat the draft”
    .api = SeatGroups
limited-pods-unseated = players meet inside their draft pod, but nobody has been seated yet (7.6)
    .cli = seat the draft first: `topcut seat`; or lift the restriction{ $when ->
        [entering] { " " }before the start
       *[started] { "" }
    }: `topcut set play_inside_pod=no --reason "…"`
    .step = seat the draft first
    .typed = seat
    .web = seat the draft first: “Seat the draft”; or lift the restriction{ $when ->
        [entering] { " " }before the start
       *[started] { "" }
    }: “House rules” in Setup
    .api = SeatGroups, or ChangeSettings with play_inside_pod
limited-sides-undrawn = light meets dark, but not everybody has a side yet
    .step = seat the draft first
    .typed = seat
    .web = seat the draft first: “Seat the draft”
    .api = SeatGroups
limited-round-posted = round { $round } is posted, and the draft comes before the first round
    .cli = withdraw the round first (`topcut withdraw-round --reason WHY`){ $stages ->
        [1] { "" }
       *[other] , or open the next stage
    }
    .web = withdraw the round first{ $stages ->
        [1] { "" }
       *[other] , or open the next stage
    }
    .api = WithdrawRound{ $stages ->
        [1] { "" }
       *[other] , or OpenStage
    }

# How large groups are

limited-sizes = { $least } to { $most }
limited-too-few = { $players ->
        [one] { $players } player
       *[other] { $players } players
    } cannot draft in groups of { $size }
    .do = wait for more: a group needs at least { $least }
limited-groups-impossible = { $players } players cannot be divided into groups of { $size }
    .do = choose other limits for the groups
limited-cube-too-few = a cube is drafted by { OR($sizes) } players, and there are { $players }
    .do = four players can draft both sides (cube-both-sides), other numbers Winston (cube-winston)
limited-cube-odd = { $players } is an odd number of players, and a cube has as many on the light side as on the dark side
    .cli = add or drop a player, or draft Winston: `topcut set format=cube-winston --reason "…"`
    .web = add or drop a player, or draft Winston: “House rules” in Setup
    .api = add or drop a player, or ChangeSettings with format cube-winston
limited-not-four = exactly four players draft both sides, and there are { $players }
    .do = choose cube for 6, 8, 10 or more, cube-winston for odd numbers
limited-winston-too-few = a Winston draft of two sides needs four players, and there are { $players }
    .do = wait for more players, or draft cube-squirrel with three
limited-sealed-without-groups = sealed decks are built without drafting groups
    .do = hand out the cards and build
limited-sides-too-few = { $players } player cannot make two sides
    .do = wait for more

# The times of a draft

limited-times-of-none = nobody can pick from { $left } cards
    .do = give 1 or more
limited-sizes-unreadable = '{ $typed }' is not a pack size
    .do = write it like 7, or like 7,6,7
limited-no-times = the rulebook gives no pick times
    .do = let the players take the time they need
limited-packs-impossible = { $packs } packs of { $sizes } cards cannot be drafted
    .cli = say how many (--packs, --size)
    .web = say how many
    .api = say how many
limited-sizes-of-packs = { $sizes } sizes were given for { $packs } packs
    .do = give one for all packs, or one for each

# What the director does

limited-seated-already = the drafting groups have already been seated
    .cli = see `topcut seats`, or say why you are seating them again (--reason)
    .web = see the seats, or say why you are seating them again
    .api = SeatGroups with a reason
limited-not-sealed = drafted cards stay with whoever drafted them
    .do = pools are swapped in sealed events
limited-swap-unannounced = swapping pools was not announced
    .cli = announce it before the start: `topcut set pool_swap=true --reason WHY`
    .web = announce it before the start: “House rules” in Setup
    .api = ChangeSettings with pool_swap, before the start
limited-decks-built = round 1 is posted: the decks are built
    .do = withdraw the round first
limited-swapped-already = the pools have already been swapped
    .cli = say why you are swapping them again (--reason)
    .web = say why you are swapping them again
    .api = SwapPools with a reason
limited-one-pool = one pool cannot change hands
    .do = wait for more players
limited-suspended-already = { $player } is already suspended from the draft
    .cli = draw their picks with `topcut pick`
    .web = draw their picks with “Draw the pick”
    .api = DrawPick
limited-not-suspended = { $player } is not suspended, so they pick for themselves
    .cli = suspend them from the draft first (`topcut suspend`)
    .web = suspend them from the draft first
    .api = Suspend
limited-pick-drawn = this pick has already been drawn: card { $card } of { $left }
    .do = go on with the next pick
limited-no-pack = this draft has no pack { $pack }
    .do = choose { $first }{ $last ->
        [0] { "" }
       *[other] { " " }to { $last }
    }
limited-pick-impossible = nobody can pick from { $left } cards
    .do = choose 1 to { $most }
limited-not-drafting = { $player } is not drafting
    .cli = seat the groups first (`topcut seat`); after the first round the draft is over
    .web = seat the groups first; after the first round the draft is over
    .api = SeatGroups; after the first round the draft is over

# The seats of a draft

limited-group = group { $number }{ $side ->
        [none] { $cube ->
            [0] { "" }
           *[other] { " – " }cube { $cube }
        }
       *[other] { " – " }{ side-name }{ $cube ->
            [0] { "" }
           *[other] , cube { $cube }
        }
    }
limited-column = { $column ->
        [player] player
        [seat] seat
        [turn] turn
        [number] no.
        [begins] starts
        [what] what
        [seconds] seconds
        [pass-to] pass to the
        [pack] pack
        [gets] gets
       *[builds-from] builds from the pool of
    }
limited-drafter = { $player }{ $first ->
        [none] { "" }
       *[yes] { " " }(picks first)
    }{ $suspended ->
        [none] { "" }
       *[yes] { " " }(suspended)
    }
limited-packs-numbered = { $count ->
        [one] pack
       *[other] packs
    } { AND($packs) }
limited-packs-and-so-on = packs { $first }, { $next } …
limited-direction = { $direction ->
        [left] left
       *[right] right
    }
limited-passed-to = { $packs } { $direction ->
        [left] left
       *[right] right
    } to
limited-pass = pass { $packs } to the { $direction ->
        [left] left
       *[right] right
    }, to { $player }
limited-turns = turns: { $players }
limited-suspended = suspended from the draft: an official picks at random
limited-random-picks = picks drawn at random
limited-card-from-the-top = card { $card } of { $left }, from the top
limited-inside-groups = players meet inside their group
limited-across-groups = players meet across the groups

# Pick by pick

limited-times = times of the draft
limited-in-all = { $time } in all
limited-pick = pack { $pack }, { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left
limited-review = review
