# The form of a new event.
web-new-event = New event: { $game }
web-new-another-game = Another game
web-new-meant = What this means
web-new-rules = The rules in plain words
web-new-whole-rulebook = The whole rulebook
web-new-the-event = The event
web-new-players-and-rounds = Players and rounds
web-new-expected = Players expected
web-new-rounds-hint = empty: as the rulebook recommends for the players who come
web-new-plan-file = Or the whole plan as a file
web-new-plan-file-hint = TOML, plan/1, at most 1 MB; choose it again after a refusal
web-new-may-change = What the document lets you change
web-new-rulebook-says = The rulebook says: { $default }{ $clause ->
        [none] { "" }
       *[other] { " " }({ $clause })
    }{ $least ->
        [none] { "" }
       *[other] , at least { $least }
    }{ $most ->
        [none] { "" }
       *[other] , at most { $most }
    }
web-new-make = Create the event
web-new-look = Show what this means
web-new-all-events = All events
web-new-made = { $title } is created. Save the director’s link below: it lets you in elsewhere.

# What a filled form means.
web-new-rounds-by-rulebook = as many rounds as the rulebook recommends for the players who come
web-new-no-rounds-recommended = no number is recommended for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-new-rounds-for = { $rounds } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-new-no-time-limit = no time limit
