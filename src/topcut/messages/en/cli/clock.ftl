# The clock of a round, of a game or of a period before the round; deadlines and announcements.
cli-clock-left =
    { $time } left { $what ->
        [period] for { $of }
       *[round] in { $of }
    }{ $paused ->
        [none] { "" }
       *[other] , paused
    }.
cli-clock-over =
    Time is up { $what ->
        [period] for { $of }
       *[round] in { $of }
    }, since { $time }{ $paused ->
        [none] { "" }
       *[other] , paused
    }.
cli-clock-started =
    { CAPITAL($of) } has { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } from now{ $until ->
        [none] { "" }
       *[other] , until { $until }
    }.
cli-clock-paused = The clock is paused. { $now }
cli-clock-resumed = The clock is running again. { $now }
cli-clock-added =
    { $table ->
        [0] Everybody has
       *[other] Table { $table } has
    } { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } { $change ->
        [less] less
       *[more] more
    }. { $now }
cli-clock-extra =
    Table { $table }: { SIGNED($minutes) } { $minutes ->
        [-1] minute
        [one] minute
       *[other] minutes
    }
cli-clock-warnings = Warn the players when { AND($minutes) } minutes are left.
cli-clock-at-time = When time is called:
cli-clock-step = { "  " }{ $number }. { $step }

# Before round one
cli-clock-period =
    { $period }: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } ({ $clause })
cli-clock-limit = { $limit }.
cli-clock-no-limit = No time limit.

# Deadlines and announcements
cli-clock-deadline =
    { $table ->
        [0] Round { $round }
       *[other] Table { $table } of round { $round }
    } { $change ->
        [later] is extended to
       *[set] ends
    } { $until }{ $final ->
        [none] { "" }
       *[other] , no extensions
    }.
cli-clock-deadline-past = that time is in the past
cli-clock-announced =
    Announced{ $until ->
        [none] { "" }
       *[other] { " " }until { $until }
    }: { $words }
cli-clock-taken-down = The announcement of record { $record } is taken down.
cli-clock-announcement =
    { $record }: { $words }{ $until ->
        [none] { "" }
       *[other] { " " }(until { $until })
    }
cli-clock-nothing-announced = No announcement stands.
