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

# Special rules.
web-scenario-rules = The special rules
web-scenario-add-rules = Add special rules
web-scenario-one-rule-a-line = One rule per line, by name
web-scenario-rules-stay = Rules have been drawn, so those on the list stay; these are added at the end.
web-scenario-whole-list = This is the whole list. Once a rule has been drawn, it can only grow.
web-scenario-add-these = Add these rules
web-scenario-list-these = List these rules
web-scenario-rules-listed =
    { $rules ->
        [one] { $rules } special rule is
       *[other] { $rules } special rules are
    } listed.
web-scenario-reject = Reject a special rule
web-scenario-who-rejects = Who rejects their rule; once in an event, before their game is over
web-scenario-draw-another = Draw another rule
web-scenario-has-drawn-another = { $player } has drawn another special rule.
web-scenario-reject-yours = Reject this special rule
web-scenario-reject-once = You draw another one for this game. You can do this once in the whole event.
web-scenario-reject-and-draw = Reject it and draw another

# Moves in orbit.
web-scenario-who-sits-where = Who sits where
web-scenario-after = After this many moves
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
web-scenario-enter-game = Enter a game
web-scenario-result-first-seat = Result, the first seat first
web-scenario-pod-result = 900*-0-60, then the next round
web-scenario-moves-before =
    Moves before it ended{ $started ->
        [none] { "" }
       *[yes] ; leave empty to follow the clock ({ $moves } now)
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
web-scenario-items = Items
web-scenario-items-spent = Items spent
web-scenario-record-items = Record the items
web-scenario-spent-now =
    Table { $table }: { $player } spent { $items ->
        [one] { $items } item
       *[other] { $items } items
    }; the winner of the game gets them.
web-scenario-give-a-prize = Give a prize
web-scenario-what-for = What for
web-scenario-give-prize = Give the prize
web-scenario-awarded = { $player } is awarded: { $prize }.

# What players say.
web-scenario-what-a-player-says = What a player says
web-scenario-about-the-cards = About the cards in development
web-scenario-keep-feedback = Record the feedback
web-scenario-kept = Recorded what { $player } says.
web-scenario-feedback-file = Feedback as a CSV file

# Drinks.
web-scenario-drinks = Drinks
web-scenario-so-many-more = How many more
web-scenario-count-drinks = Count the drinks
web-scenario-more-drinks =
    { $player }: { $drinks ->
        [one] { $drinks } more drink
       *[other] { $drinks } more drinks
    }.
