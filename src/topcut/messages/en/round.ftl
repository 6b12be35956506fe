# Rounds: drawing, posting, withdrawing, their number.

round-none = there is no round { $round }
    .do = rounds 1 to { $posted } are posted
round-none-posted = no round has been posted
    .do = pair and post round 1 first
round-no-table = round { $round } has no table { $table }
    .do = it has tables { $tables }
round-tables = { $first } to { $last }

# Drawing.

round-drawn = round { $round } has been drawn already
    .step = post it, or say why it is drawn again
    .typed = pair --reason "why"
    .web = post it, or say why it is drawn again: “Pair the next round”
    .api = Post, or Draw with a reason
round-other-draft = round { $round } of { $stage } is drawn and not posted
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
    .cli = end it with the rounds that were played: `topcut rounds { $played } --consent "{ $consent }"`,
        or re-enter somebody
    .step = end it with the rounds that were played
    .typed = rounds { $played } --consent "{ $consent }"
    .web = end it with the rounds that were played: “Change the rounds”, or re-enter somebody
    .api = ChangeRounds to { $played } with the consent of { $consent }, or ReEnter
round-way-end-with-reason =
    .cli = end it with the rounds that were played: `topcut rounds { $played } --reason "why"`, or re-enter somebody
    .step = end it with the rounds that were played
    .typed = rounds { $played } --reason "why"
    .web = end it with the rounds that were played: “Change the rounds”, or re-enter somebody
    .api = ChangeRounds to { $played } with a reason, or ReEnter
round-bracket-over = { $stage } is over: { $why ->
        [split] the prizes are split, and nobody plays on
       *[played] all games are played
    }
    .do = finish the event
round-all-played = all { $planned } rounds are played
round-one-unbeaten = only one player is unbeaten after { $played } rounds, which ends them as announced
round-way-finish = finish the event, or change the number of rounds
round-way-go-on = go on to { $stage }

# Changing and posting a draw.

round-no-draft = no pairing has been drawn
    .do = pair the round first
round-not-paired = round { $round } follows from its bracket, pods or earlier round
    .do = post it as it is
round-not-in-draft = { $player } is not in the draw of round { $round }
    .do = choose others
round-same-table = { $one } and { $other } sit at the same table
    .do = choose players of two tables
round-earned-bye = { $player } has an earned bye
    .do = let them forfeit it and draw again
round-changed-since = what round { $round } was drawn from has changed since ({ $changed })
    .step = draw again
    .typed = pair
    .web = draw again: “Pair the next round”
    .api = Draw
round-result-or-entry = a result or an entry

# Taking back, and the number of rounds.

round-before-the-cut = round { $round } cannot be taken back: { $stage } was opened after it
    .do = undo the cut first
round-has-results = round { $round } has { $results } results
    .cli = say why it is withdrawn (--reason); they would be lost from the standings
    .web = say why it is withdrawn; they would be lost from the standings
    .api = give the reason; they would be lost from the standings
round-impossible-number = { $rounds } rounds cannot be
    .do = choose { $least } to { $most }
round-stage-without-number = stage { $number } has no number of rounds to change
    .do = the plan has { $stages }
round-later-stage-begun = a later stage has begun
    .do = its players are fixed; the rounds before it stay
round-change-without-consent = { $game } changes the announced rounds only with the consent of { $consent }{ $when ->
        [started] , or in an emergency
       *[before] { "" }
    }
    .cli = record it: --consent "{ $consent }"{ $when ->
        [started] ; in an emergency, say so and why (--emergency, --reason)
       *[before] { "" }
    }
    .web = record it, like "{ $consent }"{ $when ->
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
