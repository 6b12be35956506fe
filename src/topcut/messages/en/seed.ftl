# Seeds: who goes on into a stage, and in which order.

seed-too-few-left = only { $left } of { $stage } is still in
    .do = finish the event
seed-cut-too-large = a cut to { $cut } needs { $cut } players, and { $left } of { $stage } are still in
    .step = announce a smaller cut
    .typed = plan { $heats ->
        [0] --cut { $left }
       *[other] --heats { $heats } --cut { $left }
    } --consent WHO --reason WHY
    .web = announce a smaller cut: “Plan” in Setup
    .api = ChangePlan
seed-tied = { $first }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    } are tied in { $stage }, so their seeds are undecided
    .step = draw the lot among them
    .typed = lot { HANDLE($tied) }
    .web = draw the lot among them: “Draw the lot”
    .api = DrawLot
seed-tied-for-last-place = { $first } are tied for the last qualifying place in { $stage }
    .step = draw the lot among them
    .typed = lot { HANDLE($tied) }
    .web = draw the lot among them: “Draw the lot”
    .api = DrawLot
seed-follows-from-plan = the seeds of { $stage } follow from the plan
    .do = leave them out
seed-by-draft-seats = this bracket follows the seats of its draft
    .step = draw them
    .typed = seat
    .web = draw them: “Seat the draft”
    .api = SeatGroups
seed-nobody-seated = this bracket follows the seats of its draft, but nobody has been seated
    .step = seat the draft first
    .typed = seat
    .web = seat the draft first: “Seat the draft”
    .api = SeatGroups
seed-twos-uneven = seeds in twos are for two heats with the same even number of qualifiers, not { AND($qualifiers) }
    .do = announce another order: turns, or a list of your own
seed-list-incomplete = the announced list of seeds does not name every qualifier once
    .do = name { HANDLE($qualifiers) }
seed-not-typed = the seeds of this bracket have to be typed in
    .step = name all players, the best seed first
    .typed = cut --seeds "A, B, …"
    .web = name all players, the best seed first: “Make the cut”
    .api = OpenStage
seed-twice = { $player } has two seeds
    .do = name everybody once
seed-missing = { $first }{ $more ->
        [0] { "" }
       *[other] { " " }and more
    } { $without ->
        [one] has
       *[other] have
    } no seed
    .do = name all players, the best seed first
seed-wrong-number = { $given } seeds were given for a bracket of { $size }
    .do = name { $size }
seed-of-somebody-gone = { $player } is no longer in the event
    .do = leave them out

# What chance decided. The order that a lot made: the first of them, and those behind in the same way.

seed-all-drawn = all seats were drawn by lot
seed-before = { $first } before { $then }
seed-drawn = drawn by lot, because nothing separates them: { $order }{ $left ->
        [0] { "" }
        [one] ; { $out } is out
       *[other] ; { $out } are out
    }
