# The pairings of a round.
web-pairings-none = Here you will find your table and your opponent once round 1 is posted.
web-pairings-ends =
    { $final ->
        [yes] No extensions; ends
       *[no] Ends
    }
web-pairings-rounds = Rounds
web-pairings-rounds-label = Round
web-pairings-tab-round = { $round }
web-pairings-tab-stage = { $stage }
web-pairings-tab-of-stage = { $stage }, { $round }
web-pairings-find-label = Find my table
web-pairings-find-hint = Your name
web-pairings-find = Find
web-pairings-by-name = By name
web-pairings-by-place =
    { $what ->
        [game] By game
       *[table] By table
    }
web-pairings-bracket = The bracket
web-pairings-place =
    { $what ->
        [game] Game
       *[table] Table
    }
web-pairings-player = Player
web-pairings-seat = Seat
web-pairings-points = Points
web-pairings-rounds-won = Rounds won
web-pairings-by-name-caption = { $round } by name
web-pairings-caption =
    { $what ->
        [game] { $tables ->
            [one] { $tables } game
           *[other] { $tables } games
        }
       *[table] { $tables ->
            [one] { $tables } table
           *[other] { $tables } tables
        }
    }{ $byes ->
        [0] { "" }
        [one] , { $byes } bye
       *[other] , { $byes } byes
    }, { $done ->
        [0] no results in yet
        [one] { $done } result in
       *[other] { $done } results in
    }
web-pairings-state =
    { $state ->
        [playing] playing
        [reported] reported
        [in] in
        [disputed] disputed
        [delayed] delayed
       *[other] { $state }
    }
web-pairings-drawn-games = { $games } drawn
web-pairings-print = Print by name
web-pairings-points-before =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } before this round
web-pairings-table = Table { $table }

# Looking for a name.
web-pairings-nobody-fits-html = No player in this round matches “<bdi>{ $typed }</bdi>”.
web-pairings-not-in-round-html = In the event, but not in this round: { $names }.
web-pairings-fewer-letters-html = Type fewer letters, or look at <a href="{ $url }">all names</a>.
web-pairings-sits-html =
    <bdi>{ $name }</bdi> { $what ->
        [game] plays game
       *[table] sits at table
    }
web-pairings-has-html = <bdi>{ $name }</bdi> has a
web-pairings-on-seat = on seat { $seat }
web-pairings-ask = Type the first letters of a name: the table and the opponent stand here.
web-pairings-against-html = against <bdi>{ $name }</bdi>
web-pairings-order = Order
web-pairings-many-fit =
    { $players ->
        [one] { $players } player fits; they stand below.
       *[other] { $players } players fit; they stand below.
    }
