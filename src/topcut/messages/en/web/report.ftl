# The report of an event that was played on paper.

web-report-title = { $event }: the report
web-report-here = { $here ->
        [rounds] Round by round
        [file] From a file
        [check] Check the report
       *[other] Score cards
    }
web-report-from-file = From the file { $file }
web-report-cards-typed-html = <b class="fig">{ $typed }</b> <span class="soft">of { $cards } cards known</span>
web-report-games-known-html = <b class="fig">{ $games }</b> <span class="soft">of { $expected } games</span>
web-report-games-known = { $games } of { $expected } games known
web-report-ways = Ways to report
web-report-by-player = By player
web-report-by-round = By round
web-report-by-file = From a file
web-report-open = open: { SEMICOLONS($games) }{ $more ->
        [0] { "" }
       *[other] , and { $more } more
    }
web-report-open-one = round { $round }, { $players }
web-report-check = Check the report
web-report-back = Back to the cards
web-report-signed = { SIGNED($number) }
web-report-cards = Score cards
web-report-card-state = { $state ->
        [typed] typed
        [known] all known
        [differ] cards differ
        [wrong] cannot be read
        [empty] empty
       *[open] { $known } of { $rounds }
    }
web-report-players-hint-html = { $players ->
        [one] One card.
       *[other] { $players } cards.
    } Somebody is missing?
web-report-rounds = Rounds played
web-report-rounds-keep = Change
web-report-rounds-all = Rounds
web-report-no-players = Nobody has entered yet. Enter everybody who played:
web-report-card-lead = { $pods ->
        [yes] For each match the table, and the points of each round. A star stands behind a round in which the hand was
            emptied first: 1200* 0 350.
       *[other] Type what stands on the paper, the own score first. Grey lines are known from the opponent's card; open one only
            if this card says something else.
    }
web-report-sums = Sums on the card
web-report-points-sum = Points
web-report-differential = Differential
web-report-sums-hint = If you type them, they are compared with what the lines give.
web-report-keep-card = Keep, and go on
web-report-did-not-come = { $player } did not come
web-report-away-heading = Entered, and did not come
web-report-was-there = Was there
web-report-from-card = { $cards ->
        [none] typed here
       *[other] from the card of { AND($cards) }
    }
web-report-says-else = This card says something else
web-report-differs = cards differ
web-report-decide = Decide
web-report-worth = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { SIGNED($differential) }
web-report-opponent = Opponent
web-report-no-opponent = Without an opponent
web-report-players = Players
web-report-player = Player
web-report-mine = Own score
web-report-theirs = Score of the opponent
web-report-words = What else the card says
web-report-words-short = time, FW …
web-report-there = Where
web-report-at-table = at table
web-report-table = table
web-report-points = Points of each round
web-report-points-short = 1200* 0 350
web-report-instead = { $what ->
        [gone] left before
       *[missed] missed the game
    }
web-report-round = { $kind ->
        [bracket] Round { $round }, bracket
        [pods] Match { $round }
       *[other] Round { $round }
    }
web-report-round-lead = { $pods ->
        [yes] Table by table: who sat where, and the points of each round.
       *[other] One row for each table, the first player's numbers first. A bye has nobody as opponent.
    }
web-report-keep-round = Keep the round, and go on
web-report-bracket-waits = Who meets whom follows when everything before this round is known.
web-report-seeds = Seeds { $typed ->
        [yes] (typed)
       *[other] (as the places have it)
    }
web-report-seeds-hint = 1 is the best. Leave empty who was not cut in; leave all empty, and they follow from the places.
web-report-seeds-keep = Keep the seeds
web-report-file-lead =
    A results file, or the journal of an event that another Topcut ran, takes the place of the cards. It is checked like
    them, and nothing counts before you hand it in.
web-report-file-counts = As long as it is here, the cards do not count.
web-report-file-drop = Take the file away; the cards count again
web-report-file = Results file or journal
web-report-file-hint = Players are found by handle, else by name.
web-report-file-enter = Enter everybody of the file who has not entered yet
web-report-file-read-it = Read the file
web-report-submit = Submit the report
web-report-to-decide = { $count ->
        [0] Not yet
        [one] One thing to decide
       *[other] { $count } things to decide
    }
web-report-unreadable = cannot be read
web-report-open-card = Open the card
web-report-looked = Looked through
web-report-players-are = { $players ->
        [one] One person
       *[other] { $players } people
    }{ $program ->
        [yes] , { $linked } known across events
       *[other] { "" }
    }
web-report-right = right
web-report-still-open = open
web-report-look = look
web-report-games = Games
web-report-games-are = { $games ->
        [one] One game is known
       *[other] { $games } games are known
    }{ $differ ->
        [0] { "" }
       *[other] , { $differ } to be decided
    }{ $missing ->
        [0] { "" }
       *[other] , { $missing } missing
    }{ $unreadable ->
        [0] { "" }
       *[other] , { $unreadable } cannot be read
    }
web-report-sum = { $what ->
        [points] points: the card says { $typed }, the lines give { $given }
       *[differential] differential: the card says { SIGNED($typed) }, the lines give { SIGNED($given) }
    }
web-report-sums-agree = { $cards ->
        [0] No card's sums were typed.
       *[other] What was typed agrees with the lines.
    }
web-report-sums-no-matter = You may submit as it is: the lines count.
web-report-remark = Remark
web-report-remark-hint = It is kept as it was published elsewhere, and remarked wherever it is shown.
web-report-confrontation = Final confrontation
web-report-no-confrontation = none was played
web-report-confrontation-won = { $player } won it
web-report-confrontation-keep = Keep
web-report-places = Places as they stand
web-report-tied = They share the rank. Where a lot was drawn at the table, type its order.
web-report-record = Record
web-report-moves = { $count ->
        [0] What is open moves nobody.
       *[other] The open games decide the places of { AND($players) }.
    }
web-report-moves-unknown = Too much is open to say whom it moves.
web-report-ask-them = Ask them, or look at the cards again.
web-report-card-of = Card of { AND($cards) }
web-report-this-one = This one is right
web-report-something-else = It was something else
web-report-keep-this = Keep this
web-report-without-game = nothing known
web-report-all-missed = All of them missed the game
web-report-done-title = Reported
web-report-done = { $state ->
        [counted] Reported and counted
        [waits] Awaiting processing
       *[other] Reported
    }
web-report-awaits = awaiting processing
web-report-open-public = Open the public page
web-report-gained = { $player } gained most.
web-report-wrong = Something wrong?
web-report-wrong-hint =
    Correct a result on its table's page. Ratings and points are then counted again from this event on. Or take the whole
    report back with “Undo”: the cards are still there.
web-report-correct = Open the rounds
web-report-kept = The card of { $player } is kept{ $wrong ->
        [yes] ; a line of it cannot be read.
       *[other] .
    }
web-report-all-typed = Every card is known.
web-report-round-kept = Round { $round } is kept.
web-report-rounds-kept = { $rounds ->
        [one] One round was played.
       *[other] { $rounds } rounds were played.
    }
web-report-away = { $player } has no card any more.
web-report-came = { $player } has a card.
web-report-decided = Kept.
web-report-seeds-kept = The seeds are kept.
web-report-file-gone = The cards count again.
web-report-file-read = The file is read: { $players ->
        [one] one player.
       *[other] { $players } players.
    }
web-report-submitted = The report is in.
web-report-begin = Report an event that is over
web-report-begin-hint = It was played on paper: type the score cards, or send a results file.
web-report-begin-do = Report
