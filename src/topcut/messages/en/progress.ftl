# Where an event stands, for players and visitors. What is so, as a clause:
progress-in =
    { $done } of { $of ->
        [one] { $of } result is
       *[other] { $of } results are
    } in{ $disputed ->
        [0] { "" }
        [one] ; { $disputed } result is disputed
       *[other] ; { $disputed } results are disputed
    }
progress-all-in =
    { $of ->
        [0] the result is in
        [one] the result is in
       *[other] all { $of } results are in
    }

# What comes, as a sentence.
progress-finished = All games are played; the places are final.
progress-gathered = Thanks to everybody who came.
progress-cancelled =
    { $reason ->
        [none] It will not be played.
       *[other] It will not be played: { $reason }
    }
progress-before-first = Round 1 will be paired when the director starts.
progress-before-gathering = There are no rounds: who takes part is listed.
progress-gathering = It is on. There are no rounds: who takes part is listed.
progress-bracket-begins = Its first round will be paired.
progress-drawn = { $round } is drawn and will be posted shortly.
progress-judge-settles = A judge will settle it, then the next round can be paired.
progress-when-all-are-in = The next pairings come when all results are in.
progress-delayed = Play goes on when the delayed results are known.
progress-paired-next = { $round } will be paired.
progress-confrontation = The final confrontation of the top two will be paired.
progress-cutting = The cut to { $stage } will be made.
progress-over = All games are played; the director will close the event.
