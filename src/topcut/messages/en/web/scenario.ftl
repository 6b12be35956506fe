# Scenarios: what one asks for, what was drawn and recorded, and its acts.
web-scenario-rounds = Rounds
web-scenario-of-round = Round { $round }
web-scenario-none-yet = What is recorded will be here.
web-scenario-before-first = What is drawn and recorded will be here once round 1 is posted.
web-scenario-player = Player
web-scenario-table = Table
web-scenario-seat = Seat
web-scenario-round = Round
web-scenario-deck-of = Deck of

# Decks that are lent.
web-scenario-mark-decks = Mark every deck with its owner: it will be lent, and goes home with them.
web-scenario-decks-back =
    Everything is played: { $decks ->
        [one] { $decks } deck goes
       *[other] { $decks } decks go
    } back to their owners.
web-scenario-where-decks-are = Where the decks are
web-scenario-last-with = Last with
web-scenario-decks-of-round = Decks of round { $round }
web-scenario-plays-deck-of = Plays the deck of
web-scenario-their-own = their own
web-scenario-lent = plays the deck of { $player }
web-scenario-your-own-deck = You play your own deck.
web-scenario-your-lent-deck = You play the deck of { $player }.
web-scenario-your-deck-with = Your deck is with { $player }.
web-scenario-on-side =
    { $side ->
        [light] light side
        [dark] dark side
       *[other] { $side } side
    }

# Special rules.
web-scenario-rules = The special rules
web-scenario-list-rules = List the special rules before a round is posted: each round draws from them.
web-scenario-rules-too-few =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } with a rejection need { $needed } special rules, and { $listed } are listed.
web-scenario-rules-of-round = Special rules of round { $round }
web-scenario-plays-by = Plays by
web-scenario-rejected = Rejected
web-scenario-rejected-in = { $rule } (round { $round })
web-scenario-the-list = The list
web-scenario-number = No.
web-scenario-special-rule = Special rule
web-scenario-rule-number = rule { $number }
web-scenario-by-rule = plays by { $rule }
web-scenario-your-rule = Your special rule in this game: { $rule }.
web-scenario-add-rules = Add special rules
web-scenario-one-rule-a-line = One rule a line, by its name
web-scenario-rules-stay = Rules have been drawn, so those on the list stay; these are put behind them.
web-scenario-whole-list = This is the whole list. Once a rule has been drawn, it can only grow.
web-scenario-add-these = Add these rules
web-scenario-list-these = List these rules
web-scenario-rules-listed =
    { $rules ->
        [one] { $rules } special rule is
       *[other] { $rules } special rules are
    } listed.
web-scenario-reject = Reject a special rule
web-scenario-who-rejects = Who turns their rule down; once in an event, before their game is over
web-scenario-draw-another = Draw another rule
web-scenario-has-drawn-another = { $player } has drawn another special rule.
web-scenario-reject-yours = Reject this special rule
web-scenario-reject-once = You draw another one for this game. It can be done once in the whole event.
web-scenario-reject-and-draw = Reject it and draw another

# Moves in orbit.
web-scenario-orbit =
    Decks and games stay where they are. A move comes every { $minutes } minutes, none at the very end.
web-scenario-games-inside = Games that ended inside round { $round }
web-scenario-moves = Moves
web-scenario-result = Result
web-scenario-points-of-decks = Points of players and their decks
web-scenario-themselves = Themselves
web-scenario-their-deck = Their deck
web-scenario-together = Together
web-scenario-who-sits-where = Who sits where
web-scenario-after = After so many moves
web-scenario-moved =
    { $moves ->
        [0] before the first move
        [one] { $moves } move
       *[other] { $moves } moves
    }{ $clock ->
        [now] { " " }(now, by the clock)
       *[other] { "" }
    }
web-scenario-show-seats = Show the seats
web-scenario-seats-after =
    Round { $round }, after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }
web-scenario-goes-next = Goes next to
web-scenario-enter-game = Enter a game
web-scenario-result-first-seat = Result, the first seat first
web-scenario-pod-result = 900*-0-60, then the next round
web-scenario-moves-before =
    Moves before it ended{ $started ->
        [none] { "" }
       *[yes] , empty as the clock says ({ $moves } now)
    }
web-scenario-another-begins = It ended, another game begins
web-scenario-was-last = It was the last one of the round
web-scenario-game-ended =
    Table { $table }: { $result } after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }{ $last ->
        [none] ; a new game begins there.
       *[yes] .
    }
web-scenario-your-seats = Your seats in this round
web-scenario-minute = Minute

# Items and prizes.
web-scenario-fee =
    The entry fee is { $items ->
        [one] { $items } item
       *[other] { $items } items
    } each, { $fees } together.
web-scenario-items-wait =
    { $items ->
        [one] { $items } item waits
       *[other] { $items } items wait
    } for the result of a game.
web-scenario-unclaimed =
    { $items ->
        [one] { $items } item
       *[other] { $items } items
    } of games that nobody won: for the food bank at once.
web-scenario-collector =
    The collector's prize would go to { AND($players) }{ $count ->
        [one] { "" }
       *[other] , shared
    }.
web-scenario-items = Items
web-scenario-spent = Spent
web-scenario-collected = Collected
web-scenario-items-spent = Items spent
web-scenario-record-items = Record the items
web-scenario-spent-now =
    Table { $table }: { $player } spent { $items ->
        [one] { $items } item
       *[other] { $items } items
    }; the winner of the game gets them.
web-scenario-you-have-spent =
    You have spent { $items ->
        [one] { $items } item
       *[other] { $items } items
    } and collected { $collected }.
web-scenario-no-prize-yet = No prize for style is given yet.
web-scenario-prizes = Prizes
web-scenario-prize = Prize
web-scenario-give-a-prize = Give a prize
web-scenario-what-for = What for
web-scenario-give-prize = Give the prize
web-scenario-awarded = { $player } is awarded: { $prize }.
web-scenario-you-are-awarded = You are awarded: { $prize }.

# What players say.
web-scenario-nothing-said = Nobody has said anything yet. Players can say it on their own page too.
web-scenario-feedback = Feedback
web-scenario-says = Says
web-scenario-what-a-player-says = What a player says
web-scenario-about-the-cards = About the cards in development
web-scenario-keep-feedback = Keep the feedback
web-scenario-kept = Kept what { $player } says.
web-scenario-feedback-file = Feedback as a CSV file

# Drinks.
web-scenario-drinks = Drinks
web-scenario-still-owe =
    { $players } still { $count ->
        [one] owes
       *[other] owe
    } drinks.
web-scenario-or-disqualified = Who has not finished them after the last round risks disqualification.
web-scenario-points = Points
web-scenario-due = Due
web-scenario-drunk = Drunk
web-scenario-owed = Owed
web-scenario-so-many-more = So many more
web-scenario-count-drinks = Count the drinks
web-scenario-more-drinks =
    { $player }: { $drinks ->
        [one] { $drinks } drink
       *[other] { $drinks } drinks
    } more.
web-scenario-your-drinks =
    { $due ->
        [one] { $due } drink
       *[other] { $due } drinks
    } due, { $drunk } drunk, { $owed } to go.
