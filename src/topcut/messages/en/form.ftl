# What is typed into forms: numbers, days, files, and the report of a result.

form-number-missing = { $what } is missing
    .do = type it, 0 if there is none
form-not-digits = { $what }: { $typed } is not a number
    .do = type digits only
form-number-out-of-range = { $what } cannot be { $number }
    .do = choose a number between { $least } and { $most }
form-no-number = '{ $typed }' is not a number ({ $field ->
        [rating] rating
        [earned-byes] earned byes
       *[head-start] head start
    })
    .do = write a whole number
form-no-count = '{ $typed }' is not a number of { $what ->
        [rounds] rounds
        [items] items
        [drinks] drinks
        [packs] packs
       *[cards] cards in a pack
    }
    .do = write a whole number
form-no-minutes = '{ $typed }' is not a number of minutes
form-way-or-empty = write a whole number, or leave it empty
form-way-or-fewer = write a whole number, or -5 for fewer
form-no-moves = '{ $typed }' is not a number of moves
    .do = count them from 0, or leave it empty
form-no-plan-number = { $field ->
        [rounds] Rounds
        [cut] Cut to the top
        [best-of] Games in a bracket match
        [heats] Heats
       *[unbeaten] End early after round
    }: '{ $typed }' is not a number
    .do = write a whole number, or leave it empty
form-no-title = the event has no title
    .do = say what it is called
form-too-long = { $field }: { NUMBER($signs) } characters is too long
    .do = write at most { NUMBER($most) }
form-no-day = '{ $typed }' is not a date
    .do = write it like 2026-11-20
form-no-zone = there is no time zone '{ $typed }'
    .do = write it like Europe/Berlin
form-too-many-files = { $files } files were sent
    .do = send at most { $most }

# What a field is called, and what a number is of.

form-search = what you search for
form-minutes = the number of minutes
form-packs = the number of packs
form-players = the number of players expected

form-drawn-games = the number of drawn games
form-games-you-won = the number of games you won
form-games-other-won = the number of games your opponent won
form-differential = the differential of the winner
form-round = the round
form-table = the table
form-report = the report
form-points-of = round { $round }, { $player }

# The report of a result.

form-ending-unsaid = you have not said how the { $what ->
        [match] match
       *[game] game
    } ended
    .do = choose one of the buttons
form-ending-unknown = a game cannot end that way
    .do = choose one of the buttons
form-ending-without-winner = { $how } has no winner
    .do = choose another button
form-nothing-played = 0–0 without a drawn game means that nothing was played
    .do = say how many games were drawn
form-not-your-match = this match has nothing to report for you
    .do = look at the pairings
    .phone = find your own table in the pairings
form-no-result = no result was typed
form-way-like = write it like { $example }
form-way-first-seat = write it like 100-35, the first seat first
