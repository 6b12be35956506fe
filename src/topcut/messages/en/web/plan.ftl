# The plan of an event: the fields that ask for it.
web-plan-rounds = Rounds
web-plan-cut = Cut to the top
web-plan-cut-hint = empty: no cut
web-plan-bracket = Bracket
web-plan-bracket-otherwise = single elimination, if there is a cut
web-plan-own-bracket = your own, as announced
web-plan-best-of = Games in a bracket match
web-plan-best-of-hint = best of this many; empty: as the rules say
web-plan-heats = Heats
web-plan-heats-hint = empty: none
web-plan-seeds = Seeds
web-plan-seeding =
    { $seeds ->
        [ranks] by rank
        [twos] from two heats in twos
        [turns] from the heats in turn
        [drawn] drawn by lot
        [typed] typed in by the director
       *[none] as the rules say
    }
web-plan-unbeaten = End early after round
web-plan-unbeaten-hint = if only one player has won them all; empty: never
web-plan-confrontation = Final confrontation: after the last round the top two play one more game; its winner is first

# The page where a director changes it.
web-plan-plan = Plan
web-plan-change-rounds = Change the number of rounds
web-plan-emergency = An emergency, with a reason and without consent
web-plan-change-rounds-button = Change the rounds
web-plan-change-plan = Change the plan
web-plan-agreed-once-started = Who agreed, once the event has started
web-plan-announce = Announce the plan
web-plan-out-of-a-file = The plan from a file
web-plan-why-a-file = For what the fields above cannot say: names of stages, three stages, seeds as a list. It
    replaces the whole plan.
web-plan-file = Plan file (TOML, plan/1), at most 1 MB
web-plan-bracket-files = The bracket files that it names, if any
web-plan-announce-file = Announce the plan from the file
web-plan-rounds-announced =
    { $rounds ->
        [one] { $rounds } round is
       *[other] { $rounds } rounds are
    } announced.
web-plan-announced = The plan is announced.
web-plan-file-announced = The plan from the file is announced.
web-plan-gathering = No rounds
web-plan-gathering-hint = A picnic, a learn-to-play, a casual evening: people are entered and checked in, and nothing is paired or
    reported.
