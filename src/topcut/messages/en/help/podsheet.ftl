help-podsheet-sheet = Keep the rounds of a pod as they end; with the last one they are its result.
    .more = What is in stands for everybody, and typing a round again overwrites it. Behind the last round, time says that it was over in it. The table alone shows what is in.
    .words = The table, then a word for each round, as in report.
    .at = The round that the first word is of; left out, the next one that is missing.
    .by = The player who says so.
    .example-again = round 2 was typed wrong
    .example-shown = what is in so far
