# Results files: a whole tournament as typed in from score cards.

import-not-utf-8 = the results file is not UTF-8
    .do = save it as UTF-8 and try again
import-not-json = the results file is not JSON: { $why }
    .do = fix it there
import-no-object = a results file is one JSON object
    .do = begin with { "{" }"topcut": "{ $format }", …{ "}" }
import-no-rulebook = the file does not name a rulebook
    .do = add "rulebook": "star-trek-2e" or another
import-unknown-key = '{ $key }' is not a key of a results file
    .do = keys are { $keys }
import-unknown-key-of-round = '{ $key }' is not a key of a round
    .do = keys are stage, matches
import-not-a-list = { $key } is not a list
    .do = write { $key } as a list
import-round-not-a-list = round { $round } is not a list
    .do = write a list of matches
import-too-many-rounds = { $rounds } rounds are too many
    .do = a file has at most { $most }
import-misfit = { $why }
    .do = fix it there

# Where: a key of the file, an entry of a list, a round, a match.
import-part = { $part }
import-entry = { $part } { $number }
import-stage-of-plan = plan, stage { $number }
import-stage-of-round = round { $round }, stage
import-line = round { $round }, line { $line }
import-round = round { $round }
import-match = round { $round }, { $match }
import-one = { $player }
import-nobody = nobody
import-against = { $one } v { $other }

# Players.
import-no-player = '{ $player }' is not among the players
    .do = add them to the players or fix the id
import-player-twice = player '{ $player }' is listed twice
    .do = give every player an id of their own
import-handle-twice = two players have the handle '{ $handle }'
    .do = give each the handle that is theirs across events
import-dropped-too-late = '{ $player }' after round { $round } of { $rounds }
    .do = name their last round

# Lines.
import-match-without-players = a match without players
    .cli = name them in `players`
    .web = name them in “players”
    .api = name them in players
import-alone = { $player } has no opponent, and no reason is given
    .do = give the result: BYE, or another award
import-no-result = { $players }: no result
    .cli = give one, list the match in `delayed`, or mark it open
    .web = give one, list the match in “delayed”, or mark it open
    .api = give one, list the match in delayed, or mark it open
import-not-at-this-table = '{ $player }' does not sit here
    .do = name a player of this match
import-games-of-one = games { $games } need an opponent
    .do = give BYE or L as the result
import-score-not-counted = { $game } counts games, not a score
    .do = write "games": [2, 1, 0]
import-games-not-counted = { $game } has one game with a score
    .do = write "score": [100, 35]
import-impossible-games = games { $games } is not possible
    .do = give the first player's wins, the second player's wins, then draws
import-too-many-games = one match cannot have { $games } games
    .do = check the slip
import-not-observed = { $what } must be a list of whole numbers, not { $given }
    .do = give one for each player, or a list for each
import-no-numbers = { $given } is not a list of whole numbers
    .do = write numbers only

# Rounds.
import-plays-after-dropping = '{ $player }' plays after dropping
    .cli = fix `dropped` or the line
    .web = fix “dropped” or the line
    .api = fix dropped or the line
import-not-in-stage = '{ $player }' does not play in { $stage }
    .cli = fix the line, `heats` or `seeds`
    .web = fix the line, “heats” or “seeds”
    .api = fix the line, heats or seeds
import-plays-twice = '{ $player }' plays twice
    .do = let every player sit at one table
import-table-twice = table { $table } is listed twice
    .do = give every match a table of its own
import-drawn-twice = number { $number } of the draw is listed twice
    .do = give every match a number of its own
import-delayed-in-no-round = there is no round { $round } ({ $match })
    .do = fix the round
import-delayed-in-bracket = a bracket has no delayed results
    .do = mark it as "open", or enter the result
import-delayed-at-the-end = round { $round }, { $match } is delayed: there are no final standings without it
    .do = enter the result (13.4)

