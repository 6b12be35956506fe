# Limited play: drafting groups and their seats, the times of a draft, swapped pools, suspended drafters.

limited-rules-unknown = the rulebook does not say how { $format } is drafted
    .do = follow { $count ->
        [0] its own rules
       *[other] { AND($documents) }
    }
limited-constructed = { $format } is not drafted: everybody brings a deck
limited-way-nothing = there is nothing to hand out
limited-way-new-event =
    .cli = make an event that is: `topcut new TITLE --rulebook { $rulebook } --option format={ $format }`
    .web = make an event that is: “New event”
    .api = Create with the format { $format } of { $rulebook }
limited-playoff-unseated = who meets whom in this play-off follows from the seats of its draft (8.2)
    .step = seat the draft first
    .typed = seat
    .web = seat the draft first: “Seat the draft”
    .api = SeatGroups
limited-pods-unseated = players meet inside their draft pod, and nobody has been seated (7.6)
    .cli = seat the draft first: `topcut seat`; or lift the restriction{ $when ->
        [entering] { " " }before the start
       *[started] { "" }
    }: `topcut set play_inside_pod=no --reason "…"`
    .step = seat the draft first
    .typed = seat
    .web = seat the draft first: “Seat the draft”; or lift the restriction{ $when ->
        [entering] { " " }before the start
       *[started] { "" }
    }: “Settings”
    .api = SeatGroups, or ChangeSettings with play_inside_pod
limited-sides-undrawn = light meets dark, and not everybody has a side yet
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
limited-cube-too-few = a cube is drafted by { OR($sizes) } players, here are { $players }
    .do = four can draft both sides (cube-both-sides), others Winston (cube-winston)
limited-cube-odd = { $players } players are an odd number, and a cube has as many on the light as on the dark side
    .cli = let somebody in or out, or draft Winston: `topcut set format=cube-winston --reason "…"`
    .web = let somebody in or out, or draft Winston: “Settings”
    .api = let somebody in or out, or ChangeSettings with format cube-winston
limited-not-four = both sides are drafted by exactly four players, here are { $players }
    .do = choose cube for 6, 8, 10 or more, cube-winston for odd numbers
limited-winston-too-few = a Winston draft of two sides needs four players, here are { $players }
    .do = wait for more, or draft cube-squirrel with three
limited-sealed-without-groups = sealed decks are built without drafting groups
    .do = hand out the cards and build
limited-sides-too-few = { $players } player cannot make two sides
    .do = wait for more

# The times of a draft

limited-times-of-none = nobody picks among { $left } cards
    .do = give 1 or more
limited-sizes-unreadable = '{ $typed }' is no size of packs
    .do = write it like 7, or like 7,6,7
limited-no-times = the rulebook prints no times for picks
    .do = let the players take what they need
limited-packs-impossible = { $packs } packs of { $sizes } cards cannot be drafted
    .cli = say how many (--packs, --size)
    .web = say how many
    .api = say how many
limited-sizes-of-packs = { $sizes } sizes for { $packs } packs
    .do = give one for all packs, or one for each

# What the director does

limited-seated-already = the drafting groups have been seated already
    .cli = see `topcut seats`, or say why they are seated again (--reason)
    .web = see the seats, or say why they are seated again
    .api = SeatGroups with a reason
limited-not-sealed = drafted cards stay with whoever drafted them
    .do = pools are swapped in sealed events
limited-swap-unannounced = it was not announced that pools are swapped
    .cli = announce it before the start: `topcut set pool_swap=true --reason WHY`
    .web = announce it before the start: “Settings”
    .api = ChangeSettings with pool_swap, before the start
limited-decks-built = round 1 is posted: the decks are built
    .do = withdraw the round first
limited-swapped-already = the pools have been swapped already
    .cli = say why they are swapped again (--reason)
    .web = say why they are swapped again
    .api = SwapPools with a reason
limited-one-pool = one pool cannot change hands
    .do = wait for more players
limited-suspended-already = { $player } is suspended from the draft already
    .cli = draw their picks with `topcut pick`
    .web = draw their picks with “Draw the pick”
    .api = DrawPick
limited-not-suspended = { $player } picks for themselves
    .cli = suspend them from the draft first (`topcut suspend`)
    .web = suspend them from the draft first
    .api = Suspend
limited-pick-drawn = this pick was drawn already: card { $card } of { $left }
    .do = go on with the next pick
limited-no-pack = this draft has no pack { $pack }
    .do = choose { $first }{ $last ->
        [0] { "" }
       *[other] { " " }to { $last }
    }
limited-pick-impossible = nobody picks among { $left } cards
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
        [begins] begins
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
limited-suspended = suspended from the draft: an official picks by chance
limited-random-picks = picks drawn by chance
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
