# The announced plan: who plays in a stage, and how it is played.

stageplan-stage = { $stage }: { $parts }
stageplan-confrontation = { $stage }: the top two play one more game; its winner is first, and everybody else keeps their
    place

# Who plays in it

stageplan-taken = { $how ->
        [typed] { $take } players of { $where }
       *[ranked] the top { $take } of { $where }
    }
stageplan-all-taken = { $how ->
        [typed] players of { $where }
       *[ranked] everybody of { $where }
    }
stageplan-and-of = { $before } and of { $stage }

# How it is played

stageplan-rounds = { $rounds ->
        [0] rounds as the rulebook recommends
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
stageplan-gathering = without rounds; who takes part is all that is recorded
stageplan-unless-unbeaten = ending after { $rounds } if only one player has won them all
stageplan-pods = { $by ->
        [rank] pods by rank
       *[chance] random pods
    }
stageplan-bracket = { $bracket }
stageplan-games = { $games ->
        [1] one game per match
       *[other] best of { $games }
    }
stageplan-minutes-a-game = { $minutes } minutes a game
stageplan-seats-of-the-draft = seats at the draft table drawn by lot
stageplan-seeds = { $seeds ->
        [twos] seeds from the heats in twos
        [turns] seeds from the heats in turn
        [listed] seeds as announced
        [typed] seeds typed in
        [drawn] seats drawn by lot
       *[ranks] seeds by rank
    }
stageplan-no-pre-registration = no pre-registration
stageplan-numbered = { $number }. { $stage }

# The format of an event, a sentence each.

stageplan-feature = { $title }{ $note ->
        [none] { "" }
       *[other] : { $note }
    }
stageplan-match = best of { $games } games
stageplan-play =
    { $play ->
        [best_of] a match of several games a round
        [pod] in pods
       *[single_game] one game a round
    }
stageplan-period = { $period }, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }, before round 1
stageplan-documents = documents to have at hand: { $documents }
