help-season-rate = The ratings after the events of these files, and what each of them moved.
    .more = Events count in the order of their dates and starts, in whatever order they are named. An event that is not over, not sanctioned or not rated moves nobody, and it is said why.
    .program = Whose rules: a program's name, or a file.
    .files = Journals and results files.
    .level = Of files that say none: local, regional, national, masters, continental, world, champions-league.
    .level-default = local
    .date = Of files that say none.
    .game = Only this game of the program: 1e, 2e, tribbles.
