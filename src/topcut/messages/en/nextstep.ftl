# How an event stands and what officials do next: clauses, which stand inside a sentence, on a button, in an answer.
nextstep-in-the-way = { $now }, but { $what }

# How it stands.
nextstep-finished = the event is finished
nextstep-cancelled = the event is cancelled
nextstep-drawn = { $round }: drawn, but not posted
nextstep-overtaken = { $round } is drawn, but something has changed since
nextstep-filled = the bracket is filled
nextstep-entered =
    { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } entered
nextstep-nobody-checked-in = nobody is checked in, so all { $players } players count
nextstep-taking-part =
    { $players ->
        [one] { $players } player takes part
       *[other] { $players } players take part
    }{ $awaited ->
        [0] { "" }
        [one] ; { $awaited } is not checked in
       *[other] ; { $awaited } are not checked in
    }
nextstep-results-in =
    { $round }: { $done } of { $of ->
        [one] { $of } result is
       *[other] { $of } results are
    } in
nextstep-disputed = { $results }; disputed: { $tables }
nextstep-waiting = { $results }; waiting for { $tables }
nextstep-waits-for =
    waits for { $named ->
        [none] { $tables } tables
       *[other] { $tables ->
            [one] table { $named }
           *[other] tables { AND($named) }
        }
    }
nextstep-delayed = { $over }; delayed: { $tables }
nextstep-unconfirmed = { $over }; { $reported } reported, not yet confirmed: { $tables }
nextstep-cut-made = the cut to { $stage } is made
nextstep-complete = { $round } is complete
nextstep-split = the prizes are split, and nobody plays on
nextstep-over =
    { $stage ->
        [none] the bracket
       *[other] { $stage }
    } is over
nextstep-all-played =
    { $rounds ->
        [0] the only round is played
        [one] the only round is played
       *[other] all { $rounds } rounds are played
    }
nextstep-early = only { $player } is unbeaten after { $played } of { $planned } rounds, so the rounds end here

# The tables that hold it up.
nextstep-table = { $table } ({ $seats })
nextstep-tables =
    { $tables }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }

# What comes next. At the desk it is a button, which may lead to a page.
nextstep-restore = let it take place after all
nextstep-hand-out = hand out the results
nextstep-draw-again = draw { $round } again
nextstep-post =
    .cli = post { $round }
    .web = look at { $round } and post it
    .api = post { $round }
nextstep-pair = pair { $round }
nextstep-pair-bracket = pair its first round
nextstep-seat-pods =
    seat { $alone ->
        [yes] the pods for { $round }
       *[no] { $round }
    }
nextstep-go-on = go on to { $stage }
nextstep-enter = enter players
nextstep-type-seeds = enter the seeds
nextstep-seat = seat the draft
nextstep-register = hand out the cards and start pool registration
nextstep-swap = swap the registered pools
nextstep-build =
    { $cards ->
        [swapped] hand over the swapped pools
        [sealed] hand out the cards
       *[drafted] draft
    }, then start deck building
nextstep-settle = settle { $table }
nextstep-report = report { $table }
nextstep-finish = finish the event
nextstep-begin = begin
nextstep-finish-gathering = finish the event
nextstep-look-and-finish = look at the standings, then finish the event
nextstep-cut = make the cut to { $stage }
