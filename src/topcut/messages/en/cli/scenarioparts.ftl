# What a scenario asks for now, and its tables.
cli-scenarioparts-player = player

# Deck Lottery, No Such Thing as Luck
cli-scenarioparts-mark-decks = mark every deck with its owner: it will be lent, and goes home with them
cli-scenarioparts-decks-go-back =
    the event is over: { $decks ->
        [one] { $decks } deck goes
       *[other] { $decks } decks go
    } back to their owners
cli-scenarioparts-decks = Decks of round { $round }
cli-scenarioparts-plays-deck = plays the deck of
cli-scenarioparts-own-deck = their own
cli-scenarioparts-where-decks-are = Where the decks are
cli-scenarioparts-deck-of = deck of
cli-scenarioparts-last-with = last with

# Race to the Alpha Quadrant
cli-scenarioparts-list-rules = list the special rules before a round is posted: topcut special-rules
cli-scenarioparts-rule-number = rule { $number }
cli-scenarioparts-special-rules = Special rules
cli-scenarioparts-number = #
cli-scenarioparts-rule = rule
cli-scenarioparts-round = Round { $round }
cli-scenarioparts-plays-by = plays by
cli-scenarioparts-rejected = rejected
cli-scenarioparts-rejected-in = { $rule } (round { $round })

# Standard Orbit
cli-scenarioparts-move-on = every { $minutes } minutes all move one seat on: topcut orbit shows where
cli-scenarioparts-players-and-decks = Players and their decks
cli-scenarioparts-themselves = themselves
cli-scenarioparts-their-deck = their deck
cli-scenarioparts-together = together

# Bend the Rules
cli-scenarioparts-fee =
    the entry fee is { $fee ->
        [one] { $fee } item
       *[other] { $fee } items
    } each, { $fees } together
cli-scenarioparts-items-wait =
    { $items ->
        [one] { $items } item waits
       *[other] { $items } items wait
    } for the result of a game
cli-scenarioparts-items-unclaimed =
    { $items ->
        [one] { $items } item
       *[other] { $items } items
    } of games that nobody won: for the food bank at once
cli-scenarioparts-collector =
    the collector's prize would go to { AND($players) }{ $count ->
        [one] { "" }
       *[other] , shared
    }
cli-scenarioparts-items = Items
cli-scenarioparts-spent = spent
cli-scenarioparts-collected = collected

# Cool, Public Play Testing, Biermeister
cli-scenarioparts-give-prizes = the director gives prizes for style: topcut award
cli-scenarioparts-prizes = Prizes
cli-scenarioparts-prize = prize
cli-scenarioparts-ask-players = ask the players what they think of the cards: topcut feedback
cli-scenarioparts-feedback = Feedback
cli-scenarioparts-says = says
cli-scenarioparts-still-owe =
    { $players } { $count ->
        [one] still owes
       *[other] still owe
    } drinks
cli-scenarioparts-not-finished = who has not finished them after the last round risks disqualification
cli-scenarioparts-drinks = Drinks
cli-scenarioparts-points = points
cli-scenarioparts-due = drinks
cli-scenarioparts-drunk = drunk
cli-scenarioparts-owed = owed
