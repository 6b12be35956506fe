# Settings: changing them after the event was made.

setting-rounds-of-the-plan = rounds: the number of rounds belongs to the plan
    .cli = use `topcut rounds { $rounds }`, or the page with the plan
    .web = use “Change the rounds”, or the page with the plan
    .api = ChangeRounds
setting-same = everything is as it was
    .do = say what is to be different: time_limit=60
setting-way-another-value = choose another value
setting-too-late = { $setting }: it cannot change any more, { $since ->
        [start] the event has started
       *[announcement] it was announced
    }{ $clause ->
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
    .do = leave it as it is
setting-without-consent = { $setting }: it changes only with the consent of { $who } now{ $clause ->
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
    .cli = record it: --consent "{ $who }"
    .web = record it, like "{ $who }"
    .api = give the consent
setting-without-reason = { $setting }: it was announced, and { $since ->
        [start] the event has started
       *[entries] players have entered
    }{ $clause ->
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
    .cli = say why it changes (--reason)
    .web = say why it changes
    .api = give the reason
setting-byes-brought = earned_bye_rounds: { $player } brings { $byes } earned byes
    .do = choose at least { $byes }
setting-draft-begun = the draft is seated or dealt already
    .cli = undo that first (`topcut journal`)
    .web = undo that first
    .api = Undo
setting-scenario-begun = the scenario has begun
    .cli = undo its acts first (`topcut journal`)
    .web = undo its acts first
    .api = Undo
