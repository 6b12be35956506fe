# Die Uhr einer Runde, eines Spiels oder eines Zeitraums vor der Runde; Fristen und Durchsagen.
cli-clock-left =
    Noch { $time } { $what ->
        [period] für { $of }
       *[round] in { $of }
    }{ $paused ->
        [none] { "" }
       *[other] , angehalten
    }.
cli-clock-over =
    Die Zeit ist um { $what ->
        [period] für { $of }
       *[round] in { $of }
    }, seit { $time }{ $paused ->
        [none] { "" }
       *[other] , angehalten
    }.
cli-clock-started =
    { CAPITAL($of) }: ab jetzt { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }{ $until ->
        [none] { "" }
       *[other] , bis { $until }
    }.
cli-clock-paused = Die Uhr steht. { $now }
cli-clock-resumed = Die Uhr läuft weiter. { $now }
cli-clock-added =
    { $table ->
        [0] Alle haben
       *[other] Tisch { $table } hat
    } { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } { $change ->
        [less] weniger
       *[more] mehr
    }. { $now }
cli-clock-extra =
    Tisch { $table }: { SIGNED($minutes) } { $minutes ->
        [-1] Minute
        [one] Minute
       *[other] Minuten
    }
cli-clock-warnings = Die Spieler warnen, wenn noch { AND($minutes) } Minuten bleiben.
cli-clock-at-time = Bei Zeitablauf:
cli-clock-step = { "  " }{ $number }. { $step }

# Vor der ersten Runde
cli-clock-period =
    { $period }: { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } ({ $clause })
cli-clock-limit = { $limit }.
cli-clock-no-limit = Kein Zeitlimit.

# Fristen und Durchsagen
cli-clock-deadline =
    { $table ->
        [0] Runde { $round }
       *[other] Tisch { $table } von Runde { $round }
    } { $change ->
        [later] ist verlängert bis
       *[set] endet
    } { $until }{ $final ->
        [none] { "" }
       *[other] , ohne Verlängerung
    }.
cli-clock-deadline-past = diese Zeit ist schon vorbei
cli-clock-announced =
    Durchgesagt{ $until ->
        [none] { "" }
       *[other] { " " }bis { $until }
    }: { $words }
cli-clock-taken-down = Die Durchsage von Eintrag { $record } ist abgenommen.
cli-clock-announcement =
    { $record }: { $words }{ $until ->
        [none] { "" }
       *[other] { " " }(bis { $until })
    }
cli-clock-nothing-announced = Keine Durchsage steht.
