# What the records of a journal say.

fact-act = { SEMICOLONS($facts) }
fact-act-and-more = { SEMICOLONS($facts) }; …
fact-of-another-kind = { $kind }
fact-because = { $what } because: { $reason }
fact-with-consent = { $what }, with the consent of { $who }
fact-in-an-emergency = { $what }, in an emergency
fact-by = { $what }, by { $player }
fact-in-round = { $what } in round { $round }
fact-everybody = everybody
fact-somebody = somebody
fact-unknown-result = a result the rules do not have

# The event and its stages.

fact-created = event created: { $title } ({ $rulebook })
fact-rounds-changed = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
fact-settings-changed = changed: { SEMICOLONS($settings) }
fact-started = event started{ $rounds ->
        [0] { "" }
        [one] , { $rounds } round
       *[other] , { $rounds } rounds
    }
fact-stage-started = { $stage } started, { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
fact-plan-changed = plan: { $stages }
fact-stage-opened = { $stage } opened: { $seeds }
fact-stage-opened-for-many = { $stage } opened: { $seeds } and { $more } more
fact-seed = { $seed } { $player }
fact-prizes-split = prizes split evenly: { $players }{ $how ->
        [ended] , and play no further
       *[played-on] { "" }
    }
fact-finished = event finished
fact-lot-drawn = lot drawn: { $players }
fact-packs-dealt = packs dealt ({ $method }, { $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    } of { $size } each) with seed { $seed }
fact-heap-dealt = packs dealt ({ $method }, the whole heap) with seed { $seed }
fact-announced = announced{ $until ->
        [none] { "" }
       *[other] , until { $until }
    }: { $text }
fact-taken-down = the announcement of record { $seq } taken down
fact-retitled = title corrected: { $title }
fact-cancelled = cancelled: the event will not be played
fact-registration = registration set{ $places ->
        [0] { "" }
       *[other] : { $places } places
    }
fact-tables-numbered = { $stage ->
        [all] tables
       *[other] tables of { $stage }
    } { $first ->
        [0] without numbers of their own
       *[other] numbered from { $first }{ $last ->
            [0] { " " }on
           *[other] { " " }to { $last }
        }
    }
fact-feature-table = { $table ->
        [0] no feature table any more
       *[other] the feature table is table { $table }
    }
fact-taken-into =
    { $program ->
        [none] belongs to no program any more
       *[other] belongs to the program { $program }
    }
fact-listed = listing changed: { AND($values) }
fact-known =
    { $known ->
        [yes] { $player } is somebody who is known across events
       *[no] { $player } is nobody any more who is known across events
    }
fact-undone = undone: record { $seq } ({ $act })
fact-redone = done again: record { $seq } ({ $act })

# People.

fact-entered = { $player } entered
fact-withdrew = { $player } withdrew
fact-came-back = { $player } came back
fact-bye-forfeited = { $player } plays instead of using an earned bye
fact-brought =
    { $player } { $used ->
        [none] uses nothing that was earned elsewhere
       *[other] uses { AND($used) }, earned elsewhere
    }{ $given_up ->
        [none] {""}
       *[other] {" "}and gives up { AND($given_up) }
    }
fact-checked-in = { $player } checked in
fact-dropped = { $player } dropped{ $round ->
        [0] { "" }
       *[other] { " " }after round { $round }
    }
fact-renamed = the name of { $player } was corrected
fact-described = what is known of { $player } was noted
fact-fee-noted = { $paid ->
        [yes] { $player } has paid
       *[no] the fee of { $player } is open
    }
fact-waits = { $player } waits for a place
fact-moved-up = { $player } has a place now
fact-waiting-ordered = waiting list: { $players }
fact-table-fixed = { $table ->
        [0] { $player } has no table of their own any more
       *[other] { $player } sits at table { $table } in every round
    }
fact-feature-chosen = { $player ->
        [none] round { $round }: the leading pairing plays at the feature table
       *[other] round { $round }: { $player } plays at the feature table
    }
fact-joined = { $player } plays in { $stage }
fact-confrontation-won = { $player } won the final confrontation

# Rounds and results.

fact-drawn = { $round } drawn with seed { $seed }
fact-changed-by-hand = { $round } changed by hand
fact-posted = { $round } posted, { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }
fact-late-seated = { $match }: { $player } arrived late and plays here
fact-round-withdrawn = { $round } withdrawn
fact-reported = { $match }: { $result }
fact-rounds-noted = { $match }, so far: { SEMICOLONS($turns) }
fact-noted-turn = { $points ->
        [none] round { $round } taken back
       *[other] round { $round }: { $points }
    }
fact-confirmed = { $match } confirmed
fact-disputed = { $match } disputed
fact-claimed = { $what }: { $result }
fact-settled = { $match } settled: { $result }
fact-corrected = { $match } corrected: { $result }
fact-delayed = { $match } delayed
fact-judge-called = { $match }: judge called
fact-judge-goes = { $match }: judge goes
fact-judge-there = { $match }: judge at the table
fact-judge-not-needed = { $match }: judge no longer needed

# The clock.

fact-clock-started = clock for { $clock } started, { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
fact-clock-of-period = { $period }
fact-clock-of-round = round { $round }
fact-clock-of-game = round { $round }, game { $game }
fact-clock-paused = clock { $round ->
        [0] before the round
       *[other] for round { $round }
    } paused
fact-clock-goes-on = clock { $round ->
        [0] before the round
       *[other] for round { $round }
    } resumed
fact-time-added = { SIGNED($minutes) } { $minutes ->
        [-1] minute
        [1] minute
       *[other] minutes
    } for { $whom }
fact-deadline = round { $round } ends { $until }{ $how ->
        [final] , no extensions
       *[first] { "" }
    }
fact-deadline-of-table = table { $table } of round { $round } ends { $until }{ $how ->
        [final] , no extensions
       *[first] { "" }
    }

# Draft and sealed.

fact-groups-seated = { $groups ->
        [one] { $groups } drafting group
       *[other] { $groups } drafting groups
    } seated with seed { $seed }
fact-pools-swapped = { $pools ->
        [one] { $pools } pool
       *[other] { $pools } pools
    } swapped with seed { $seed }
fact-suspended = { $player } suspended from the draft
fact-pick-drawn = { $player }: card { $card } of { $left } from { $pack ->
        [0] the open cards
       *[other] pack { $pack }
    }, drawn

# Scenarios.

fact-decks-dealt = round { $round }: { $lent ->
        [one] { $lent } player plays
       *[other] { $lent } players play
    } somebody else's deck
fact-special-rules-listed = { $rules ->
        [one] { $rules } special rule is
       *[other] { $rules } special rules are
    } listed
fact-special-rule-drawn = round { $round }: { $player } drew special rule { $rule }
fact-conceded-in-pod = round { $round }, table { $table }: { AND($players) } conceded, the others play on
fact-game-ended = round { $round }, table { $table }: a game ended after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $result }
fact-items-spent = round { $round }, table { $table }: { $player } spent { $items ->
        [one] { $items } item
       *[other] { $items } items
    }
fact-drinks = { $player }: { $drinks ->
        [one] { $drinks } more drink
       *[other] { $drinks } more drinks
    }
fact-feedback-said = { $player } says: { $text }
fact-feedback = { $player } gave feedback
fact-awarded = { $player } is awarded: { $prize }
fact-reopened = event reopened
