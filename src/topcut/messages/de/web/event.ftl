# Die Seite eines Turniers: davor, währenddessen, danach.
web-event-now = Jetzt
web-event-round = Runde
web-event-of = von { $of }
web-event-round-ends =
    { $final ->
        [yes] Runde endet endgültig
       *[no] Runde endet
    }
web-event-round-ended = Runde endete
web-event-time = Zeit
web-event-results-in = Ergebnisse
web-event-moment =
    { $moment ->
        [finished] Beendet
       *[other] Beginnt bald
    }
web-event-ticket = Auf einen Blick
web-event-players = Spieler
web-event-nobody-yet = Noch ist niemand angemeldet. Hier stehen die Namen, sobald sich Spieler anmelden.
web-event-cancelled = Abgesagt.
web-event-nobody-enters = Anmelden ist nicht mehr möglich.
web-event-places =
    von { $places }, { $left ->
        [0] { $waiting ->
            [0] alle vergeben
            [one] alle vergeben, { $waiting } wartet
           *[other] alle vergeben, { $waiting } warten
        }
       *[other] { $left } frei
    }
web-event-closes-html = Bis { $at }.
web-event-opens-html = Die Anmeldung öffnet { $at }.
web-event-entering-closed = Die Anmeldung ist geschlossen. Frag am Pult, ob noch Platz ist.
web-event-enter = Jetzt anmelden
web-event-no-account = Kein Konto nötig.
web-event-at-the-desk = Die Spielleitung meldet die Spieler an: frag am Pult.
web-event-how = Wie gespielt wird
web-event-find-table = Meinen Tisch finden
web-event-your-name = Dein Name
web-event-find = Suchen
web-event-all-tables =
    { $tables ->
        [one] Der einzige Tisch
       *[other] Alle { $tables } Tische
    }
web-event-all-ranks = Alle { NUMBER($players) }
web-event-all-places = Alle { NUMBER($players) } Plätze
web-event-against = gegen
web-event-table-state =
    { $state ->
        [playing] spielt
        [reported] gemeldet
        [in] fertig
        [disputed] strittig
       *[delayed] folgt noch
    }
web-event-rank = Rang
web-event-record = Bilanz
web-event-winner = Turniersieg
web-event-winners =
    { $winners ->
        [one] Turniersieg
       *[other] Geteilter Turniersieg
    }
web-event-final-places = Platzierungen
web-event-how-ended = Wie es ausging
web-event-see-also = Siehe auch
web-event-standings =
    { $moment ->
        [finished] Endstand
       *[other] Tabelle
    }
web-event-every-round = Alle Runden, alle Tische
web-event-journal = Journal des Turniers
web-event-my-match = Mein Match
web-event-about = Über das Turnier
web-event-rules = Regeln
web-event-format = Format
web-event-announced = Angekündigt
web-event-other-than-printed = Anders als im Dokument
web-event-changed = Nachträglich geändert
web-event-plan = Plan
web-event-when = Wann
web-event-times = Zeitzone
web-event-zone = , Zeitzone { $zone }
web-event-where = Wo
web-event-fee = Startgeld
web-event-prizes = Preise
web-event-director = Spielleitung
web-event-share = Teilen
web-event-share-how = Scannen, oder die Adresse weitergeben:
web-event-told =
    { $game }{ $place ->
        [none] { "" }
       *[other] , { $place }
    }{ $date ->
        [none] { "" }
       *[other] , { $date }
    }. { $now }
