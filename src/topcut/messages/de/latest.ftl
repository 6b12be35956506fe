# Was zuletzt getan wurde, und von wem.
latest-line = { $who }: { $what }
latest-you = du
latest-role = { $role ->
        [director] Spielleitung
        [judge] Schiedsrichter
        [head-judge] Hauptschiedsrichter
        [scorekeeper] Schreiber
       *[other] { $role }
    }
latest-result = { $table } { $did ->
        [entered] eingetragen
        [reported] gemeldet
        [settled] entschieden
       *[corrected] berichtigt
    } ({ $result })
latest-at-table = { $table } { $did ->
        [confirmed] bestätigt
       *[disputed] bestritten
    }
latest-posted = { $round } ausgehängt
latest-undid = „{ $what }“ zurückgenommen
latest-other = { $who }: { $what }
