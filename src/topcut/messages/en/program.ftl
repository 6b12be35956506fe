# Programs as files, and what a question about one can name: what is wrong, and where.

program-called = program { $name }
program-unknown = there is no program { $program }
program-is-other = { $file } is a { $kind ->
        [rulebook] rulebook
        [ruling] ruling
       *[translation] translation
    }, not a program
    .cli = give a file that begins with `topcut = "program/1"`
    .web = choose a file that begins with “topcut = "program/1"”
    .api = give a file that begins with topcut = "program/1"
program-not-one = this does not look like a program
    .cli = a program begins with `topcut = "{ $format }"`
    .web = a program begins with “topcut = "{ $format }"”
    .api = a program begins with topcut = "{ $format }"
program-unknown-table = is not a key or table of a program
program-no-month = must be a month from 1 to 12, not { $given }
program-no-game = { $game } is not a game of this program
program-no-level = { $level } is not a level of this program
program-level-unknown = there is no level { $level }
program-no-season = { $level } has no season
    .do = add a [[season]] with of = "{ $level }"
program-seasons-overlap = overlaps with { $of ->
        [block] an earlier part of this schedule
        [league] the league's other season
       *[level] the other season of { $of }
    }: both have { $month }
    .do = let one end before the other begins
program-bye-without-rounds = a bye has rounds and no points
    .do = write rounds = [1]
program-head-start-without-points = a head start has points and no rounds
    .do = write points = 100_000
program-earned-twice = place { $place } of { $level } already earns this in { $game }
    .do = leave one out
program-no-table = there is no table { $table }
program-table-without-parts = nothing says how its points are counted
    .do = add a [[part]]
program-no-part = { $part } is not a part of this table
program-part-by-other = { $part } is counted by { $by }
    .do = leave this out, or change the part
program-part-empty = nothing is said for it
    .do = add a [[{ $by }]]
program-columns-not-rising = must be the last places of the columns, each larger than the one before
program-row-twice = { $players } players are also in the row from { $before }
    .do = end that row earlier
program-row-gap = no row for { $size ->
        [one] { $first }
       *[many] { $first } to { $last }
    } players
    .do = close the gap
program-row-too-long = has more numbers than the table has columns ({ $most })
program-row-empty = must have at least one number
program-row-short = says nothing for place { $place }, which an event of this size has
    .do = add a number, or end the row earlier
program-block-outside = { $month } is outside of the league's season
program-schedule-playoffs = schedule { $schedule } must have one block of playoffs
program-no-bonus = { $bonus } is no other bonus of this program
program-start-outside = { $start } is not { $bounds }
program-from-to = from { $least } to { $most }
program-no-format = rulebook { $rulebook } has no { $format }
program-no-setting = rulebook { $rulebook } has no setting { $setting }

# Questions.
program-number = { $what ->
        [players] the number of players
        [place] the place
        [wins] the number of wins
        [rounds] the number of rounds
        [notice] the hours of notice
        [byes] the number of byes
        [missed] the number of missed events
       *[missions] the number of new missions
    } must be from { $least } to { NUMBER($most) }, not { $given }
program-place-of-nobody = nobody can be in place { $place } of { $players } players
    .do = give a place that somebody has
program-no-place = the place is missing
    .cli = add `--place 1`
    .web = say which place
    .api = give a place
program-no-day = { $given } is not a day
    .do = write it as 2026-11-15

# A program that is brought to a site.
program-name-taken = { $program } is a name that Topcut needs itself
    .do = give your program another name
program-of-another = { $program } was brought by somebody else
    .do = give your program another name
program-too-many = nobody keeps more than { $most } programs here
    .do = remove one first
program-no-file = { $file ->
        [none] no file was chosen
       *[other] { $file } is not a program's file
    }
program-no-file-way = choose a file whose name ends with .toml
