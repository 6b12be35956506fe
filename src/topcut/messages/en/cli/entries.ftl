# Who plays: entering, leaving, coming back.
cli-entries-entered =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    } entered{ $heat ->
        [none] { "" }
       *[other] { " " }{ $heat }
    }{ $late ->
        [0] { "" }
       *[other] { " " }late, after round { $late }, and { $count ->
            [one] plays
           *[other] play
        } from round { $first } on
    }: { SEMICOLONS($players) }{ $more ->
        [0] { "" }
       *[other] { " " }…
    }. { $here ->
        [one] { $here } is
       *[other] { $here } are
    } in the event.
cli-entries-drawn-without =
    round { $round } was drawn without { $players ->
        [one] this player
       *[other] them
    }; pair again with --reason
cli-entries-withdrawn = { $player } has withdrawn from the event.
cli-entries-in-again = { $player } is in the event again.
cli-entries-checked-in = { $player } has checked in.
cli-entries-brings = { $held ->
        [none] { $player } uses nothing that was earned elsewhere.
       *[other] { $player } { $gives_up ->
            [yes] gives up { AND($held) }.
           *[no] uses { AND($held) }.
        }
    }
cli-entries-plays-instead =
    { $player } plays instead of using an earned bye{ $left ->
        [none] { "" }
       *[other] { " " }({ $left })
    }.
cli-entries-dropped =
    { $player } { $when ->
        [now] drops
       *[before] has dropped
    } { $round ->
        [0] before round 1
       *[other] after round { $round }
    }.{ $games ->
        [none] { "" }
       *[other] { " " }{ BLANKS($games) }
    }
cli-entries-drop = { $told } Drop?
cli-entries-no-result =
    table { $table } has no result yet: report it{ $how ->
        [none] { "" }
        [concede] , or use `concede`
        [no-show] , or use `no-show`
       *[both] , or use `concede` or `no-show`
    }
cli-entries-still-plays =
    { $player } still plays round { $round }, which is drawn; to draw it without { $player }: topcut pair --reason "…"
cli-entries-drawn-with = round { $round } was drawn with this player in it: pair it again
cli-entries-rounds = The event has { $rounds }.
