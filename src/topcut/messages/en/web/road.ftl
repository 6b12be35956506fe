# The road of a year: its levels, its events, who qualified; and titles.

web-road-heading = The road of { $year }
web-road-now = Where it stands
web-road-days = { $days ->
        [one] day
       *[other] days
    }
web-road-players = Players on the road
web-road-holders = Earned something for: { $level }
web-road-you = You hold
web-road-year = The year by months
web-road-played = { $of ->
        [0] none listed
       *[other] { $played } of { $of } played
    }
web-road-event = Event
web-road-day = Day
web-road-first-places = First places
web-road-to-come = to come
web-road-list = List an event: { $level }
web-road-none = No event is listed.
web-road-badges = Behind a name: the rounds of an earned bye, or a head start.
web-road-titles = Titles
web-road-title = Title
web-road-champion = Champion
web-road-no-titles = Nobody has won one yet.
web-road-link = The road of { $year }
