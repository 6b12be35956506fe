# Seasons out of a folder.

cli-totals-points = { CAPITAL($table) } points, { $season }
cli-totals-rank = rank
cli-totals-player = player
cli-totals-name = name
cli-totals-league = { $league }, { $season }
cli-totals-bonus = bonus
cli-totals-sum = sum
cli-totals-why = by
cli-totals-half = { $closed ->
        [yes] Qualified
       *[no] Would qualify
    } after the { $half ->
        [1] first
       *[other] second
    } half: the first { $number }
cli-totals-playoffs = Playoffs
cli-totals-champion = Champion: [bold]{ $player }[/]
cli-totals-no-byes = Nobody earned a bye or a head start.
cli-totals-byes = Byes and head starts, { $on }
cli-totals-earned = earned
cli-totals-into = for
cli-totals-state = state
cli-totals-earned-in = in
cli-totals-bye-state = { $state ->
        [used] used in { $used }
        [expired] over since { $until }
       *[held] held{ $until ->
            [none] {""}
           *[other] {" "}until { $until }
        }
    }
cli-totals-people = { $count ->
        [one] One person
       *[other] { $count } people
    }
cli-totals-events = events
cli-totals-record = won-lost-drawn
cli-totals-best = best place
cli-totals-badges = badges
cli-totals-not-scored = { $event } is not scored: { $why }
