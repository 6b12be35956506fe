help-simulating-simulate = Play a whole event at random, with drops, late entries, no-shows and disputes; with a plan, all its stages.
    .rulebook = The rules: a name from `topcut rulebook list`, or a file of your own. Required.
    .players = How many.
    .seed = The same seed plays the same event.
    .rounds = How many; 0 for as many as the rulebook recommends.
    .out = Keep the journal in this file.
    .times = How many events, each verified afterwards.
