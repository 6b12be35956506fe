# The form of a new event.
web-new-event = New event: { $game }
web-new-heading = New event
web-new-game = Game
web-new-another-game = Change the game
web-new-meant = What this makes
web-new-rules = The rules in plain words
web-new-whole-rulebook = The whole rulebook
web-new-expected = Players
web-new-expected-hint = How many you expect: rounds and times are worked out for them. More or fewer may come.
web-new-cut = Cut
web-new-cut-to =
    { $cut ->
        [none] None
       *[other] Top { $cut }
    }
web-new-cut-other = Other
web-new-more = More
web-new-more-what = region, fee, prizes, text, who may enter
web-new-plan = Rounds and bracket
web-new-plan-what =
    { $pods ->
        [yes] as the rulebook says; none
       *[no] as the rulebook says; none, heats, seeds, a bracket of your own
    }
web-new-differ =
    { $differ ->
        [0] { $of ->
            [one] { $of } you may change
           *[other] { $of } you may change
        }
        [one] { $differ } differs from the rulebook
       *[other] { $differ } differ from the rulebook
    }
web-new-rule-says = rulebook: { $says }{ $least ->
        [none] { "" }
       *[other] , at least { $least }
    }{ $most ->
        [none] { "" }
       *[other] , at most { $most }
    }
web-new-put-back-html = Put back<span class="off"> { $rule }</span>
web-new-rounds-hint = empty: as the rulebook recommends for the players who come
web-new-plan-file = Or the whole plan as a file
web-new-plan-file-hint = TOML, plan/1, at most 1 MB; choose it again after a refusal
web-new-make = Create the event
web-new-look = Show what this makes
web-new-cancel = Cancel
web-new-made = { $title } is created. Save the director’s link below: it lets you in elsewhere.

# What a filled form makes.
web-new-cannot-say = This cannot be played yet:
web-new-sum-rounds-html = <span class="fig">{ $rounds }</span> { $rounds ->
        [one] round
       *[other] rounds
    }, { $time }
web-new-sum-cut-html = <span class="fig">{ $cut }</span> go on to the top { $cut }
web-new-done-at = Done
web-new-times-for =
    Times for { $players ->
        [0] the rounds you gave
        [one] { $players } player
       *[other] { $players } players
    }, with 10 minutes between rounds.{ $ends ->
        [none] { " " }The end is open: a part has no time limit.
       *[other] { "" }
    }
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
