# Where an event stands, and the one next step. Both stand inside a sentence, and are said to programs too.
cli-nextstep-next = Next: { $do }: [bold]{ $command }[/]
cli-nextstep-in-the-way = { $now }, but { $what }

# Where it stands.
cli-nextstep-finished = the event is finished
cli-nextstep-drawn = { $round } is drawn, not posted
cli-nextstep-overtaken = { $round } is drawn, but what it was drawn from has changed since
cli-nextstep-filled = the bracket is filled
cli-nextstep-entered =
    { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } entered
cli-nextstep-results-in =
    { $round }: { $done } of { $of ->
        [one] { $of } result is
       *[other] { $of } results are
    } in
cli-nextstep-disputed = { $results }; disputed: { $tables }
cli-nextstep-waiting = { $results }; waiting for { $tables }
cli-nextstep-delayed = { $over }; delayed: { $tables }
cli-nextstep-unconfirmed = { $over }; { $reported } reported, not yet confirmed: { $tables }
cli-nextstep-cut-made = the cut to { $stage } is made
cli-nextstep-complete = { $round } is complete
cli-nextstep-split = the prizes are split, and nobody plays on
cli-nextstep-over =
    { $stage ->
        [none] the bracket
       *[other] { $stage }
    } is over
cli-nextstep-all-played =
    { $rounds ->
        [0] the only round is played
        [one] the only round is played
       *[other] all { $rounds } rounds are played
    }
cli-nextstep-early = only { $player } is unbeaten after { $played } of { $planned } rounds, which ends them

# Rounds and tables.
cli-nextstep-round = round { $round }
cli-nextstep-round-of =
    round { $round }{ $planned ->
        [0] { "" }
       *[other] { " " }of { $planned }
    }
cli-nextstep-rounds-of-pod = rounds { $first } to { $last }
cli-nextstep-round-numbered = { $name } (round { $round })
cli-nextstep-table = table { $table } ({ $seats })
cli-nextstep-tables =
    { $tables }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }

# What comes next.
cli-nextstep-hand-on = hand it on
cli-nextstep-draw-again = draw { $round } again
cli-nextstep-post = post { $round }
cli-nextstep-pair = pair { $round }
cli-nextstep-pair-bracket = pair its first round
cli-nextstep-enter = enter players
cli-nextstep-type-seeds = type in the seeds
cli-nextstep-seat = seat the draft
cli-nextstep-register = hand out the cards and start the registration of pools
cli-nextstep-swap = swap the registered pools
cli-nextstep-build =
    { $cards ->
        [swapped] hand the swapped pools over
        [sealed] hand out the cards
       *[drafted] draft
    }, then start deck building
cli-nextstep-settle = settle table { $table }
cli-nextstep-report = report table { $table }
cli-nextstep-report-of-round = report round { $round }, table { $table }
cli-nextstep-finish = look at the standings, then finish the event
cli-nextstep-cut = make the cut to { $stage }
