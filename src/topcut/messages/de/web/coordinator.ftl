# Was auf jemanden mit einem Amt wartet.

web-coordinator-heading = Zu tun
web-coordinator-open = offen
web-coordinator-oldest = { $days ->
        [one] Tag, das älteste
       *[other] Tage, das älteste
    }
web-coordinator-all = Alles
web-coordinator-part = { $name ->
        [hosts] Spielorte zu bestätigen
        [people] Wer jemand sein will
        [leagues] Ligen zu bestätigen
        [ratings] Späte Meldungen
        [applications] Bewerbungen und Gebote
        [approvals] Genehmigungen
        [complaints] Beschwerden
       *[other] { $name }
    }
web-coordinator-private = vertraulich: für dich und die Leitung
web-coordinator-nothing = Auf dich wartet nichts.
web-coordinator-since = { $days ->
        [0] seit heute
        [one] seit gestern
       *[other] seit { $days } Tagen
    }
web-coordinator-overdue = überfällig
web-coordinator-due = fällig
web-coordinator-answer = Öffnen
web-coordinator-host = { $address ->
        [none] { $name }
       *[other] { $name }, { $address }
    }
web-coordinator-host-asked = { $by ->
        [none] neu
       *[other] eingetragen von { $by }
    }
web-coordinator-host-for = für { $event }, { $day }
web-coordinator-host-alike = sieht aus wie { $name }, { $address }
web-coordinator-person = { $account } will { $handle } sein
web-coordinator-league = { $name }
web-coordinator-league-shape = Saison { $season }, { $shape } Turniere
web-coordinator-league-director = geleitet von { $handle }, { $players ->
        [one] { $players } Person
       *[other] { $players } Personen
    } genannt
web-coordinator-late = { $event }
web-coordinator-late-facts = { $day }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, spät gemeldet
web-coordinator-refresh = Ranglisten jetzt auffrischen
web-coordinator-refresh-waits = { $events ->
        [one] Eine späte Meldung wartet auf die Auffrischung; nachts läuft sie auch von selbst
       *[other] { $events } späte Meldungen warten auf die Auffrischung; nachts läuft sie auch von selbst
    }
web-coordinator-the-refresh = Die Auffrischung
web-coordinator-last = Zuletzt
web-coordinator-again = Turniere, die sie neu zählt
web-coordinator-by-itself = Von selbst
web-coordinator-your-offices = Deine Ämter
web-coordinator-administrator = Du administrierst die Website.
