# Antworten aus einem Programm.
cli-questions-points = [bold]{ $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }[/]{ $parts ->
        [none] {""}
       *[other] : { $parts }
    }{ $clause ->
        [none] {""}
       *[other] {" "}[dim]({ $clause })[/]
    }
cli-questions-part = { $part } { $points }
cli-questions-nothing = [bold]Nichts[/]: { $why }{ $clause ->
        [none] .
       *[other] {" "}[dim]({ $clause })[/].
    }
cli-questions-earned = { CAPITAL($what) }, gültig für: { $where }{ $until ->
        [none] {""}
       *[other] , bis { $until }
    } [dim]({ $clause })[/]
cli-questions-season-over = Zu spät: { $why }.
cli-questions-level = [bold]{ $level }[/]{ $clause ->
        [none] {""}
       *[other] {" "}[dim]({ $clause })[/]
    }
cli-questions-why = { CAPITAL($why) }.
cli-questions-sanctioned = [bold]{ $sanctioned ->
        [yes] Sanktioniert
       *[no] Nicht sanktioniert
    }[/]{ $kind ->
        [competitive] {" "}als Competitive-Turnier
        [casual] {" "}als Casual-Turnier
       *[none] {""}
    }{ $rated ->
        [no] , nicht gewertet
       *[yes] {""}
    }{ $why ->
        [none] {""}
       *[other] : { $why }
    }{ $clause ->
        [none] {""}
       *[other] {" "}[dim]({ $clause })[/]
    }
cli-questions-required = Zu wählen ist { $setting } = { $value } [dim]({ $clause })[/].
cli-questions-applying = { $may ->
        [yes] { $how ->
            [bid] Ein Angebot an { $by }
           *[application] Ein Antrag an { $by }
        }{ $closes ->
            [none] , jederzeit
           *[other] , bis { $closes }
        }{ $approval ->
            [yes] ; der Tag braucht dazu eine Sondergenehmigung
           *[no] {""}
        } ({ $clause })
       *[no] Nicht zu beantragen: { $why }
    }
