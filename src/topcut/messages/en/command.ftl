# The command line: what it refuses by itself, before or after the desk is asked.

command-and-so-for = { $what }, and the same for { $more } more ({ $players })
command-at-file = { $file }
command-at-line = line { $line }
command-at-record = record { $seq }
command-at-event-record = event { $event }, record { $seq }

# What was typed is no command.

command-typed-wrong = { $said }
    .cli = see `{ $command } --help`
command-typed-no-command =
    no such command '{ $word }'{ $near ->
        [none] { "" }
       *[other] { " " }(did you mean { OR($near) }?)
    }
    .cli = see `{ $command } --help`
command-typed-too-much = too many words: { BLANKS($words) }
    .cli = leave them out, or put a name of several words in quotes; see `{ $command } --help`
command-typed-no-value = { $option } needs a value
    .cli = see `{ $command } --help`
command-typed-value-of-none = { $option } takes no value
    .cli = see `{ $command } --help`
command-typed-no-number = invalid value for { $name }: write a whole number
    .cli = see `{ $command } --help`
command-typed-too-small = invalid value for { $name }: it must be at least { $least }
    .cli = see `{ $command } --help`
command-typed-too-large = invalid value for { $name }: it must be at most { $most }
    .cli = see `{ $command } --help`
command-typed-too-little = missing { $kind ->
        [option] option
       *[argument] argument
    } { $name }
    .cli = see `{ $command } --help`
command-typed-no-option = no such option: { $option }
    .cli = see `{ $command } --help`
command-typed-nearly-an-option = no such option: { $option } (Possible options: { $near })
    .cli = see `{ $command } --help`
command-typed-role-and-player = both an official's role and a player are named
    .do = name one of them
command-typed-file-and-event = both a file and an event of the site are named
    .do = name one of them

# Files.

command-file-unusable = { $file } could not be used ({ $why })
    .do = check the place and try again
command-some-file = a file
command-no-file = there is no file { $file }
    .cli = check the name, or create one with `topcut new`
command-no-backup = there is no file { $file }
    .do = check the name
command-which-event = it is not clear which event you mean{ $there ->
        [none] { "" }
        [some] : here are { $files }
       *[many] : here are { $files } and more
    }
    .do = write its file after the command, or set TOPCUT_EVENT
command-file-unopened = { $file } could not be opened ({ $why })
    .do = check the file
command-file-unwritten = { $file } could not be written ({ $why })
    .do = choose another place
command-file-exists = { $file } already exists and was left as it is
    .do = choose another name
command-new-file-exists = { $file } already exists and was left as it is
    .cli = choose another title or --file
command-pack-file-exists = { $file } already exists and contains something else
    .do = choose another folder, or remove it
command-file-of-no-bracket = { $file } already exists and is not a Topcut bracket
    .do = choose another name
command-file-without-event = { $file } contains no event
    .cli = create one with `topcut new`
command-source-empty = the file is empty
    .do = check the name
command-results-empty = the file is empty
    .cli = check the name, or create an event with `topcut new`
command-results-not-json = the results file is not JSON: { $why } (line { $line }, column { $column })
    .do = fix it there
command-results-cut-off = the results file is not JSON: it ends too early, in line { $line }
    .do = fix it there
command-results-not-written = { $file } is a results file, which is only read, never written to
    .cli = turn it into a journal: `topcut import { $file }`
command-record-differs = { $finding }
    .cli = look at `topcut journal` around it
command-simulated-event-differs = { $finding }
    .cli = repeat it with --seed { $seed } --out FILE
command-several-events-in-a-file = { $times } events do not fit into one file
    .cli = leave out --out or --times

# Setting up.

command-no-rulebook = no rulebook is named
    .cli = add --rulebook and one of { $rulebooks }
command-option-sets-nothing = '{ $typed }' does not set anything
    .cli = write --option name=value
command-sets-nothing = '{ $typed }' does not set anything
    .do = write name=value, like time_limit=60
command-details-of-several = a rating, bye, side or team cannot be given for { $players ->
        [one] { $players } player
       *[other] { $players } players
    } at once
    .cli = enter them one by one, or put a column into a file for --names

# The plan and its stages.

command-no-stage = there is no stage { $stage }
    .do = the plan has { $stages }
command-stage-is-bracket = stage { $stage } is a bracket
    .cli = look at it with `topcut bracket --places`
command-stage-without-bracket = stage { $stage } has no bracket yet
    .cli = see `topcut plan`
command-bracket-not-made = there is no bracket yet
    .cli = make the cut first: `topcut cut`
command-no-prize = '{ $typed }' is not a prize
    .do = write 1=12, or 3-4=4 for 4 each
command-two-prizes = place { $place } has two prizes
    .do = name every place once

# Players.

command-no-pair = '{ $typed }' does not name two players
    .do = write them with a comma: "Kira, Odo"
command-nobody-meant = there is no player '{ $typed }'
    .do = nothing was changed
command-no-choice = there is no choice { $choice }
    .do = choose 1 to { $last }
command-table-not-player = { $typed } is a table, not a player
    .do = name the player
command-erasing-unconfirmed = { $player } would be erased for good
    .cli = add --yes if you mean it

# Rounds.

command-two-rounds = { $number } and --round { $round } are two different rounds
    .do = name one of them
command-round-not-there = there is no round { $round } to ask about
    .do = choose 1 to { $last }
command-round-not-swiss = round { $round } is set by its bracket, its pods or an earlier round
    .do = look at the bracket or the standings
command-meets-himself = { $player } cannot meet themselves
    .do = name two players
command-earned-bye = { $player } has an earned bye in round { $round }
    .do = choose others
command-not-paired = { $player } is not paired in round { $round }
    .do = choose others
command-not-played-yet = { $player } has not played yet
    .do = ask again after a round
command-several-byes = round { $round } has several byes
    .do = name the table: { $tables }
command-no-bye-there = round { $round } has no bye there
    .do = name the table: { $tables }
command-no-bye = round { $round } has no bye
    .do = anybody who comes late misses this round
command-clock-not-started = the clock for round { $round } has not been started
    .cli = `topcut clock start`
command-answered-and-not-needed = --goes, --answered and --not-needed cannot be used together
    .do = choose one of them
command-nothing-to-undo = there is nothing to undo
    .do = the event has only just been created

# Results.

command-different-tables = these players sit at different tables
    .do = enter one table at a time
command-disputed-by-table = a table cannot dispute a result
    .do = name the player who disputes it
command-correction-asks = a correction asks you to confirm it
    .cli = add --yes to confirm it
command-nothing-changed = nothing was changed
command-no-game-of-a-bye = { $player } has a bye
    .do = no game is played there

# Draft and sealed.

command-no-groups = no drafting groups have been seated
    .cli = `topcut seat` does it
command-not-seated = { $player } was not there when the groups were seated
    .cli = seat everybody again: `topcut seat --reason "…"`
command-whose-packs = no player is named
    .cli = name one player, or add --all

# The site.

command-no-database = there is no database in { $folder }
    .cli = name its folder (--data)
command-not-at-site = the site has no event { $event }
command-way-events-at-site = it has { $events }
command-way-adopt =
    .cli = it has none yet: `topcut adopt FILE`
command-site-event-empty = { $event } has no event yet
    .do = create it on the site first
command-passwords-differ = the two passwords differ
    .do = type the same one twice
command-deleting-unconfirmed = the account { $account } would be deleted for good
    .cli = add --yes if you mean it
command-no-table = no table is named
    .do = give its number or who sits there, or --overdue for all that are past their deadline
command-no-table-of = there is no table called '{ $typed }'
    .do = choose { OR($kinds) }
