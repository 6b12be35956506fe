# Where an event stands, for its visitors: what is so, and what comes next.
web-now-finished = The event is finished.
web-now-nothing-more = Nothing more is played; the places are final.
web-now-entered =
    { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } entered.
web-now-first-drawn = Round 1 is drawn and will be posted shortly.
web-now-before-first = Round 1 will be paired when the director starts.
web-now-filled = The bracket is filled.
web-now-bracket-begins = Its first round will be paired.
web-now-in =
    { $done } of { $of ->
        [one] { $of } result is
       *[other] { $of } results are
    } in.{ $disputed ->
        [0] { "" }
        [one] { " " }{ $disputed } result is disputed.
       *[other] { " " }{ $disputed } results are disputed.
    }
web-now-judge-settles = A judge will settle it, then the next round can be paired.
web-now-when-all-are-in = The next pairings come when all results are in.
web-now-all-in =
    { $of ->
        [0] The result is in.
        [one] The result is in.
       *[other] All { $of } results are in.
    }
web-now-drawn = { $round } is drawn and will be posted shortly.
web-now-paired-next = { $round } will be paired.
web-now-over = Everything is played; the director closes the event.
web-now-confrontation = The final confrontation of the first two will be paired.
web-now-cutting = The cut to { $stage } will be made.
web-now-cut = The cut to { $stage } is made.
