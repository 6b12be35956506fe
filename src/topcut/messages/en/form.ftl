# What is typed into forms: numbers, days, files, and the report of a result.

form-number-missing = { $what } is missing
    .do = type it, 0 if there is none
form-not-digits = { $what }: { $typed } is not a number
    .do = type digits only
form-not-of-the-page = '{ $sent }' ({ $field }) is not what the page sent
    .do = open the page again and use its form
form-number-out-of-range = { $what } cannot be { $number }
    .do = choose a number between { $least } and { $most }
form-no-title = the event has no title
    .do = say what it is called
form-too-long = { $field }: { NUMBER($signs) } characters is too long
    .do = write at most { NUMBER($most) }
form-no-day = '{ $typed }' is not a date
    .do = write it like 2026-11-20
form-no-hour = '{ $typed }' is not a time of the day
    .do = write it like 09:30
form-no-zone = there is no time zone '{ $typed }'
    .do = write it like Europe/Berlin
form-too-many-files = { $files } files were sent
    .do = send at most { $most }

# What a field is called, and what a number is of.

form-text = the text
form-number = the number
form-name = the name
form-handle = the handle
form-team = the team
form-who = the person
form-pronouns = the pronouns
form-club = the club
form-country = the country
form-contact = the contact
form-note = the note
form-moment = the date and time
form-places = the number of places
form-first-table = the number of the first table
form-last-table = the number of the last table
form-stage = the number of the stage
form-waiting-place = the place on the waiting list
form-title = the title
form-reason = the reason
form-consent = the note of who agreed
form-seed = the seed
form-period = the name of the period
form-days = the number of days
form-until = the deadline
form-announcement = the announcement
form-announced-until = the time until which it stands
form-prize = the award
form-special-rule = the special rule
form-cards = the list of cards

form-search = what you search for
form-minutes = the number of minutes
form-packs = the number of packs
form-pack = the number of the pack
form-cards-left = the number of cards left
form-pack-size = the number of cards in a pack
form-rating = the rating
form-earned-byes = the number of earned byes
form-head-start = the head start
form-items = the number of items
form-drinks = the number of drinks
form-moves = the number of moves
form-rounds = the number of rounds
form-cut = the cut
form-best-of = the number of games in a bracket match
form-heats = the number of heats
form-unbeaten = the number of rounds with one unbeaten player
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
