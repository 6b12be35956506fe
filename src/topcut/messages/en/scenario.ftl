# Scenarios: what an event of one needs, and what the director records.

scenario-another = { $what } belong to { $count ->
        [0] another rulebook
       *[other] { OR($scenarios) }
    }, but this event plays { $played ->
        [none] no scenario
       *[other] { $played }
    }
    .do = a scenario is chosen when the event is created
scenario-none = this event plays no scenario
    .cli = choose one when you create an event, see `topcut rulebook show RULEBOOK`
    .web = choose one when you create an event
    .api = Create with a scenario of the rulebook
scenario-special-rules = special rules
scenario-games = games inside a round
scenario-moves =
    .cli = moves (--rotation)
    .web = moves
    .api = moves
scenario-items = donated items
scenario-drinks = drinks
scenario-feedback = feedback for the design team
scenario-prizes = special prizes

# What choosing one means

scenario-effect = { $title } ({ $clause }): { $means }
scenario-means = { $sanctioned ->
        [yes] sanctioned
       *[no] not sanctioned
    }, { $rated ->
        [yes] rated
       *[no] not rated
    }{ $needed ->
        [none] { "" }
       *[other] ; needs { $needed }
    }{ $rounds ->
        [even] ; needs an even number of rounds
       *[any] { "" }
    }{ $who ->
        [adults] ; everybody must be of legal age
       *[all] { "" }
    }

# Decks

scenario-too-few-decks = { $players } players cannot be dealt { $decks } decks
    .do = bring a deck for everybody
scenario-only-own-deck = the only deck left is the player's own
    .do = a lottery needs at least two decks
scenario-odd-rounds = { $scenario } needs an even number of rounds ({ $clause }), not { $rounds }
scenario-way-even-rounds =
    .step = play { $more }{ $fewer ->
        [0] { "" }
       *[other] { " " }(or { $fewer })
    } rounds
    .typed = rounds { $more }{ $consent ->
        [none] { "" }
       *[other] { " " }--consent "{ $consent }"
    }
    .web = play { $more }{ $fewer ->
        [0] { "" }
       *[other] { " " }(or { $fewer })
    } rounds: “Change the rounds”
    .api = ChangeRounds to { $more }
scenario-way-new-rounds =
    .cli = give another number with --rounds
    .web = choose another number of rounds
    .api = Create with another number of rounds

# Special rules

scenario-no-rules = no special rules are listed yet
    .cli = list them: `topcut special-rules "No Cloaking" "Double Points"`, with names of your own
    .step = list them
    .typed = special-rules "No Cloaking" "Double Points"
    .web = list them: the list under “Scenario”, with names of your own
    .api = ListSpecialRules
scenario-had-all-rules = { $player } has had all { $listed } special rules, and nobody gets one twice
    .step = list more
    .typed = special-rules --add
    .web = list more: the list under “Scenario”
    .api = ListSpecialRules
scenario-no-other-rule = no other special rule is left for { $player }
    .step = list more
    .typed = special-rules --add
    .web = list more: the list under “Scenario”
    .api = ListSpecialRules
scenario-rule-unnamed = a special rule has no name
    .do = name every rule
scenario-rule-twice = { $rule } is listed twice
    .do = name every rule once
scenario-rules-drawn = rules have been drawn from the list, so those on it stay as they are
    .cli = add new ones at the end (--add)
    .web = add new ones at the end
    .api = add new ones at the end
scenario-rules-same = these special rules are already listed
    .do = there is nothing to change
scenario-no-rule-in-round = { $player } has no special rule in round { $round }
    .do = check the name
scenario-rejected-already = { $player } has already rejected a special rule, in round { $round }
    .do = it can be done only once in an event
scenario-rule-of-game-over = { $match } is over
    .do = a rule can only be rejected before its game
    .phone = if that is wrong, ask a judge or the director

# Games inside a round

scenario-game-of-a-bye = { $match } is a bye: no game is played there
    .do = check the table
scenario-last-game-over = { $match } has played its last game of the round ({ $status ->
        [open] open
        [reported] reported
        [confirmed] confirmed
        [disputed] disputed
        [settled] settled
       *[delayed] delayed
    })
    .do = undo the report first
    .phone = if that is wrong, ask a judge or the director
scenario-moves-impossible = a game cannot end after { $moves } moves
    .cli = { $before ->
        [0] count them from 0
       *[other] the game before it ended after { $before }
    } (--rotation)
    .web = { $before ->
        [0] count them from 0
       *[other] the game before it ended after { $before }
    }
    .api = { $before ->
        [0] count them from 0
       *[other] the game before it ended after { $before }
    }

