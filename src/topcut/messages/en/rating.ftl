# Ratings: what is not rated, and what is wrong with the files of a season.

rating-not-over = the event is not over
rating-unrated-choice = { $what } is not rated
rating-unsanctioned-choice = { $what } is not sanctioned
rating-too-few-players = { $count ->
        [one] one player is
       *[other] { $count } players are
    } fewer than the { $least } of a sanctioned event
rating-too-few-rounds = { $count ->
        [one] one round is
       *[other] { $count } rounds are
    } fewer than the { $least } of a sanctioned event
rating-alone = nobody sat across
rating-no-result = no result
rating-no-pods = the program does not rate pods
rating-not-played = not played
rating-nobody-won = both lost
rating-no-games = none of its games is rated
rating-merged-into-itself = a person cannot be merged into themselves
    .do = name two persons
rating-none-in-program = the program '{ $program }' has no ratings: its document prints none
    .do = name a program that has them
rating-out-of-bounds = ratings are from 0 to { $highest } points
    .do = write such bounds into the program
rating-one-kind = a program rates both kinds or neither by itself
    .do = name constructed and limited, or none of them
rating-other-game = { $game } is not a game of the program '{ $program }'
    .do = leave the file out, or name its program
rating-no-level = there is no level '{ $level }'
    .do = name one of { OR($levels) }
rating-no-game = the program has no game '{ $game }'
    .do = name one of { OR($games) }
rating-without-date = no date is known, and ratings follow the order of events
    .do = write "date" into the results file
    .cli = write "date" into the results file, or give it with --date
rating-no-day = '{ $date }' is no date
    .do = write it as 2026-11-15
rating-event-twice = the event '{ $event }' is named twice
    .do = name each event once, and give files of different events different names
