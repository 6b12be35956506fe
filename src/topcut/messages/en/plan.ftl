# The plan: its stages, and when they may still change.

plan-at-stage = stage { $number } ({ $name })
plan-too-long = a plan cannot have { $stages } stages
    .do = use at most { $most }
plan-heats-lead-nowhere = the heats lead nowhere
    .do = add the finals they qualify for
plan-gathering-alone = an event without rounds has no other part: no number of rounds, no cut, no heats and no bracket
    .do = leave them out, or plan rounds
plan-no-rounds = this event has no rounds: who takes part is all that is recorded
    .do = check in who is there, and finish it when it is over
    .phone = check in when you are there
plan-other-play = { $game } is { $play ->
        [pod] played in pods
       *[other] not played in pods
    }
    .do = leave this stage out
plan-cut-size = a cut to { $take } is not possible
    .do = cut to between 2 and 512 players
plan-nothing-to-cut = nothing comes before it to be cut
    .do = leave the cut out
plan-heats-not-first = heats are Swiss rounds at the beginning of a plan
    .do = put them first
plan-best-of = best of { $games } is not possible
    .do = choose 1, 3, 5, 7 or 9 games
plan-early-end = rounds that may end after { $rounds } must be planned for more
    .cli = say how many rounds there are otherwise (--rounds)
    .web = say how many rounds there are otherwise
    .api = give the rounds
plan-confrontation = the top two of the Swiss rounds play it, as one game and as the last stage
    .do = put it after the Swiss rounds, with take = 2 and nothing else
plan-twos-not-of-two = seeds in twos are for two heats
    .do = use turns, or a list (R25)
plan-twos-odd = seeds in twos need an even number of qualifiers
    .do = choose an even number, not { $take }
plan-seeds-not-listed = a list of seeds goes with seeds = listed
    .do = give both
plan-no-qualifiers = the number that qualifies from each heat is missing
    .do = say how many (take)
plan-no-bracket-games = only a bracket has games of its own and matches of several games
    .do = leave them out
plan-no-bracket = there is no bracket '{ $bracket }'
    .do = use one of { $known }

# Asking for one in a few words

plan-in-pods = { $game } is played in pods
    .do = leave out cut, bracket, heats and confrontation
plan-confrontation-and-cut = a final confrontation follows Swiss rounds, without a cut
    .do = leave one of them out
plan-heats-without-cut = heats need to know how many qualify from each
    .cli = add --cut N
    .web = fill in the cut
    .api = give the cut
plan-no-way-to-seed = '{ $typed }' is not a way to seed
    .do = use { OR($known) }
plan-file-and-more = a plan file says everything about the plan
    .cli = leave the other options out
    .web = leave the other fields of the plan empty
    .api = leave the other fields out
plan-file-of-other-rounds = the file plans { $planned } rounds, not { $rounds }
    .cli = leave --rounds out, or change the file
    .web = leave the number of rounds empty, or change the file
    .api = leave the number of rounds out, or change the plan

# Changing it

plan-stage-begun = a stage that has begun cannot change
    .do = keep it, and change those after it
plan-stage-played = a stage that was played cannot be left out
    .do = keep it
plan-announced = the plan was announced, and the event has started
    .cli = record who agreed (--consent), or that it is an emergency (--emergency), and why (--reason)
    .web = record who agreed, or that it is an emergency, and why
    .api = give consent or emergency, and the reason
plan-no-emergency = an emergency is for an event in progress
    .cli = record who agreed (--consent)
    .web = record who agreed
    .api = give the consent
plan-emergency-without-reason = an emergency needs a reason
    .cli = say what happened (--reason)
    .web = say what happened
    .api = give the reason
plan-bracket-announced = the bracket and the seeding were announced and cannot change once the event has started ({ $clause })
    .do = keep them as announced, or leave the stage out
