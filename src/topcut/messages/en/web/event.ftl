# The page of an event: before it, while it runs, once it is over.
web-event-now = Now
web-event-round = Round
web-event-of = of { $of }
web-event-round-ends =
    { $final ->
        [yes] Round ends, finally
       *[no] Round ends
    }
web-event-round-ended = Round ended
web-event-time = Time
web-event-results-in = Results in
web-event-moment =
    { $moment ->
        [finished] Finished
       *[other] About to start
    }
web-event-ticket = At a glance
web-event-players = Players
web-event-nobody-yet = Nobody has entered yet. Names appear here as players enter.
web-event-cancelled = Cancelled.
web-event-nobody-enters = Nobody can enter any more.
web-event-places =
    of { $places }, { $left ->
        [0] { $waiting ->
            [0] all taken
            [one] all taken, { $waiting } waits
           *[other] all taken, { $waiting } wait
        }
       *[other] { $left } left
    }
web-event-closes-html = Until { $at }.
web-event-opens-html = Registration opens { $at }.
web-event-entering-closed = Registration has closed. Ask at the desk whether there is still a place.
web-event-enter = Enter this event
web-event-no-account = No account needed.
web-event-at-the-desk = The director enters the players: ask at the desk.
web-event-how = How it is played
web-event-find-table = Find my table
web-event-your-name = Your name
web-event-find = Find
web-event-all-tables =
    { $tables ->
        [one] The only table
       *[other] All { $tables } tables
    }
web-event-all-ranks = All { NUMBER($players) }
web-event-all-places = All { NUMBER($players) } places
web-event-against = v
web-event-table-state =
    { $state ->
        [playing] playing
        [reported] reported
        [in] in
        [disputed] disputed
       *[delayed] delayed
    }
web-event-rank = Rank
web-event-record = Record
web-event-winner = The winner
web-event-winners =
    { $winners ->
        [one] Winner
       *[other] Winners
    }
web-event-final-places = Final places
web-event-how-ended = How it ended
web-event-see-also = See also
web-event-standings =
    { $moment ->
        [finished] Final standings
       *[other] Standings
    }
web-event-every-round = Every round, every table
web-event-journal = Journal of the event
web-event-my-match = My match
web-event-about = About
web-event-rules = Rules
web-event-format = Format
web-event-announced = Announced
web-event-other-than-printed = Different from the document
web-event-changed = Changed since
web-event-plan = Plan
web-event-when = When
web-event-times = Times in
web-event-zone = , times in { $zone }
web-event-where = Where
web-event-fee = Entry fee
web-event-prizes = Prizes
web-event-director = Director
web-event-share = Share
web-event-share-how = Scan it, or send the address:
web-event-told =
    { $game }{ $place ->
        [none] { "" }
       *[other] , { $place }
    }{ $date ->
        [none] { "" }
       *[other] , { $date }
    }. { $now }
