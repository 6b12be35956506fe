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
web-limited-besides = Besides
web-limited-unlimited =
    { $sets ->
        [1] One of each of
       *[other] As many as one likes of
    } { $what } cards that are not drafted
web-limited-groups = Groups
web-limited-group-sizes = Of { $least } to { $most } players
web-limited-first = First
web-limited-openly = The { $what }, openly, to and fro
web-limited-picks = Picks
web-limited-mind = Mind:

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
web-limited-pause-or-lengthen = Pause or lengthen it
web-limited-period = Period
web-limited-draft = Draft
web-limited-minutes =
    { $periods ->
        [0] Minutes
       *[other] Minutes, empty as the format says
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
web-limited-stays-in = They stay in the event, and chance picks for them.
web-limited-who = Who
web-limited-suspend = Suspend the drafter
web-limited-suspended-now = { $player } drafts no further; draw each of their picks.
web-limited-suspended-html = Suspended: { $players }.
web-limited-pick-for = Pick for
web-limited-which-pack =
    { $first ->
        [0] Pack, 0 the open cards
       *[other] Pack
    }
web-limited-cards-left = Cards to choose from
web-limited-draw-pick = Draw the pick
web-limited-picked = { $player } gets card { $card } of { $left }, counted from the top.

# Times of the picks.
web-limited-times = Times of the picks
web-limited-sizes = Cards of a pack, or of each (7,6,7)
web-limited-show-times = Show the times

# Pools that are swapped.
web-limited-swap = Swap the pools
web-limited-swap-again = Swap the pools again
web-limited-how-to-swap =
    Collect the registered pools; chance hands them out again, and somebody may get their own back.
web-limited-why-swap-again = Why they are swapped again
web-limited-swapped = The pools have changed hands.
