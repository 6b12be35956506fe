# The page of an event.
web-event-disputed = Disputed.
web-event-now = Now
web-event-results-in = Results in
web-event-done-of-html = { $done }<small> of { $of }</small>
web-event-moment =
    { $moment ->
        [finished] Finished
        [entering] Open for entries
       *[other] About to start
    }
web-event-players = Players
web-event-nobody-yet = Nobody has entered yet. Names appear here as players enter.
web-event-time = Time
web-event-enter = Enter this event
web-event-find-table = Find my table
web-event-standings =
    { $moment ->
        [finished] Final standings
       *[other] Standings
    }
web-event-my-match = My match
web-event-about = About
web-event-rules = Rules
web-event-format = Format
web-event-other-than-printed = Different from the document
web-event-changed = Changed since
web-event-plan = Plan
web-event-when = When
web-event-zone = , times in { $zone }
web-event-where = Where
web-event-fee = Entry fee
web-event-prizes = Prizes
web-event-director = Director
