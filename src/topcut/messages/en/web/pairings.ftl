# The pairings of a round.
web-pairings-none = Here you will find your table and your opponent once round 1 is posted.
web-pairings-ends =
    { $final ->
        [yes] No extensions; ends
       *[no] Ends
    }
web-pairings-rounds = Rounds
web-pairings-tab-round = Round { $round }
web-pairings-tab-stage = { $stage }
web-pairings-tab-of-stage = { $stage }, { $round }
web-pairings-find-label = Find my table: type your name
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
web-pairings-result = Result
web-pairings-state-heading = State
web-pairings-seat = Seat
web-pairings-against = Against
web-pairings-points = Points
web-pairings-rounds-won = Rounds won
web-pairings-by-name-caption = { $round } by name
web-pairings-by-table-caption =
    { $round }, { $what ->
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
    }
web-pairings-table = Table { $table }
web-pairings-table-award = Table { $table }: { $award }
web-pairings-table-state-html = Table { $table }: <span class="state { $class }">{ $state }</span>

# Looking for a name.
web-pairings-not-found = Not found.
web-pairings-nobody-fits-html = No player in this round matches “<bdi>{ $typed }</bdi>”.
web-pairings-not-in-round-html = In the event, but not in this round: { $names }.
web-pairings-fewer-letters-html = Type fewer letters, or look at <a href="{ $url }">all names</a>.
web-pairings-sits =
    { $what ->
        [game] Game { $table }
       *[table] Table { $table }
    }{ $seat ->
        [0] { "" }
       *[other] , seat { $seat }
    }
web-pairings-against-html = against <bdi>{ $name }</bdi>
web-pairings-all-of-round = All pairings of this round
