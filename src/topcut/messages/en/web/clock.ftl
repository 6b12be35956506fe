# The clock at the desk.
web-clock-title = Clock
web-clock-over = over
web-clock-paused = paused
web-clock-step = { SIGNED($minutes) } min
web-clock-extra = Extra time for one table
web-clock-extra-minutes = Minutes
web-clock-table = Table
web-clock-start-again = Start the clock again
web-clock-reason = Reason, if any
web-clock-add = Add time
web-clock-start = Start the clock
web-clock-resume = Resume
web-clock-pause = Pause
web-clock-other-minutes = Start the clock with other minutes
web-clock-time-a-period = Time a period
web-clock-minutes-if-not = Minutes, if not the rulebook’s time limit
web-clock-reason-if-shorter = Reason, if it is shorter than the rules ask
web-clock-start-with = Start with these minutes
web-clock-start-game = Start the clock for game { $game }
web-clock-period = Period before the round
web-clock-minutes =
    { $format ->
        [yes] Minutes; leave empty to follow the format
       *[no] Minutes
    }
web-clock-period-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
web-clock-start-period = Start the period

# What was done.
web-clock-added =
    { SIGNED($minutes) } minutes for { $table ->
        [0] everybody
       *[other] table { $table }
    }.
web-clock-done =
    The clock for { $what } { $act ->
        [pause] is paused
        [resume] is running again
       *[start] is running
    }.
web-clock-the-round = the round
web-clock-undone = Undone: { $what }.
web-clock-redone = Done again: { $what }.

# Deadlines and announcements.
web-clock-deadline = Deadlines
web-clock-deadline-of-table = Deadline for this table
web-clock-last-moment = { $round } ends
web-clock-no-extensions = No extensions
web-clock-set-deadline = Set the deadline
web-clock-deadline-set = Round { $round } ends { $until }.
web-clock-announce = Announce
web-clock-announce-to-all = Announce to everybody
web-clock-to-everybody = To everybody
web-clock-announced = Announced.
