help-stages-plan = The announced stages, or other ones. Once the event has started, a change asks who agreed and why.
    .confrontation = Then a final confrontation of the first two, whose winner is first.
    .emergency = An emergency during the event: the reason is enough.
    .example-what-is = what is announced
    .example-announce-a = announce a cut
help-stages-cut = Make the cut: who plays on, with which seed. The bracket is fixed from now on.
    .seeds = Where they are typed in: the best first.
    .stage = Which stage of the plan.
help-stages-bracket = The bracket as it stands; the number of a game is its table.
    .stage = Which stage of the plan.
    .svg = Draw it into this file.
    .places = And the places out of it.
help-stages-join = A player plays in another heat. Who has qualified does not.
    .heat = Which heat: 2 is the second.
help-stages-split = All who are still in the bracket share its prizes evenly; with --end the event ends there.
    .end = They play no further.
help-stages-prizes = Who gets what: shared places share their prizes, and a recorded split is kept to.
    .given = 1=12, or 3-4=4 for 4 each.
