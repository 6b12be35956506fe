# A director's checklist of one event.

checklist-when = { $when ->
        [listing] Before it is listed
        [before] By the day before
        [start] At the start
        [round-one] Before round one
        [each-round] In each round
        [end] At the end
       *[after] Afterwards
    }
checklist-line = { $kind ->
        [bring] Bring: { $what }
        [announce] Say: { $what }
        [players] Players bring: { $what }
       *[do] { CAPITAL($what) }
    }
checklist-printed = { $text }
checklist-document = { $document }{ $how ->
        [recommended] { " (recommended)" }
       *[required] { "" }
    }
checklist-player-list = the list of players: { $players ->
        [0] nobody has entered yet
       *[other] { $players } have entered
    }
checklist-entering-closed = entering is over
checklist-here = everybody is checked in: { $here } of { $players }
checklist-deck-lists = everybody’s deck list is in
checklist-rounds = the number of rounds: { $rounds ->
        [0] not said yet
       *[other] { $rounds }{ $said ->
            [yes] { "" }
           *[no] , as recommended; not said yet
        }
    }
checklist-stage = { $stage }
checklist-time = { $time }
checklist-period = { $period }: { $minutes } minutes
checklist-warnings = { AND($minutes) } minutes before the end, that time is running out
checklist-at-time = what is done when time is called
checklist-deadline = the last moment of the round is set
checklist-listed = list the event { $days ->
        [0] { $hours } hours
        [7] a week
       *[other] { $days } days
    } before its start
checklist-no-start = no day and start are said yet
checklist-listed-late = it was { $hours ->
        [0] less than an hour
        [one] { $hours } hour
       *[other] { $hours } hours
    }
checklist-new-host = a venue that the site does not know is named { $hours } hours before: it is looked at first
checklist-fields = everything that a listing must say
checklist-missing = missing: { $fields }
checklist-approval = { $what } is approved for an event of this level
checklist-report = the results are in within { $days ->
        [0] { $hours } hours
        [7] a week
       *[other] { $days } days
    }
checklist-late = { $late ->
        [lowers-rating] later may lower the director’s rating
        [awaiting-processing] later they wait for the next full refresh
       *[none] later is too late
    }
