help-simulating-simulate = Play a whole event by chance, with drops, late entries, no-shows and disputes; with a plan, all its stages.
    .rulebook = By which rules: a name of `topcut rulebook list`, or a file of your own. Required.
    .players = How many.
    .seed = The same seed plays the same event.
    .rounds = How many; 0: as the rulebook recommends.
    .out = Keep the journal in this file.
    .times = So many events, each proven afterwards.
