# Stages: the cut, the bracket, the heats, the final confrontation; lots and prizes.

stage-none = there is no stage { $number }
    .do = the plan has { $stages }
stage-numbered = { $number } { $stage }
stage-no-cut-planned = the plan has no cut
stage-no-bracket-planned = the plan has no bracket
stage-way-fixed = it has to be announced before the start; go on without one
stage-way-announce =
    .step = announce one
    .typed = plan --cut 8
    .web = announce one: “Plan” in Setup
    .api = ChangePlan
stage-way-announce-late =
    .step = announce one
    .typed = plan --cut 8 --consent WHO --reason WHY
    .web = announce one: “Plan” in Setup
    .api = ChangePlan, with consent and reason
stage-cut-not-made = the cut to { $stage } has not been made
    .step = make it
    .typed = cut
    .web = make it: “Make the cut”
    .api = OpenStage
stage-needs-no-cut = { $stage } needs no cut
    .step = pair its first round
    .typed = pair
    .web = pair its first round: “Pair the next round”
    .api = Draw
stage-begun = { $stage } has already begun
    .cli = see `topcut bracket`; to make the cut again, undo it first
    .step = see the bracket
    .typed = bracket
    .web = see the bracket; to make the cut again, undo it first
    .api = Undo, to make the cut again
stage-too-few-to-start = an event needs at least two players{ $where ->
        [heat] { " in " }{ $stage }
       *[event] { "" }
    } to start
    .do = enter more: { $players } so far
stage-too-few-to-open = a stage needs at least two players, not { $players }
    .do = enter more
stage-no-number-of-rounds = { $game } recommends no number of rounds for { $players } players
    .cli = say how many, with --rounds or `topcut rounds { $least }`
    .step = say how many
    .typed = rounds { $least }
    .web = say how many: “Change the rounds”
    .api = ChangeRounds

# What is left to be done before the next stage begins.

stage-comes-later = { $stage } comes after { $source }, and { $left }
stage-left-to-begin = that stage has not begun
stage-left-to-report = { $more ->
        [0] { $match } has
       *[other] { $match } and { $more } more have
    } no result
stage-left-to-play = some of its games are still to be played
stage-left-rounds = { $played } of { $planned } rounds are played
stage-way-first-round =
    .step = pair its first round
    .typed = pair
    .web = pair its first round: “Pair the next round”
    .api = Draw
stage-way-results = enter or settle what is missing first
stage-way-next-games =
    .step = pair its next round
    .typed = pair
    .web = pair its next round: “Pair the next round”
    .api = Draw
stage-way-next-round =
    .step = pair the next one
    .typed = pair
    .web = pair the next one: “Pair the next round”
    .api = Draw
stage-result-delayed = { $match } is still delayed
    .do = enter its result before the cut

# Heats.

stage-player-gone = { $player } is no longer in the event
    .do = re-enter them first
stage-no-heat = there is no heat { $number }
    .do = the plan has { $stages }
stage-joined = { $player } already plays in { $stage }
    .do = there is nothing to do
stage-heat-over = { $stage } is over
    .do = nobody can join it now
stage-heat-being-played = { $player } still plays in { $stage }
    .do = wait until it is over
stage-heat-to-come = { $player } is entered for { $stage }, which has not begun
    .cli = to change that, undo the entry (see `topcut journal`) and enter again with --heat { $number }
    .web = to change that, undo the entry (see the journal) and enter again for heat { $number }
    .api = Undo the entry, then Enter with heat { $number }
stage-qualified = { $player } has qualified in { $stage }
    .do = a player who has qualified plays in no other heat

# Prizes of a bracket.

stage-split-without-bracket = prizes are split among those who are still in a bracket
    .do = make the cut first
stage-split-already = the prizes are already split
    .do = undo that first
stage-split-while-playing = a game of this round is still being played
    .do = enter its result, or withdraw the round
stage-split-too-late = the bracket is over
    .do = hand out the prizes by place
stage-split-without-consent = everybody who is still in must agree
    .cli = record it: --consent "{ $who }"
    .web = record it, for example “{ $who }”
    .api = give the consent
stage-all-of-them = { $players ->
        [0] nobody
        [1] the last player
        [2] both
        [3] all three
        [4] all four
        [5] all five
        [6] all six
        [7] all seven
        [8] all eight
       *[other] all { $players }
    }

# Lots.

stage-lot-of-others = the drawn order names other players
    .do = name the same players, best first
stage-no-lots = { $game } draws no lots
    .do = they share the rank
stage-lot-among-untied = a lot is drawn among all players who share a rank
stage-way-name-more = name { $players } too
stage-way-name-tied = name players who are tied

# The final confrontation.

stage-decided-by-final = the final of the bracket decides this event
    .do = report it
stage-confrontation-played = the final confrontation is played as a game
    .do = report its result
stage-confrontation-too-early = the final confrontation comes after all results
    .do = enter them first
stage-confrontation-stranger = { $player } is not among the first two, who play the final confrontation
    .do = name one of them: { $players }
stage-confrontation-same = { $player } has already won it
    .do = there is nothing to do
stage-confrontation-named = { $player } has already been named the winner
    .cli = say why it is somebody else (--reason), or undo it
    .web = say why it is somebody else, or undo it
    .api = give the reason, or Undo it
