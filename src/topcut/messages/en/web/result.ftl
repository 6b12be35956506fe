# The report of a result: how a match can have ended, for its players and at the desk.
web-result-won =
    { $who ->
        [self] I won
        [other] I lost
       *[named] { $player } won
    }{ $how ->
        [timeout] { " on time" }
        [conditions] { " with fewer points" }
        [effect] { " by a card’s effect" }
        [drawn] , with drawn games
       *[normal] { "" }
    }
web-result-conceded = { $player } conceded
web-result-agreed =
    { $who ->
        [self] We agreed on a draw
       *[others] They agreed on a draw
    }
web-result-tie-or-time = Tie or time
web-result-decked = Both decks ran out
web-result-one-drawn = A game was drawn
web-result-won-unscored = { $player } won, score not known
web-result-happened =
    { $how ->
        [concession] One conceded
        [effect] Won by a card’s effect
        [timeout] Won on time
        [unscored] The score is not known
        [normal] Somebody won
       *[conditions] Won with fewer points
    }
web-result-how =
    { $how ->
        [timeout] time was called
       *[normal] played to the end
    }
web-result-otherwise = It ended another way
web-result-your-report = your report

# Its buttons.
web-result-send = Send: { $what }
web-result-send-time = Send: time ran out
web-result-send-decked = Send: both decks ran out
web-result-games =
    { $won }–{ $lost }{ $drawn ->
        [0] { "" }
       *[other] { " and " }{ $drawn } drawn
    }
web-result-games-broken =
    { $games }, { $player ->
        [none] I won the { $decider }
       *[other] { $player } won the { $decider }
    }

# Its fields.
web-result-of =
    { $player ->
        [none] My
       *[other] { $player }’s
    } { $what ->
        [games] games won before
       *[points] points
    }
web-result-unscored = The score is not known
web-result-margin = Differential of the winner
web-result-observed =
    { $player ->
        [none] My
       *[other] { $player }’s
    } { $what }
web-result-of-match = { CAPITAL($what) }
web-result-number-of =
    { $number ->
        [none] { $title }
       *[other] { $number } { $title }
    }
web-result-drawn = Drawn games as well
web-result-drawn-besides =
    { $games ->
        [0] none
       *[other] { $games }
    }
web-result-games-before = { $games }
web-result-button = { $button }: { $way }

# The score sheet of a pod.
web-result-pod = Enter the points
web-result-pod-send = Send the points
web-result-pod-save = Save
web-result-pod-player =
    { $player ->
        [none] You
       *[other] { $player }
    }
web-result-pod-round = Round { $round }
web-result-pod-cell = { $player }, round { $round }
web-result-pod-sum = Sum
web-result-pod-points = { NUMBER($points) }
web-result-pod-place = Place
web-result-pod-player-head = Player
web-result-pod-time = Time ran out in the last of these rounds
web-result-pod-hint-html =
    Points of each round{ $marked ->
        [none] { "" }
       *[other] ; a star behind them means “{ $marked }”: <kbd>900*</kbd>
    }. { $plays ->
        [yes] Save after every round: everybody sees it, and with the last one it is reported.
       *[none] Leave a round empty if it was not played.
    }

# What a correction changes.
web-result-correct-title = Correct table { $table }, { SMALL($round) }
web-result-correction = Correction
web-result-correct-sure = Correct table { $table } of { SMALL($round) }?
web-result-correct-before = Before
web-result-correct-none = no result
web-result-correct-after = After
web-result-correct-reason = Reason
web-result-correct-seen = Both players see it, and it stands in the journal.
web-result-ranks-move-html =
    { $ranks ->
        [one] One player moves
       *[other] { $ranks } players move
    } <span class="soft">of { $players }</span>
web-result-changes = Ranks and points that change
web-result-changes-player = Player
web-result-changes-rank = Rank
web-result-changes-points = Points
web-result-changes-cut = The cut
web-result-changes-more = and { $more } more
web-result-over-the-cut =
    { $way ->
        [in] now in the cut
       *[outc] now out of the cut
    }
web-result-pair-again-html =
    No result of round { $round } is in yet: once this is corrected you can
    <a href="{ $url }">take it back and pair it again</a>.
web-result-correct = Correct the result
web-result-leave = Leave it as it is
