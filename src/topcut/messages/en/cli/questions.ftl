# Answers out of a program.
cli-questions-points = [bold]{ $points ->
        [one] { $points } point
       *[other] { $points } points
    }[/]{ $parts ->
        [none] {""}
       *[other] : { $parts }
    }{ $clause ->
        [none] {""}
       *[other] {" "}[dim]({ $clause })[/]
    }
cli-questions-part = { $part } { $points }
cli-questions-nothing = [bold]Nothing[/]: { $why }{ $clause ->
        [none] .
       *[other] {" "}[dim]({ $clause })[/].
    }
cli-questions-earned = { CAPITAL($what) } for { $where }{ $until ->
        [none] {""}
       *[other] , until { $until }
    } [dim]({ $clause })[/]
cli-questions-season-over = Too late: { $why }.
cli-questions-level = [bold]{ $level }[/]{ $clause ->
        [none] {""}
       *[other] {" "}[dim]({ $clause })[/]
    }
cli-questions-why = { CAPITAL($why) }.
cli-questions-sanctioned = [bold]{ $sanctioned ->
        [yes] Sanctioned
       *[no] Not sanctioned
    }[/]{ $kind ->
        [competitive] {" "}as a competitive event
        [casual] {" "}as a casual event
       *[none] {""}
    }{ $rated ->
        [no] , not rated
       *[yes] {""}
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }{ $clause ->
        [none] {""}
       *[other] {" "}[dim]({ $clause })[/]
    }
cli-questions-required = It must choose { $setting } = { $value } [dim]({ $clause })[/].
cli-questions-applying = { $may ->
        [yes] { $how ->
            [bid] A bid to { $by }
           *[application] An application to { $by }
        }{ $closes ->
            [none] , at any time
           *[other] , until { $closes }
        }{ $approval ->
            [yes] ; the day needs a special approval too
           *[no] {""}
        } ({ $clause })
       *[no] Not to be asked for: { $why }
    }
