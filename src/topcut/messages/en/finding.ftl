# What was derived again out of a journal, and whether it came out the same.

finding-no-event = the journal does not begin with the event
finding-unfit = { $kind } does not fit what comes before it; the rest was not checked
finding-from-seed = { $what }: { $came ->
        [same] it matches the seed
       *[other] it does not match the seed
    }
finding-groups-seated = groups seated
finding-pools-swapped = pools swapped
finding-pick = pick
finding-decks-dealt = round { $round }, decks dealt
finding-special-rule = round { $round }, special rule
finding-packs-erased = packs dealt: the card list was erased, so the deal is not repeated
finding-packs = packs dealt: { $came ->
        [same] the seed gives these packs
       *[other] the seed gives different packs
    }
finding-lot = lot: { $came ->
        [same] the seed gives this order
       *[other] the seed gives a different order
    }
finding-settings = settings changed ({ $settings }): { $came ->
        [same] the rules match
       *[other] the rules do not match
    }
finding-settings-refused = settings changed ({ $settings }): { $why }

# A round.
finding-posted = round { $round } posted: { $came ->
        [same] as it was drawn
       *[other] it differs from the draw
    }
finding-made-by = round { $round } made by { $engine }, so it is not drawn again
finding-typed-in = round { $round } typed in, so it is not drawn again
finding-follows = round { $round }: { $came ->
        [same] as it should be
       *[other] it should be different
    }
finding-drawn = round { $round } drawn: { $came ->
        [same] optimal, and it matches the seed
       *[other] it does not match the seed
    }
finding-remarks-differ =
    round { $round } drawn: what was remarked does not match the seed{ $extra ->
        [none] { "" }
       *[other] ; recorded, but not so: { SEMICOLONS($extra) }
    }{ $missing ->
        [none] { "" }
       *[other] ; not recorded: { SEMICOLONS($missing) }
    }
finding-drawn-elsewhere = round { $round } drawn: optimal; drawn by { $engine }, so the draw itself is not repeated
finding-drawn-worse = round { $round } drawn: a better pairing exists, which costs { $least }
finding-cost-differs = round { $round } drawn: it costs { $spent }, but { $recorded } was recorded
finding-set-by-hand = round { $round } set by hand: legal, cost as recorded
finding-misseated = round { $round } drawn: { $fault }

# Who sits where.
finding-sits-twice = somebody is seated twice
finding-left-out = left out: { $players }
finding-should-not-sit = should not be seated: { $players }
finding-different-pods = table { $table }: players of different pods (7.6)

# A stage.
finding-stage-refused = { $stage }: { $why }
finding-others-play-on = { $stage }: other players should go on, or with other seeds
finding-seeds-follow = { $stage }: the seeds follow from the { $source ->
        [seats] seats of the draft
       *[standings] standings
    }
finding-seats-by-hand = the seats of the draft were entered by hand{ $came ->
        [same] { "" }
       *[other] , and not everybody sits there once
    }
finding-seeds-by-hand = { $stage }: the seeds were entered by hand
finding-second-heat = { $player } plays in { $stage } and has not lost in { $heat }

# A result.
finding-result-refused = { $place }: { $why }
finding-result-odd = { $place }: { $why }; it counts as it was entered
