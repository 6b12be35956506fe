# Einstellungen: sie ändern, nachdem das Turnier angelegt ist.

setting-rounds-of-the-plan = rounds: die Zahl der Runden gehört zum Plan
    .cli = `topcut rounds { $rounds }` verwenden, oder den Plan auf seiner Seite ändern
    .web = „Rundenzahl ändern“ verwenden, oder den Plan auf seiner Seite ändern
    .api = ChangeRounds
setting-same = es würde sich nichts ändern
    .do = sagen, was sich ändern soll, etwa time_limit=60
setting-way-another-value = einen anderen Wert wählen
setting-too-late = { $setting }: kann sich nicht mehr ändern, { $since ->
        [start] das Turnier hat begonnen
       *[announcement] es war angekündigt
    }{ $clause ->
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
    .do = es lassen, wie es ist
setting-without-consent = { $setting }: ändert sich jetzt nur mit Zustimmung von { $who }{ $clause ->
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
    .cli = sie festhalten: --consent "{ $who }"
    .web = sie festhalten, zum Beispiel „{ $who }“
    .api = die Zustimmung angeben
setting-without-reason = { $setting }: war angekündigt, und { $since ->
        [start] das Turnier hat begonnen
       *[entries] es sind schon Spieler angemeldet
    }{ $clause ->
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
    .cli = sagen, warum es sich ändert (--reason)
    .web = sagen, warum es sich ändert
    .api = die Begründung angeben
setting-byes-brought = earned_bye_rounds: { $player } bringt { $byes } verdiente Freilose mit
    .do = mindestens { $byes } wählen
setting-draft-begun = der Draft ist schon gesetzt oder verteilt
    .cli = zuerst das zurücknehmen (`topcut journal`)
    .web = zuerst das zurücknehmen
    .api = Undo
setting-scenario-begun = das Szenario hat begonnen
    .cli = zuerst zurücknehmen, was dafür festgehalten ist (`topcut journal`)
    .web = zuerst zurücknehmen, was dafür festgehalten ist
    .api = Undo
