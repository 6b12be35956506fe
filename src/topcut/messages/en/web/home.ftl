# The list of events.
web-home-title = Run a card tournament from one laptop.
web-home-lead = Topcut pairs the rounds, takes the results from phones and slips, and tells every player where they sit and why they stand there.
web-home-found = Events found
web-home-nothing-fits-html = No event matches. Try fewer words, or <a href="{ $url }">look at all events</a>.
web-home-nothing-yet = Events will be listed here: what runs now, what is coming up, and results.
web-home-set-up-first = Set up the first event
web-home-heading =
    { $when ->
        [running] Running now
        [upcoming] Coming up
       *[past] Results
    }
web-home-all =
    { $when ->
        [running] All that run now
        [upcoming] All that are coming up
       *[past] All results
    }
web-home-none-in-list-html = No event matches. <a href="{ $url }">Look at all events</a>.
web-home-back = Back to all lists
web-home-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-home-results-in = { $done } of { $of } results in
web-home-round-ends = round ends
web-home-paused-html = { $left } <small>paused</small>
web-home-open = Open
web-home-entered =
    { $players ->
        [0] { $places ->
            [0] nobody has entered yet
           *[other] { $places } places
        }
        [one] { $places ->
            [0] { $players } has entered
           *[other] { $players } of { $places } places taken
        }
       *[other] { $places ->
            [0] { $players } have entered
           *[other] { $players } of { $places } places taken
        }
    }
web-home-full = Full
web-home-cancelled = Cancelled
web-home-won = won
web-home-not-played = not played