# Stages, heats and cuts.
import-no-stage = there is no stage { $stage }
    .do = the plan has { $stages }
import-stage-ended = { $stage } ended with the cut to { $later }
    .do = fix the stage of the round, or the order of the rounds
import-stage-not-over = { $stage }: { $before } is not over, only { $played } of { $planned } rounds are in the file
    .do = enter all of its results, or fix the number of its rounds
import-no-heats = the plan has no heats
    .do = mark its heats with "heat": true
import-no-heat = '{ $player }' is in heat { $heat }, which does not exist
    .do = the plan has { $stages }
import-without-heat = '{ $player }' is not in a heat
    .cli = name it in `heats`
    .web = name it in “heats”
    .api = name it in heats
import-no-cut = nobody is cut into { $stage }
    .do = leave them out
import-no-seats = { $stage } is not played by the seats of a draft
    .do = leave them out
import-seats-of-others = { $stage }: the seats are not those of its players
    .do = name everybody who drafts once, in the order of their seats
import-seats-before-the-cut = stage { $stage } has seats and no players yet
    .cli = name them in `seeds`, or leave the seats out
    .web = name them in “seeds”, or leave the seats out
    .api = name them in `seeds`, or leave the seats out
import-cut-too-large = { $stage } needs { $needed } players, and { $going } of { $before } go on
    .cli = fix the plan, or `dropped`
    .web = fix the plan, or “dropped”
    .api = fix the plan, or dropped
import-seed-twice = seeds of stage { $stage }: '{ $player }' has two seeds
    .do = name everybody who made the cut once, best first
import-seed-not-before = seeds of stage { $stage }: '{ $player }' does not play in the stage before
    .do = name everybody who made the cut once, best first
import-seed-dropped = seeds of stage { $stage }: '{ $player }' dropped before the cut
    .do = name everybody who made the cut once, best first
import-seeds-miscounted = seeds of stage { $stage }: { $players } players for { $name }
    .do = name everybody who made the cut once, best first
import-seeds-missing = the seeds of { $stage } were { $seeds ->
        [typed] typed
       *[drawn] drawn
    }, but the file does not have them
    .do = name them, best first: "seeds": { "{" }"{ $number }": [ … ]{ "}" }
import-tied = { $players } are tied in { $stage }, so their seeds are undecided
    .cli = give the drawn lot in `lots`, or name them, best first: "seeds": { "{" }"{ $number }": [ … ]{ "}" }
    .web = give the drawn lot in “lots”, or name them, best first: "seeds": { "{" }"{ $number }": [ … ]{ "}" }
    .api = give the drawn lot in lots, or name them, best first: "seeds": { "{" }"{ $number }": [ … ]{ "}" }
import-split-no-bracket = stage { $stage } is not a bracket that was played
    .do = name the stage of the bracket

# Games of a bracket.
import-no-game = the bracket has no game { $game }
    .do = its games are 1 to { $last }
import-no-game-of-these = the bracket has no game between { $players } now
import-way-ready = to be played now: { $games }
import-way-nothing-left = nothing is left to play
import-game = game { $game }, { $seats }
import-games = { $before }; { $games }
import-alone-in-bracket = { $player } is alone in a game of a bracket, which is a BYE, not { $code }
    .do = leave the result out, or name the opponent
import-game-played = game { $game } was played in an earlier round
    .do = fix its number
import-game-walked-over = { $player } advances from game { $game } without playing
    .do = leave the line out
import-game-of-nobody = nobody plays game { $game }
    .do = leave the line out
import-game-too-early = { $players } cannot play game { $game } yet: it is { $seats }
    .do = enter the games before it first
import-game-of-others = { $players } cannot play game { $game }: it is { $seats }
    .cli = fix the line, or `seeds`
    .web = fix the line, or “seeds”
    .api = fix the line, or seeds
import-remark = { $place }: { $what }
import-kept = { $remark }; it is kept as it was published
