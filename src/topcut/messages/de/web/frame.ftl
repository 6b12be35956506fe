# Um jede Seite herum: Kopf, Fuß, die Seiten einer langen Liste, Daten.
web-frame-skip = Zum Inhalt springen
web-frame-site = Website
web-frame-events = Turniere
web-frame-people = Spieler
web-frame-rulebooks = Regelwerke
web-frame-programs = Programme
web-frame-profile = Profil
web-frame-new-event = Neues Turnier
web-frame-back = Zurück
web-frame-print = Drucken
web-frame-print-hint = Diese Seite mit dem Browser drucken.
web-frame-look = Farben wechseln
web-frame-event = Turnier
web-frame-pairings = Paarungen
web-frame-standings = Tabelle
web-frame-bracket = Turnierbaum
web-frame-journal-html = Journal <a href="{ $url }"><samp>{ $seal }</samp></a>, { $records ->
        [one] { $records } Eintrag
       *[other] { $records } Einträge
    }
web-frame-all-events = Alle Turniere
web-frame-about = Topcut: Turniere für Kartenspiele.
web-frame-pages = Seiten
web-frame-previous = Zurück
web-frame-next = Weiter
web-frame-rows = { $first }–{ $last } von { $of }
web-frame-when = { $day }, { $start }
web-frame-no-date = Datum noch offen
web-frame-day =
    { $weekday ->
        [mon] Mo
        [tue] Di
        [wed] Mi
        [thu] Do
        [fri] Fr
        [sat] Sa
       *[sun] So
    }, { $day }. { $month ->
        [jan] Januar
        [feb] Februar
        [mar] März
        [apr] April
        [may] Mai
        [jun] Juni
        [jul] Juli
        [aug] August
        [sep] September
        [oct] Oktober
        [nov] November
       *[dec] Dezember
    }
web-frame-date = { web-frame-day } { $year }
web-frame-announcements = Frühere Durchsagen
web-frame-announced-earlier =
    { $number ->
        [one] Eine frühere Durchsage
       *[other] { $number } frühere Durchsagen
    }
web-frame-moment = { $day }, { $hour }
web-frame-language = Sprache
