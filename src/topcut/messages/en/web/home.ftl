# The list of events.
web-home-set-up = Set up an event
web-home-lead = Card game tournaments, run with Topcut: find yours, see your table, report your result, follow the standings.
web-home-nothing-fits-html = No event matches. Try fewer words, or <a href="{ $url }">look at all events</a>.
web-home-nothing-yet = Events will be listed here: running now, upcoming and past.
web-home-set-up-first = Set up the first event
web-home-heading =
    { $when ->
        [running] Running now
        [upcoming] Upcoming
       *[past] Past
    }
web-home-all =
    { $when ->
        [running] All running now
        [upcoming] All upcoming events
       *[past] All past events
    }
web-home-none-in-list-html = No event matches. <a href="{ $url }">Look at all events</a>.
web-home-back = Back to all lists
web-home-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
