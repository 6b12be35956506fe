# The clock of a round or a period, deadlines and announcements.

clock-no-time-limit = a bracket match of { $game } has no time limit
    .do = they play until somebody wins; if you want a clock anyway, give the minutes
clock-of-the-match = round { $round } has one clock for the match
    .do = leave the game out
clock-runs = the clock for { $name } is already running
clock-way-wait = pause it or add time
clock-way-next-game =
    .cli = pause it or add time; when the next game begins: `topcut clock start --game { $game }`
    .web = pause it or add time; when the next game begins, “Start the clock for game { $game }”
    .api = pause it or add time; when the next game begins: StartClock with game { $game }
clock-no-more-games = a match has at most { $games } games
    .do = leave the clock as it is
clock-other-game = the next clock is for game { $game }
    .cli = `topcut clock start --game { $game }`
    .web = “Start the clock for game { $game }”
    .api = StartClock with game { $game }
clock-match-too-short = { $minutes } minutes: { $game } gives every match at least { $least } ({ $clause })
    .cli = give it more, or say why it has fewer (--reason)
    .web = give it more, or say why it has fewer
    .api = give it more, or the reason
clock-period-too-short = { $minutes } minutes: { $period } has at least { $least } ({ $clause })
    .cli = give it more, or say why it has fewer (--reason)
    .web = give it more, or say why it has fewer
    .api = give it more, or the reason
clock-round-is-on = round { $round } is being played
    .do = start the clock for the round, or finish the round first
clock-no-period = the plan of this event has { $number ->
        [0] no periods
       *[other] { $periods }
    }, not '{ $period }'
    .cli = name one of them, or say how long it is (--minutes)
    .web = name one of them, or say how long it is
    .api = name one of them, or give the minutes
clock-period-for-all = { $period } is the same for everybody
    .do = add the time without naming a table
clock-nothing-added = 0 minutes change nothing
    .do = give the minutes to add, or to take away with a minus
clock-paused = the clock is already paused
    .do = resume it
clock-not-paused = the clock is not paused
    .do = there is nothing to resume
clock-not-started = the clock for round { $round } has not been started
    .do = start it first

# Deadlines

clock-deadline-final = round { $round } was announced without extensions
    .do = enter what is missing as incomplete games
clock-deadlines-missing = no round was given a deadline
    .do = say when at least one of the rounds ahead ends
clock-deadlines-order = round { $round } would end before round { $before }
    .do = give every round a later deadline than the round before it
clock-no-date = '{ $text }' is not a date and time
    .do = write it like 2026-11-22 20:00 or 22.11.2026 20:00
clock-no-moment = { $text } is not a possible time for an event
    .do = check the year
clock-no-zone = { $text } has no time zone
    .do = add it, like 2026-11-22T20:00+01:00

# Announcements

clock-announcement-empty = the announcement is empty
    .do = write what you want to announce
clock-announcement-over = the announcement would end at a time that is over
    .do = give a later time, or none: then it stands as long as the event is on
clock-announcement-none = no announcement of record { $record } stands
    .cli = `topcut announce` lists those that do
    .do = reload the page
