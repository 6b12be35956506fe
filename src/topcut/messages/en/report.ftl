# Events that were played on paper and are typed in afterwards.

report-no-event = there is no event here yet
    .do = make it first
report-finished-already = the event is finished, and its results are in
    .web = correct them on the table's page; whoever organizes the program's events can after the director's week
    .cli = use `topcut correct`
report-cancelled = the event was cancelled
    .do = restore it first
report-runs-here = the event was begun here, so its results come from its rounds
    .web = enter them on the page of each round
    .cli = use `topcut report`
report-changed-meanwhile = something changed since this was looked at
    .do = look at it again, and then hand it in
report-undecided = { $count ->
        [one] one thing is
       *[other] { $count } things are
    } still to be decided
    .do = decide what stands on top of the checks
report-heats = an event of several heats cannot be typed from score cards
    .do = send it as a results file
report-card-of-nobody = { $player } did not play here
    .do = enter them under Players first
report-no-opponent = nobody stands in place of the opponent
    .do = choose the opponent, or a bye, a missed game, having left
report-no-such-opponent = the opponent on this line did not play here
    .do = choose one of the players
report-no-score = neither card has a score for this game
    .do = type it on one of the two
report-no-table = the table is missing
    .do = type at which table the player sat
report-pod-points = { $typed ->
        [none] the points of the rounds are missing
       *[other] "{ $typed }" is no number of points
    }
    .do = type the points of each round, with a star behind a round in which the hand was emptied: 1200* 0 350
report-pod-uneven = the cards of this table have { $rounds } rounds
    .do = type as many points on each card
report-rounds-typed = cards say something of round { $last }
    .do = empty those lines, or leave more than { $rounds } rounds
report-no-round = there is no round { $round }: the report has { $rounds }
    .do = choose another, or change how many rounds were played
report-row-twice = somebody stands in two rows that were changed
    .do = leave each player in one row
report-row-without-player = a row has no player
    .do = choose who played there
report-seeds-uneven = the seeds are not 1 to { $last }, each once
    .do = give each number to one player, and none to those who were not cut in
report-file-missing = no file was chosen
    .do = choose a results file or a journal
report-file-empty = there is no event in this file
    .do = choose a results file or a journal
report-file-other-game = the file is one of { $game ->
        [none] no game
       *[other] { $game }
    }, and this event plays { $here }
    .do = choose another file, or make an event of that game
report-file-other-plan = the file has other stages ({ $theirs }) than this event ({ $ours })
    .do = change the plan under Setup first, or choose another file
report-file-stranger = { $player } is in the file and has not entered here
    .do = enter them under Players, or tick that everybody of the file is entered
report-file-twice = two players of the file would be { $player }
    .do = give one of them another name or handle in the file
report-way-line = type it as on a slip: the own number first, then words like "time"
report-result =
    { $score ->
        [none] { $codes }
       *[other] { $score }
    }{ $seen ->
        [none] { "" }
       *[other] , { $seen }
    }{ $how ->
        [normal] { "" }
        [timeout] , time ran out
        [concession] , conceded
        [effect] , by an effect
        [decked] , out of cards
        [agreed] , agreed
        [no-show] , no-show
        [both-lose] , both lost
        [incomplete] , incomplete
       *[other] , { $how }
    }
report-no-game = no score
report-field-opponent = the opponent
report-field-score = the score
report-field-words = what is said besides the score
report-field-table = the table
report-field-sum-points = the sum of points
report-field-sum-differential = the sum of the differential
report-field-seed = the seed of { $player }
