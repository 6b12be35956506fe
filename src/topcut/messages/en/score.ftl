# What a result counts for, and whether it can have happened.

## What is no result of these rules at all.

score-unknown-code = '{ $code }' is not a result of { $game }
    .do = use one of { $known }
score-unknown-ending = a { $of ->
        [game] game
       *[match] match
    } of { $game } cannot end by '{ $how }'
    .do = use one of { $known }
score-codes-not-for-each = { $given } results were given for { $players } players
    .do = give one for each
score-numbers-not-for-each = { $score } is not one number for each of { $players } players
    .do = give one for each
score-observed-not-for-each = { $what } were given for { $given ->
        [one] { $given } player
       *[other] { $given } players
    }, but { $players } played
    .do = give them for each
score-observed-nowhere = a seat that does not exist: { $what }
    .do = seats are 0 to { $last }
score-observed-in-no-round = more rounds than were played: { $what }
    .do = check the score sheet
score-not-observed = { $game } does not record { $what }
    .do = leave them out
score-observed-numbers = { $what } of { $of ->
        [match] the match
       *[seat] a player
    } are { $count ->
        [one] one number
       *[other] { $count } numbers
    }: { $numbers }
    .do = { $of ->
        [match] give that once
       *[seat] give that for each
    }
score-observed-range = { $number } is not possible: { $what } go from { $least } to { $most }
    .do = check the slip
score-observed-missing = { $what } are missing
    .cli = write them after the result, like `{ $typed }`
    .web = enter them with the result; on a slip after it, like “{ $typed }”
    .phone = enter them with the result
    .api = write them after the result, like { $typed }
score-absent-nowhere = a seat that does not exist is named as absent
    .do = seats are 0 to { $last }
score-table-for-two = { $players } players at a table for two
    .do = give two players, or one with a bye
score-one-game-only = more than one game in a match of one game
    .do = give one score
score-games-won-only = { $game } counts games won
    .do = write 2-1, or 1-1-1 with a draw
score-impossible-differential = a differential of { $score } is not possible
    .do = enter the winner's number and 0
score-alone-without-code = a player without an opponent needs a result
    .do = say which: { $alone }
score-needs-opponent = { $code } ({ $name }) needs an opponent
    .do = add the other player

## Who won.

score-nothing-said = neither a score nor a winner is given
    .do = give the score
score-no-winner = no winner is named
    .do = give the results of both players
score-conceder-unnamed = the player who conceded is not named
    .do = { $where ->
        [bracket] name who conceded
       *[rounds] give the results of both players
    }
score-level = the score is tied at { $score }
    .do = say who won
score-no-tie = { $game } has no tie ({ $how })
    .do = say who won
score-match-level = the match is tied at { $wins }
    .do = { $time ->
        [maybe] if time ran out, say who won the { $decider }
       *[known] say who won the { $decider }
    }
score-decider = { $by ->
        [sudden-death] sudden death
       *[tie-break] tie-break
    }
score-draw-not-agreed = a match is drawn only by agreement here: tied games are decided by the tie-break
    .do = say who won it, or that they agreed on a draw
score-no-draws-in-brackets = there are no draws in a bracket
    .do = let them play on until somebody wins, then report it
score-bracket-without-winner = the match has no winner, and there are no draws in a bracket
    .do = say who won, or let them play on

## Codes, words and numbers that do not go together.

score-codes-apart = { $codes } do not go together
    .do = check the slip: { $pairs }
score-goes-with = { $code } goes with { OR($others) }
score-goes-with-nobody = { $code } goes with no other result
score-codes-not-opposite = { $code } cannot be against { $other }
    .do = the opponent has { OR($answers) }
score-codes-not-of-ending = { $codes } cannot result from { $how ->
        [timeout] a game that ran out of time
        [concession] a concession
        [effect] a win by effect
        [decked] empty decks
        [both-lose] a game that both lose
        [incomplete] a game that was not completed
        [no-show] a no-show
       *[another] { $how }
    }, which gives { OR($gives) }
score-way-leave-one-out = leave out one of the two
score-way-time-or-codes =
    .cli = if all victory conditions were met, leave out `time`{ $instead }; otherwise leave out { $codes }
    .web = if all victory conditions were met, leave out “time”{ $instead }; otherwise leave out { $codes }
    .api = if all victory conditions were met, leave out the timeout; otherwise leave out { $codes }
