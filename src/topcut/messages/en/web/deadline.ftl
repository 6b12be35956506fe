# Deadlines of online rounds.
web-deadline-ends-html =
    to be played by { $until }{ $final ->
        [yes] , no extensions
       *[none] { "" }
    }
web-deadline-zone = In the zone of the event: { $zone }
web-deadline-ahead = The rounds ahead
web-deadline-every = Days between two rounds
web-deadline-every-is = For the rounds that are left empty behind one that is not.
web-deadline-set-all = Set these deadlines
web-deadline-all-set =
    { $rounds ->
        [one] One round has its deadline.
       *[other] { $rounds } rounds have their deadlines.
    }
web-deadline-table = Table { $table }
web-deadline-overdue =
    The time to play is over in { $round }: { $tables ->
        [one] one table has no result
       *[other] { $tables } tables have no result
    }.
web-deadline-overdue-ways =
    { $final ->
        [yes] There are no extensions:
       *[none] Give all of them, or one table, a later deadline;
    } { $closes ->
        [yes] say at each table who is responsible, or enter all of them as not finished.
       *[none] enter a result at each table.
    }
web-deadline-close =
    { $tables ->
        [one] Enter it as not finished
       *[other] Enter all { $tables } as not finished
    }
web-deadline-closed =
    { $tables ->
        [one] One game of round { $round } was entered as not finished.
       *[other] { $tables } games of round { $round } were entered as not finished.
    }
