# Fristen von Online-Runden.
web-deadline-ends-html =
    zu spielen bis { $until }{ $final ->
        [yes] , ohne Verlängerung
       *[none] { "" }
    }
web-deadline-zone = In der Zeitzone des Turniers: { $zone }
web-deadline-ahead = Die nächsten Runden
web-deadline-every = Tage zwischen zwei Runden
web-deadline-every-is = Gilt für leere Felder nach einer Runde mit Frist.
web-deadline-set-all = Diese Fristen setzen
web-deadline-all-set =
    { $rounds ->
        [one] Eine Runde hat ihre Frist.
       *[other] { $rounds } Runden haben ihre Fristen.
    }
web-deadline-table = Tisch { $table }
web-deadline-overdue =
    Die Frist ist vorbei ({ $round }): { $tables ->
        [one] ein Tisch hat kein Ergebnis
       *[other] { $tables } Tische haben kein Ergebnis
    }.
web-deadline-overdue-ways =
    { $final ->
        [yes] Es gibt keine Verlängerung:
       *[none] Allen oder einem einzelnen Tisch eine spätere Frist geben; sonst
    } { $closes ->
        [yes] an jedem Tisch eintragen, an wem es lag, oder alle als nicht zu Ende gespielt eintragen.
       *[none] an jedem Tisch ein Ergebnis eintragen.
    }
web-deadline-close =
    { $tables ->
        [one] Als nicht zu Ende gespielt eintragen
       *[other] Alle { $tables } als nicht zu Ende gespielt eintragen
    }
web-deadline-closed =
    { $tables ->
        [one] Ein Spiel von Runde { $round } ist als nicht zu Ende gespielt eingetragen.
       *[other] { $tables } Spiele von Runde { $round } sind als nicht zu Ende gespielt eingetragen.
    }
