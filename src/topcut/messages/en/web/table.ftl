# A table at the desk.
web-table-title = Table { $table }, round { $round }
web-table-all = All tables of round { $round }
web-table-of-two-html = Table { $table }: { $one } v { $other }
web-table-of-many-html = Table { $table }: { $players }
web-table-state = State
web-table-result = Result
web-table-counts = Counts
web-table-points-before =
    { $points } before this round{ $gone ->
        [yes] , has dropped
       *[no] { "" }
    }
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

# What was done about its result.
web-table-history = What happened here

# A bye.
web-table-bye = A bye: there is nothing to report.
web-table-late = Somebody came late
web-table-against-html = Plays against <bdi>{ $player }</bdi>
web-table-let-play = Let them play

# Acts.
web-table-confirm = Confirm
web-table-reported = A player has reported this; their opponent has not confirmed it yet. It counts anyway.
web-table-confirm-button = Confirm the result
web-table-concession = Concession
web-table-conceded-html =
    <bdi>{ $player }</bdi> conceded the game{ $phone ->
        [yes] , by phone
       *[no] { "" }
    }. It stands unless you refuse it, which a director does only where players may have agreed on it or broken other
    rules of conduct.
web-table-refuse = Refuse it: they play on
web-table-report = Report the result
web-table-report-button = Report
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