score-codes-against-score = { $codes } contradicts { $score }
    .do = check which of the two is right
score-codes-against-games = { $codes } contradicts games of { $games }
    .do = check which is right{ $agreement ->
        [possible] ; say so if they agreed on a draw
       *[none] { "" }
    }
score-codes-against-wins = { $codes } contradicts { $wins }
    .do = check which is right
score-both-lose-ahead = both lose contradicts { $games }
    .do = check which is right
score-both-lose-with-games = a bracket match that both lose counts no games
    .do = leave the games out
score-agreed-after-the-end = the match is over at { $games }: it can no longer be drawn by agreement
    .do = check the slip
score-agreed-without-draw = { $codes } is not a draw
    .do = check which is right
score-concession-without-winner = a concession has a winner
    .do = name who conceded
score-conceded-after-winning = the match was over at { $games }: whoever had won it cannot concede
    .do = check who conceded, or leave the concession out
score-known-and-unknown = the score is given as { $score }, and also as unknown
    .do = leave out one of the two
score-full-win-at-time = the winner has { $conditions }: that is a full win
    .do = leave out { $codes }
score-loser-met-all = the loser alone has { $conditions }, which wins
    .do = check who won, or the missions
score-full-win-unmet = a full win takes { $conditions }, and nobody has that
    .do = was it time, an effect or a concession? then say that{ $instead }; if a card changed it, leave out the missions
score-conditions = { $points ->
        [0] { "" }
       *[other] { $points } points
    }{ $missions ->
        [none] { "" }
        [mission] a mission
        [and-mission] { " " }and a mission
        [two-missions] a planet and a space mission
       *[and-two-missions] { " " }and a planet and a space mission
    }
score-conditions-of-several = { $what } of one game, but several were played
    .do = give the games each player won, like 2-1

## Scores and games that cannot be.

score-out-of-range = a score of { $number } is not possible
    .do = check the slip: it is between { $least } and { $most }
score-left-out-by-player = a player cannot leave out the score
    .do = type it, or call an official
    .phone = ask a judge or the director
score-missing = the score is missing, and the { $counts ->
        [margin] margin of victory
       *[differential] differential
    } counts
    .cli = type it after the result{ $instead }; if nobody knows it, { $by ->
        [player] call an official
       *[official] an official adds `no-score`
    }
    .web = type it after the result{ $instead }; if nobody knows it, { $by ->
        [player] call an official
       *[official] an official adds “no-score”
    }
    .api = give it; if nobody knows it, { $by ->
        [player] call an official
       *[official] an official reports the result as unscored
    }
score-swapped = the winner has fewer points
    .do = check whether they are swapped; if missions or a card decided it, say that; otherwise call an official
score-no-drawn-games = { $games } is not possible: a game of { $game } has no draw
    .do = check the slip
score-both-won = { $games } is not possible: both have won the match
    .do = check the slip
score-too-many-wins = { $games } is not possible: { $needed } games win a match of { $game }
    .do = check the slip
score-draws-end-it = { $games } is not possible: with drawn games counted it is { $wins }, and { $needed } wins end a match
    .do = check the slip
score-sudden-death-counted = { $games } is not possible: with drawn games counted it is { $wins }, and { $needed } wins end a match
    .do = check the slip{ $instead }; after a sudden death give the games without it, { $before }, and who won
score-games-after-the-end = { $given } games are not possible: the match was over at { $wins } after { $last }
    .do = leave out what was played afterwards
score-no-time-limit = a bracket match of { $game } has no time limit
    .do = let them play on until somebody wins, then report it
score-unfinished = nobody has won { $needed } games of the best of { $best_of } ({ $games })
score-unfinished-level = nobody has won { $needed } games of the best of { $best_of } ({ $games })
score-way-play-on = let them play on until somebody wins, then report it{ $instead }; if somebody gave up, say who conceded
score-way-if-time =
    .cli = if time ran out, report it with `time`{ $instead }; otherwise check the slip
    .web = if time ran out, report it with “time”{ $instead }; otherwise check the slip
    .api = if time ran out, report it as a timeout; otherwise check the slip
