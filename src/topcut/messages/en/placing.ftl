# Places over all stages, and where they come from.

placing-ordinal = { ORDINAL($number) ->
        [one] { $number }st
        [two] { $number }nd
        [few] { $number }rd
       *[other] { $number }th
    }
placing-title = { $state ->
        [final] final places
       *[other] places so far
    }
placing-band = { $place }–{ $to }
placing-rank = { $rank } of { $stage }
placing-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
placing-points-at-table = table { $table }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
placing-confrontation = won the final confrontation
placing-split = split the prizes and played no further

# Out of a bracket.

placing-still-in = still in
placing-won = won { $game }
placing-won-without-play = won { $game } without play
placing-both-lost = both lost { $game }
placing-left = left before { $game }
placing-lost = lost in { $game } to { $winner }
placing-left-against = left before { $game } against { $winner }
placing-game = { $kind ->
        [semi-final] semi-final
        [quarter-final] quarter-final
        [round] round of { $of }
        [play-in] play-in
        [upper-final] upper final
        [upper-semi-final] upper semi-final
        [upper-quarter-final] upper quarter-final
        [upper-round] upper round of { $of }
        [lower-round] lower round { $of }
        [lower-final] lower final
        [grand-final] grand final
        [reset] reset
       *[final] final
    }
placing-the-game = { $kind ->
        [lower-round] lower round { $of }
       *[other] the { placing-game }
    }
placing-game-lettered = game { $letter }
placing-game-of-places = game { $places }
placing-the-game-of-places = the game { $places }
placing-game-of-round = round { $round }

# A player's way through a bracket.

placing-seed = seed { $seed } of { $stage }
placing-to-play = { $game }: to play against { $opponent }
placing-met = { $game }: { $verdict ->
        [won] beat
        [lost] lost to
       *[both-lost] double loss against
    } { $opponent }
placing-met-score = { $met } { $score }
