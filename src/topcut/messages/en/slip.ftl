# Slips: results and names as they are typed.

slip-typed =
    .cli = `{ $text }`
    .web = “{ $text }”
    .api = { $text }
slip-slip = the slip
slip-way-as-here = give a table or a name, then the result
slip-way-examples = write it like { OR($lines) }
slip-lines-like = , like { OR($lines) }
slip-lines-instead = : write { OR($lines) }

# Who is meant.

slip-name-too-long = nobody has a name of { NUMBER($signs) } characters
    .do = type the name, or a part of it
slip-several-fit = '{ $typed }' matches { $players }{ $more ->
        [0] { "" }
       *[other] { " and more" }
    }
    .do = type more of the name
slip-no-player = there is no player '{ $typed }'{ $where ->
        [round] { " in this round" }
       *[event] { "" }
    }
slip-way-did-you-mean = did you mean { OR($names) }?
slip-way-see-players =
    .cli = see `topcut players`
    .web = see the list of players
    .api = see the list of players

# Which table.

slip-nothing-typed = no result was typed
slip-no-table-no-name = '{ $line }' names neither a table nor a player
slip-game-not-known = the players of game { $game } are not known yet: { $one } v { $other }
    .do = report those games first
slip-seat-of-game = { $who ->
        [loser] the loser of game { $number }
        [winner] the winner of game { $number }
       *[seed] seed { $number }
    }
slip-game-not-posted = game { $game } is not posted yet: round { $round } has tables { $tables }
    .do = pair and post the next round first
slip-game-at-table = game { $game } is played at table { $table }
    .do = type { $table } for it
slip-bye = { $player } has a bye
    .do = there is nothing to report

# The words of a result.

slip-without-result = '{ $line }' has no result
slip-not-understood = '{ $word }' is not a result
slip-unknown-code = '{ $code }' is not a result of { $game }
    .do = use one of { $known }
slip-unknown-ending = a game of { $game } cannot end by { $ending }
    .do = use one of { $known }
slip-two-endings = { $one } and { $other } are two endings
    .do = leave out the one that is wrong
slip-two-results = { AND($scores) } are two results
    .do = type one line for each table
slip-impossible-games = { $score } is not possible
    .do = write games like 2-1 or 1-1-1
slip-observed-twice = the { $what } are given twice
    .do = leave out those that are wrong
slip-observed-of-one = { $typed } are the { $what } of only one player
    .do = { $what } are given per player, like { $example }
slip-not-observed = '{ $text }' cannot be read as { $what }
    .do = write them like { $example }
slip-game-without-tie = { $game } has no tie: somebody won
slip-no-tie = { $codes } is not a tie
    .do = check which is right
slip-other-code-open = { $code } does not say what the opponent has{ $many ->
        [0] { "" }
       *[other] : { OR($others) }
    }
    .do = give the results of both players
slip-effect-without-winner = it is not clear who won by the effect: name the winner first
slip-conceded-by-nobody = it is not clear who conceded; name the player who gave up
slip-conceded-while-ahead = the player named is ahead, so it is not clear who conceded; name the player who gave up
slip-nobody-named-absent = it is not clear who did not come
    .cli = name them: `{ $table } no-show { HANDLE($name) }`
    .web = name them: “{ $table } no-show { $name }”
    .api = name them: { $table } no-show { HANDLE($name) }
slip-more-than-two = this table has more than two players
    .do = name the table and give the numbers in seat order

# Pods.

slip-pod-round = round { $round }
slip-pod-without-words = the result is empty
    .do = name the table, then the points of each round
slip-pod-round-behind-time = a round comes after { $time }
    .do = write { $time } after the last round
slip-pod-no-such-round = '{ $typed }' is not a round of a pod
    .cli = join the points of a round with dashes; after the last round write `time`, or `concede` and a name
    .web = join the points of a round with dashes; after the last round write “time”, or “concede” and a name
    .api = join the points of a round with dashes; after the last round write time, or concede and a name
slip-pod-begins-otherwise = table { $table } begins with { $first }, not { $named }
    .do = name the table, or name everybody in the order of the points, with commas
slip-pod-other-players = { $named } are not the players of table { $table }
    .do = name each of { $players } once
slip-pod-no-points = '{ $part }' in { $round } is not a number of points
slip-pod-number-missing = a number is missing in { $round }
slip-way-points = write points in seat order, with * after whoever emptied their hand, like { $example }
slip-pod-too-few-numbers = { $given ->
        [one] { $given } number
       *[other] { $given } numbers
    } for { $needed } players
    .do = give the points of { $players } in this order, joined with dashes

# Moves of Standard Orbit.

slip-moves-unsaid = the number of moves is missing
    .cli = add --rotation, from 0
    .web = write it under “Scenario”, from 0
    .api = Report with a result that has its rotation
slip-moved-on = after { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    } other players sit where { $typed } began
    .do = name the table, the first seat first

# What a booster holds.

slip-no-rarity = '{ $typed }' is not a booster rarity
    .cli = write it like --rarity R=1
    .web = write them like R=1, U=3, C=7
    .api = DealPacks with rarities like R: 1
slip-rarity-twice = the rarity { $rarity } is given twice
    .do = write it once
