# Rounds: drawing, posting, withdrawing, their number.

round-none = there is no round { $round }
    .do = rounds 1 to { $posted } are posted
round-none-posted = no round has been posted
    .do = pair and post round 1 first
round-no-table = round { $round } has no table { $table }
    .do = it has tables { $tables }
round-tables = { $first } to { $last }

# Drawing.

round-drawn = round { $round } has already been drawn
    .step = post it, or say why you are drawing it again
    .typed = pair --reason "why"
    .web = post it, or say why you are drawing it again: “Pair the next round”
    .api = Post, or Draw with a reason
round-other-draft = round { $round } of { $stage } is drawn but not posted
    .do = post it first
round-unfinished = round { $round } is not finished: { $waiting }{ $more ->
        [0] { "" }
       *[other] { " and " }{ $more } more
    }
    .do = enter or settle it first
round-table-waits = table { $table } { $status ->
        [disputed] is disputed
       *[open] has no result
    }
round-too-few-players = fewer than two players are left
round-way-end-with-consent =
    .cli = end after the rounds played so far: `topcut rounds { $played } --consent "{ $consent }"`,
        or re-enter somebody
    .step = end after the rounds played so far
    .typed = rounds { $played } --consent "{ $consent }"
    .web = end after the rounds played so far: “Change the rounds”, or re-enter somebody
    .api = ChangeRounds to { $played } with the consent of { $consent }, or ReEnter
round-way-end-with-reason =
    .cli = end after the rounds played so far: `topcut rounds { $played } --reason "why"`, or re-enter somebody
    .step = end after the rounds played so far
    .typed = rounds { $played } --reason "why"
    .web = end after the rounds played so far: “Change the rounds”, or re-enter somebody
    .api = ChangeRounds to { $played } with a reason, or ReEnter
round-bracket-over = { $stage } is over: { $why ->
        [split] the prizes are split, and nobody plays on
       *[played] all games have been played
    }
    .do = finish the event
round-all-played = all { $planned } rounds have been played
round-one-unbeaten = only one player is unbeaten after { $played } rounds, so the rounds end, as announced
round-way-finish = finish the event, or change the number of rounds
round-way-go-on = go on to { $stage }

# Changing and posting a draw.

round-no-draft = no round has been drawn
    .do = pair the round first
round-not-paired = round { $round } is set by its bracket, its pods or an earlier round
    .do = post it as it is
round-not-in-draft = { $player } is not in the draw of round { $round }
    .do = choose others
round-same-table = { $one } and { $other } sit at the same table
    .do = choose players from two tables
round-earned-bye = { $player } has an earned bye
    .do = let them forfeit it and draw again
round-changed-since = something has changed since round { $round } was drawn ({ $changed })
    .step = draw again
    .typed = pair
    .web = draw again: “Pair the next round”
    .api = Draw
round-result-or-entry = a result or an entry

# Taking back, and the number of rounds.

round-before-the-cut = round { $round } cannot be withdrawn: { $stage } was opened after it
    .do = undo the cut first
round-has-results = round { $round } has { $results } results
    .cli = say why you are withdrawing it (--reason); its results will no longer count
    .web = say why you are withdrawing it; its results will no longer count
    .api = give the reason; its results will no longer count
round-impossible-number = a stage cannot have { $rounds } rounds
    .do = choose { $least } to { $most }
round-stage-without-number = stage { $number } has no number of rounds to change
    .do = the plan has { $stages }
round-later-stage-begun = a later stage has begun
    .do = its players are fixed, so the rounds before it stay
round-change-without-consent = { $game } changes the announced rounds only with the consent of { $consent }{ $when ->
        [started] , or in an emergency
       *[before] { "" }
    }
    .cli = record it: --consent "{ $consent }"{ $when ->
        [started] ; in an emergency, say so and why (--emergency, --reason)
       *[before] { "" }
    }
    .web = record it, for example “{ $consent }”{ $when ->
        [started] ; in an emergency, say so and why
       *[before] { "" }
    }
    .api = give the consent{ $when ->
        [started] , or emergency and reason
       *[before] { "" }
    }
round-change-without-reason = the number of rounds was announced
    .cli = say why it changes (--reason)
    .web = say why it changes
    .api = give the reason
