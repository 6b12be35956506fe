# The clock, on its own page and in the header of every page.
web-clockpage-clock = Clock
web-clockpage-ends = ends { $at }
web-clockpage-paused-html =
    { $left } <small>{ $over ->
        [yes] over
       *[no] left
    }, paused</small>
web-clockpage-told-html =
    { CAPITAL($of) }, { $minutes } minutes{ $until ->
        [none] ; the clock is paused
       *[other] , time is called at { $until }
    }{ $marks ->
        [none] { "" }
       *[other] . Warnings { AND($marks) } minutes before the end
    }
web-clockpage-more-time = Tables with more time
web-clockpage-table = Table { $table }: { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    } more
web-clockpage-none =
    { $moment ->
        [finished] The event is finished; no clock is running.
       *[other] The clock for the round will be here when the director starts it.
    }
