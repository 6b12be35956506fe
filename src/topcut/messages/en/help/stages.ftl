help-stages-plan = Show the announced stages, or change them. Once the event has started, say who agreed and why.
    .confrontation = Then a final confrontation of the top two, whose winner is first.
    .emergency = An emergency during the event: the reason is enough.
    .example-what-is = what is announced
    .example-announce-a = announce a cut
help-stages-cut = Make the cut: who plays on, with which seed. The bracket is fixed from now on.
    .seeds = If they are typed in: best first.
    .stage = Which stage of the plan.
help-stages-bracket = The bracket as it stands; the number of a game is its table.
    .stage = Which stage of the plan.
    .svg = Draw it into this file.
    .places = Show the places as well.
help-stages-join = Let a player play in another heat, unless they have qualified.
    .heat = Which heat: 2 is the second.
help-stages-split = Everybody still in the bracket shares its prizes evenly; with --end the event ends there.
    .end = They play no further.
help-stages-prizes = Who gets what: shared places share their prizes, and a recorded split is respected.
    .given = 1=12, or 3-4=4 for 4 each.
