# Scenarios: what an event of one needs, and what the director records.

scenario-another = { $what } belong to { $count ->
        [0] another rulebook
       *[other] { OR($scenarios) }
    }, and this event plays { $played ->
        [none] no scenario
       *[other] { $played }
    }
    .do = a scenario is chosen when the event is made
scenario-special-rules = special rules
scenario-games = games inside a round
scenario-moves =
    .cli = moves (--rotation)
    .web = moves
    .api = moves
scenario-items = donated items
scenario-drinks = drinks
scenario-feedback = words for the design team
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
    .do = have a deck for everybody
scenario-only-own-deck = there is no deck but a player's own
    .do = a lottery needs two decks at least
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
scenario-had-all-rules = { $player } has had all { $listed } special rules, and nobody has one twice
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
    .cli = add others behind them (--add)
    .web = add others behind them
    .api = add others behind them
scenario-rules-same = these special rules are listed already
    .do = there is nothing to change
scenario-no-rule-in-round = { $player } has no special rule in round { $round }
    .do = check the name
scenario-rejected-already = { $player } has rejected a special rule already, in round { $round }
    .do = it can be done once in an event
scenario-rule-of-game-over = { $match } is over
    .do = a rule is rejected before its game
    .phone = if that is wrong, ask a judge or the director

# Games inside a round

scenario-game-of-a-bye = { $match } has a bye: no game ends there
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
scenario-number-impossible = { $number } { $things ->
        [items] items
       *[drinks] drinks
    } cannot be
    .cli = give a number from 1; `topcut undo` takes a wrong one back
    .web = give a number from 1; “Undo” takes a wrong one back
    .api = give a number from 1; Undo takes a wrong one back
scenario-feedback-empty = nothing was said
    .do = write it behind the name
scenario-prize-unnamed = the prize has no name
    .do = say what it is for
scenario-prize-same = { $player } has this prize already
    .do = name another prize or player
scenario-never-took-part = { $player } never took part
    .do = name a player of the event