# Items, drinks, words and prizes

scenario-no-game-there = { $player } has no game at { $match }
    .do = check the table
    .phone = find your own table in the pairings
scenario-feedback-empty = the feedback is empty
    .do = write it after the name
scenario-prize-unnamed = the prize has no name
    .do = say what it is for
scenario-prize-same = { $player } already has this prize
    .do = name another prize or player
scenario-never-took-part = { $player } never took part
    .do = name a player of the event

# What a scenario asks for now

scenario-mark-decks = mark every deck with its owner: it will be lent, and goes home with them
scenario-decks-go-back = all games are played: { $decks ->
        [one] { $decks } deck goes back to its owner
       *[other] { $decks } decks go back to their owners
    }
scenario-list-rules =
    .cli = list the special rules before a round is posted: `topcut special-rules`
    .web = list the special rules before a round is posted: each round draws from them
    .api = list the special rules before a round is posted: ListSpecialRules
scenario-rules-too-few = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } with a rejection need { $needed } special rules, and { $listed } are listed
scenario-move-on =
    .cli = every { $minutes } minutes everybody moves one seat along, except at the very end: `topcut orbit` shows where
    .web = every { $minutes } minutes everybody moves one seat along, except at the very end; decks and games stay where they are
    .api = every { $minutes } minutes everybody moves one seat along, except at the very end; decks and games stay where they are
scenario-fee = the entry fee is { $fee ->
        [one] { $fee } item
       *[other] { $fee } items
    } each, { $fees } in all
scenario-items-wait = { $items ->
        [one] { $items } item waits
       *[other] { $items } items wait
    } for the result of a game
scenario-items-unclaimed = { $items ->
        [one] { $items } item
       *[other] { $items } items
    } from games that nobody won: straight to the food bank
scenario-collector = the collector's prize would go to { AND($players) }{ $count ->
        [one] { "" }
       *[other] , shared
    }
scenario-no-prize-yet =
    .cli = no prize for style has been given yet: `topcut award` gives one
    .web = no prize for style has been given yet
    .api = no prize for style has been given yet: Award
scenario-nothing-said =
    .cli = no feedback yet; ask the players what they think of the cards: `topcut feedback`
    .web = no feedback yet; players can also give it on their own page
    .api = no feedback yet: GiveFeedback
scenario-still-owe = { $players } still { $count ->
        [one] owes
       *[other] owe
    } drinks
scenario-or-disqualified = anybody who has not finished their drinks after the last round risks disqualification

# What was drawn and recorded

scenario-column = { $column ->
        [player] player
        [table] table
        [seat] seat
        [number] no.
        [deck-of] deck of
        [last-with] last with
        [plays-deck-of] plays the deck of
        [goes-next] goes next to
        [rule] rule
        [plays-by] plays by
        [rejected] rejected
        [moves] moves
        [result] result
        [themselves] themselves
        [their-deck] their deck
        [together] total
        [spent] spent
        [collected] collected
        [prize] prize
        [says] says
        [points] points
        [due] due
        [drunk] drunk
       *[owed] owed
    }
scenario-where-decks-are = where the decks are
scenario-decks-of-round = decks of round { $round }
scenario-own-deck = their own
scenario-lent = plays the deck of { $player }
scenario-on-side = { side-name } side
scenario-rules-of-round = special rules of round { $round }
scenario-rule-number = rule { $number }
scenario-rejected-in = { $rule } (round { $round })
scenario-by-rule = plays by { $rule }
scenario-games-inside = games that ended inside round { $round }
scenario-points-of-decks = points of players and their decks
scenario-seats-after = round { $round }, { $moves ->
        [0] before the first move
        [one] after { $moves } move
       *[other] after { $moves } moves
    }
scenario-place = table { $table }, seat { $seat }
scenario-sat = { $seats } (decks of { $owners })
scenario-items-so-far = items
scenario-prizes-given = prizes
scenario-feedback-so-far = feedback

# For one player

scenario-your-own-deck = you play your own deck
scenario-your-lent-deck = you play the deck of { $player }
scenario-your-deck-with = your deck is with { $player }
scenario-your-rule = your special rule in this game: { $rule }
scenario-you-have-spent = you have spent { $items ->
        [one] { $items } item
       *[other] { $items } items
    } and collected { $collected }
scenario-you-are-awarded = you are awarded: { $prize }
scenario-your-drinks = { $due ->
        [one] { $due } drink
       *[other] { $due } drinks
    } due, { $drunk } drunk, { $owed } to go
