# Results: reporting, confirming, disputing, settling, correcting, delaying.

result-of-a-bye = { $match } is a bye: there is nothing to report
    .do = check the table
result-stranger = { $player } does not play at { $match }
    .do = check the table
    .phone = find your own table in the pairings
result-officials-only = a player cannot report { $how ->
        [no-show] no-show
        [incomplete] incomplete
        [both-lose] both-lose
        [dropped] dropped
       *[other] { $how }
    }
    .do = call an official
    .phone = ask a judge or the director
result-exists = { $match } already has a result: { $result }
    .phone = if that is wrong, ask a judge or the director
result-way-settle = settle the dispute
result-way-correct =
    .cli = use `correct` to change it
    .web = use “Correct the result” to change it
    .api = Correct
result-way-correct-or-pair =
    .cli = use `correct` to change it; { $stage } is not paired yet: `topcut pair`
    .web = use “Correct the result” to change it; { $stage } is not paired yet: “Pair the next round”
    .api = Correct, or Draw for { $stage }
result-round-closed = round { $round } is closed
    .cli = use `correct` with a reason
    .web = use “Correct the result” with a reason
    .phone = ask the director: only an official can enter it now
    .api = Correct
result-nothing-to-confirm = { $match } has no report to confirm ({ $status ->
        [open] open
        [reported] reported
        [confirmed] confirmed
        [disputed] disputed
        [settled] settled
       *[delayed] delayed
    })
    .do = report the result
    .phone = look at the page again: something has changed
result-confirmed-by-another = { $player } cannot confirm this
    .do = the opponent or an official can
    .phone = find your own table in the pairings
result-bye-not-disputed = { $match } is a bye: there is nothing to dispute
    .do = call an official
result-nothing-to-dispute = { $match } has no result to dispute ({ $status ->
        [open] open
        [reported] reported
        [confirmed] confirmed
        [disputed] disputed
        [settled] settled
       *[delayed] delayed
    })
    .do = report it instead
    .phone = look at the page again: something has changed
result-not-disputed = { $match } is not disputed
    .cli = use `report` or `correct`
    .web = enter or correct its result
    .api = Report or Correct
result-correction-without-reason = a correction needs a reason
    .cli = say why: --reason "scores were swapped on the slip"
    .web = say why, for example “scores were swapped on the slip”
    .api = give the reason
result-disputed = { $match } is disputed
    .do = settle the dispute
    .phone = a judge will settle it
result-none-yet = { $match } has no result yet
    .do = report it
result-bracket-bye = { $match } is a bye of the bracket
    .do = there is nothing to correct
result-same = { $match } already has that result
    .do = there is nothing to correct
result-changes-later-games = the correction changes who plays in round { $round }, which is posted
    .do = withdraw round { $latest } first
result-never-delayed = { $where ->
        [bracket] a bracket
       *[rounds] { $game }
    } has no delayed results
    .do = wait for it, or enter it as it stands
result-not-open-to-delay = { $match } is not open ({ $status ->
        [open] open
        [reported] reported
        [confirmed] confirmed
        [disputed] disputed
        [settled] settled
       *[delayed] delayed
    })
    .do = there is nothing to delay
result-absent-unnamed = the player who did not show up for { $match } is not named
    .do = name them
result-missed-too-early = a game is missed { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } after the start ({ $clause }), that is in { $left }
    .do = wait until then; if they have left, drop them first
result-no-concession = { $game } has no concessions
    .do = report the result as it stands
result-none = none

# How a result stands, and what players say of it.

result-state = { $state ->
        [open] open
        [playing] playing
        [late] late
        [bye] bye
        [in] in
        [judge] judge
        [reported] reported
        [confirmed] confirmed
        [disputed] disputed
        [settled] settled
        [delayed] delayed
       *[other] { $state }
    }
result-between = { $outcome ->
        [win] beat
        [loss] lost to
        [draw] drew with
        [both-lost] both lost
       *[open] v
    }
result-ended = { $how ->
        [concession] by concession
        [effect] by effect
        [agreed] by agreement
        [decked] decks empty
        [both-lose] both lose
        [incomplete] not completed
        [no-show] no-show
        [dropped] dropped out
       *[other] { $how }
    }
result-observed = { $title } { DASHES($numbers) }
result-score-unknown = score not known
result-says = { result-by } says { $result }
result-disagrees = { result-by } disagrees
result-by = { $by ->
        [none] an official
       *[other] { $by }
    }
result-claims = { SEMICOLONS($claims) }
result-claim = { $by }: { $result }
result-claim-otherwise = { $by } disagrees
result-claimant = { $player ->
        [none] an official
       *[other] { $player }
    }
result-none-overdue = no table of round { $round } is past its deadline
    .do = there is nothing to close
result-remarked = { $result } ({ $remarks })
