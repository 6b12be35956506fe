# Settings: changing them after the event was made.

setting-rounds-of-the-plan = rounds: the number of rounds belongs to the plan
    .cli = use `topcut rounds { $rounds }`, or change the plan on its page
    .web = use “Change the rounds”, or change the plan on its page
    .api = ChangeRounds
setting-same = nothing would change
    .do = say what should change, like time_limit=60
setting-way-another-value = choose another value
setting-too-late = { $setting }: it can no longer change, { $since ->
        [start] the event has started
       *[announcement] it was announced
    }{ $clause ->
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
    .do = leave it as it is
setting-without-consent = { $setting }: it now changes only with the consent of { $who }{ $clause ->
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
    .cli = record it: --consent "{ $who }"
    .web = record it, for example “{ $who }”
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
setting-draft-begun = the draft has already been seated or dealt
    .cli = undo that first (`topcut journal`)
    .web = undo that first
    .api = Undo
setting-scenario-begun = the scenario has begun
    .cli = undo what was recorded for it first (`topcut journal`)
    .web = undo what was recorded for it first
    .api = Undo
