# What waits for who holds an office.

web-coordinator-heading = To do
web-coordinator-open = open
web-coordinator-oldest = { $days ->
        [one] day, the oldest
       *[other] days, the oldest
    }
web-coordinator-all = All
web-coordinator-part = { $name ->
        [hosts] Hosts to verify
        [people] Claims of a person
        [leagues] Leagues to confirm
        [ratings] Late reports
        [applications] Applications and bids
        [approvals] Approvals
        [complaints] Complaints
       *[other] { $name }
    }
web-coordinator-private = private: for you and the Director
web-coordinator-nothing = Nothing waits for you.
web-coordinator-since = { $days ->
        [0] since today
        [one] since yesterday
       *[other] for { $days } days
    }
web-coordinator-overdue = over-due
web-coordinator-due = due
web-coordinator-answer = Open
web-coordinator-host = { $address ->
        [none] { $name }
       *[other] { $name }, { $address }
    }
web-coordinator-host-asked = { $by ->
        [none] new
       *[other] asked by { $by }
    }
web-coordinator-host-for = for { $event }, { $day }
web-coordinator-host-alike = looks like { $name }, { $address }
web-coordinator-person = { $account } asks to be { $handle }
web-coordinator-league = { $name }
web-coordinator-league-shape = season { $season }, { $shape } events
web-coordinator-league-director = director { $handle }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    } named
web-coordinator-late = { $event }
web-coordinator-late-facts = { $day }, { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, reported late
web-coordinator-refresh = Refresh the ratings now
web-coordinator-refresh-waits = { $events ->
        [one] One late report waits for a refresh; it also runs by itself at night
       *[other] { $events } late reports wait for a refresh; it also runs by itself at night
    }
web-coordinator-the-refresh = The refresh
web-coordinator-last = Last
web-coordinator-again = Events it would count again
web-coordinator-by-itself = By itself
web-coordinator-your-offices = Your offices
web-coordinator-administrator = You administrate the site.
