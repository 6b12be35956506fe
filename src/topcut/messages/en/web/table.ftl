# A table at the desk.
web-table-title = Table { $table }, { SMALL($round) }
web-table-number =
    { $pod ->
        [yes] Pod { $table }
       *[no] Table { $table }
    }
web-table-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-table-head = Table
web-table-of-two-html = Table { $table }: { $one } v { $other }
web-table-of-many-html = Table { $table }: { $players }
web-table-seat =
    { $seed ->
        [0] { $before ->
            [none] { "" }
           *[other] { $before } before this round
        }
       *[other] seed { $seed }
    }{ $side ->
        [none] { "" }
       *[other] , { side-name }
    }{ $gone ->
        [yes] , has dropped
       *[no] { "" }
    }
web-table-result = Result
web-table-keeper = Keeps the score
web-table-extra = Extra time
web-table-extra-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-table-deadline = Deadline
web-table-last-moment = This table ends
web-table-look-again = Look again:

# A dispute.
web-table-differ = The players differ.
web-table-says = { $who } says
web-table-is-right-html = <bdi>{ $who }</bdi> is right
web-table-or-below = Or enter below what you decide.

# What was done about its result.
web-table-history = What happened here

# A bye.
web-table-bye = A bye: there is nothing to report.
web-table-late = Somebody came late
web-table-against-html = Plays against <bdi>{ $player }</bdi>
web-table-let-play = Let them play

# Acts.
web-table-reported = A player has reported this; their opponent has not confirmed it yet. It counts anyway.
web-table-confirm-button = Confirm the result
web-table-conceded-html =
    <bdi>{ $player }</bdi> conceded the game{ $phone ->
        [yes] , by phone
       *[no] { "" }
    }. It stands unless you refuse it, which a director does only where players may have agreed on it or broken other
    rules of conduct.
web-table-refuse = Refuse it: they play on
web-table-enter = Enter the result
web-table-enters = Enter: { $line }
web-table-reads-html = <b>{ CAPITAL($verdict) }.</b> { SEMICOLONS($worth) }
web-table-type-it = Type it as on the slip
web-table-slip-html =
    As on the slip, { $first ->
        [none] in seat order
       *[other] <bdi>{ $first }</bdi> first
    }
web-table-typed-button =
    { $act ->
        [report] Report
        [settle] Settle as typed
       *[correct] Show what changes as typed
    }
web-table-settle = Settle the dispute
web-table-settle-button = Settle
web-table-settle-reason = Reason, if you like
web-table-correct = Correct the result
web-table-correct-button = Show what changes
web-table-correct-reason = Reason for the correction
web-table-example =
    { $first }{ $second ->
        [none] { "" }
       *[other] , or { $second }
    }
web-table-example-pod = points of a round in seat order: 900*-0-60, then the next round
web-table-done = { CAPITAL($what) }
