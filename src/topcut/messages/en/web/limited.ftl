# A draft or sealed event: what everybody gets, periods, seats, picks, pools.

# What the format says.
web-limited-everybody-gets = Everybody gets
web-limited-packs = Packs
web-limited-packs-of =
    { $packs }{ $size ->
        [0] { "" }
        [one] { " " }of { $size } card
       *[other] { " " }of { $size } cards
    }{ $sides ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }of each side
    }
web-limited-besides = Also
web-limited-unlimited =
    { $sets ->
        [1] One of each of
       *[other] Any number of
    } { $what } cards that are not drafted
web-limited-groups = Groups
web-limited-group-sizes = Of { $least } to { $most } players
web-limited-first = First
web-limited-openly = The { $what }, picked face up in snake order
web-limited-picks = Picks
web-limited-mind = Note:

# Periods on the clock.
web-limited-periods = Periods on the clock
web-limited-period-lasts =
    { $name }: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-limited-clock-html =
    <strong>{ $what }</strong>: <span class="{ $look }">{ $left }</span> { $paused ->
        [none] left
       *[yes] left, paused
    }.
web-limited-pause-or-lengthen = Pause or extend it
web-limited-period = Period
web-limited-draft = Draft
web-limited-minutes =
    { $periods ->
        [0] Minutes
       *[other] Minutes; leave empty to follow the format
    }
web-limited-start-period = Start the period

# Seats.
web-limited-sides = Sides
web-limited-seats = Seats, clockwise
web-limited-seats-of-draft = Seats of the draft
web-limited-seat-again = Seat again
web-limited-no-seats-yet = The seats will be here.
web-limited-who-draws-seats = “Seat the draft” draws them once all players have entered.
web-limited-seat = Seat
web-limited-late-html = Came after the draft: { $players }.

# On a player's own page.
web-limited-your-seat = Your seat in the draft
web-limited-your-side = Your side
web-limited-in-group = Group
web-limited-seat-of-html = { $seat } <small>of { $seats }</small>
web-limited-side = Side
web-limited-which-side =
    { $side ->
        [light] Light
        [dark] Dark
       *[other] { $side }
    }

# Somebody stops drafting.
web-limited-stops = Somebody stops drafting
web-limited-stays-in = They stay in the event, and their picks are drawn at random.
web-limited-who = Who
web-limited-suspend = Suspend the drafter
web-limited-suspended-now = { $player } no longer drafts; draw each of their picks.
web-limited-suspended-html = Suspended: { $players }.
web-limited-pick-for = Pick for
web-limited-which-pack =
    { $first ->
        [0] Pack; 0 for the open cards
       *[other] Pack
    }
web-limited-cards-left = Cards to choose from
web-limited-draw-pick = Draw the pick
web-limited-picked = { $player } gets card { $card } of { $left }, counted from the top.

# Pick times.
web-limited-times = Pick times
web-limited-sizes = Cards in a pack, or in each (7,6,7)
web-limited-show-times = Show the times

# Pools that are swapped.
web-limited-swap = Swap the pools
web-limited-swap-again = Swap the pools again
web-limited-how-to-swap =
    Collect the registered pools; they are handed out again at random, and somebody may get their own back.
web-limited-why-swap-again = Reason for swapping again
web-limited-swapped = The pools have changed hands.
