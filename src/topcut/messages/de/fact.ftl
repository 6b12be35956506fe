# Was die Einträge eines Journals sagen.

fact-act = { SEMICOLONS($facts) }
fact-act-and-more = { SEMICOLONS($facts) }; …
fact-of-another-kind = { $kind }
fact-because = { $what }, weil: { $reason }
fact-with-consent = { $what }, mit Zustimmung von { $who }
fact-in-an-emergency = { $what }, im Notfall
fact-by = { $what }, von { $player }
fact-in-round = { $what } in Runde { $round }
fact-everybody = alle
fact-somebody = jemand
fact-unknown-result = ein Ergebnis, das die Regeln nicht kennen

# Das Turnier und seine Abschnitte.

fact-created = Turnier angelegt: { $title } ({ $rulebook })
fact-rounds-changed = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
fact-settings-changed = geändert: { SEMICOLONS($settings) }
fact-started = Turnier begonnen{ $rounds ->
        [0] { "" }
        [one] , { $rounds } Runde
       *[other] , { $rounds } Runden
    }
fact-stage-started = { $stage } begonnen, { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
fact-plan-changed = Plan: { $stages }
fact-stage-opened = { $stage } eröffnet: { $seeds }
fact-stage-opened-for-many = { $stage } eröffnet: { $seeds } und { $more } weitere
fact-seed = { $seed } { $player }
fact-prizes-split = Preise gleichmäßig geteilt: { $players }{ $how ->
        [ended] , und es wird nicht weitergespielt
       *[played-on] { "" }
    }
fact-finished = Turnier beendet
fact-lot-drawn = Los gezogen: { $players }
fact-packs-dealt = Packs verteilt ({ $method }, { $packs ->
        [one] { $packs } Pack
       *[other] { $packs } Packs
    } zu je { $size }) mit dem Startwert { $seed }
fact-heap-dealt = Packs verteilt ({ $method }, der ganze Stapel) mit dem Startwert { $seed }
fact-announced = Durchsage{ $until ->
        [none] { "" }
       *[other] { " " }bis { $until }
    }: { $text }
fact-taken-down = Durchsage von Eintrag { $seq } abgenommen
fact-retitled = Titel berichtigt: { $title }
fact-cancelled = abgesagt: das Turnier wird nicht gespielt
fact-registration = Anmeldung festgelegt{ $places ->
        [0] { "" }
        [one] : { $places } Platz
       *[other] : { $places } Plätze
    }
fact-tables-numbered = { $stage ->
        [all] Tische
       *[other] Tische von { $stage }
    } { $first ->
        [0] ohne eigene Nummern
       *[other] nummeriert ab { $first }{ $last ->
            [0] { "" }
           *[other] { " " }bis { $last }
        }
    }
fact-feature-table = { $table ->
        [0] kein Feature-Tisch mehr
       *[other] der Feature-Tisch ist Tisch { $table }
    }
fact-taken-into =
    { $program ->
        [none] gehört zu keinem Programm mehr
       *[other] gehört zum Programm { $program }
    }
fact-listed = Ankündigung geändert: { AND($values) }
fact-known =
    { $known ->
        [yes] { $player } ist als Person über mehrere Turniere bekannt
       *[no] { $player } ist keine bekannte Person mehr
    }
fact-undone = zurückgenommen: Eintrag { $seq } ({ $act })
fact-redone = wiederhergestellt: Eintrag { $seq } ({ $act })

# Personen.

fact-entered = { $player } angemeldet
fact-withdrew = { $player } abgemeldet
fact-came-back = { $player } wieder dabei
fact-bye-forfeited = { $player } spielt, statt das verdiente Freilos zu nehmen
fact-brought =
    { $player } { $used ->
        [none] nutzt nichts, was anderswo verdient wurde
       *[other] nutzt, anderswo verdient: { AND($used) }
    }{ $given_up ->
        [none] {""}
       *[other] {" "}und verzichtet auf: { AND($given_up) }
    }
fact-checked-in = { $player } ist da
fact-dropped = { $player }{ $round ->
        [0] { "" }
       *[other] { " " }nach Runde { $round }
    } ausgestiegen
fact-renamed = Name von { $player } berichtigt
fact-described = Angaben zu { $player } notiert
fact-fee-noted = { $paid ->
        [yes] { $player } hat bezahlt
       *[no] das Startgeld von { $player } ist offen
    }
fact-waits = { $player } wartet auf einen Platz
fact-moved-up = { $player } rückt nach
fact-waiting-ordered = Warteliste: { $players }
fact-table-fixed = { $table ->
        [0] { $player } hat keinen festen Tisch mehr
       *[other] { $player } sitzt in jeder Runde an Tisch { $table }
    }
fact-feature-chosen = { $player ->
        [none] Runde { $round }: Die führende Paarung spielt am Feature-Tisch
       *[other] Runde { $round }: { $player } spielt am Feature-Tisch
    }
fact-joined = { $player } spielt in { $stage }
fact-confrontation-won = { $player } gewinnt das Endspiel der beiden Ersten

# Runden und Ergebnisse.

fact-drawn = { $round } ausgelost mit dem Startwert { $seed }
fact-changed-by-hand = { $round } von Hand geändert
fact-posted = { $round } ausgehängt, { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }
fact-late-seated = { $match }: { $player } kam später und spielt hier
fact-round-withdrawn = { $round } zurückgezogen
fact-reported = { $match }: { $result }
fact-rounds-noted = { $match }, bisher: { SEMICOLONS($turns) }
fact-noted-turn = { $points ->
        [none] Runde { $round } zurückgenommen
       *[other] Runde { $round }: { $points }
    }
fact-confirmed = { $match } bestätigt
fact-disputed = { $match } bestritten
fact-claimed = { $what }: { $result }
fact-settled = { $match } entschieden: { $result }
fact-corrected = { $match } berichtigt: { $result }
fact-delayed = { $match } wird nachgereicht
fact-judge-called = { $match }: Schiedsrichter gerufen
fact-judge-goes = { $match }: Schiedsrichter geht hin
fact-judge-there = { $match }: Schiedsrichter am Tisch
fact-judge-not-needed = { $match }: Schiedsrichter nicht mehr nötig

# Die Uhr.

fact-clock-started = Uhr für { $clock } gestartet, { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
fact-clock-of-period = { $period }
fact-clock-of-round = Runde { $round }
fact-clock-of-game = Runde { $round }, Spiel { $game }
fact-clock-paused = Uhr { $round ->
        [0] vor der Runde
       *[other] für Runde { $round }
    } angehalten
fact-clock-goes-on = Uhr { $round ->
        [0] vor der Runde
       *[other] für Runde { $round }
    } läuft weiter
fact-time-added = { SIGNED($minutes) } { $minutes ->
        [-1] Minute
        [1] Minute
       *[other] Minuten
    } für { $whom }
fact-deadline = Runde { $round } endet { $until }{ $how ->
        [final] , ohne Verlängerung
       *[first] { "" }
    }
fact-deadline-of-table = Tisch { $table } von Runde { $round } endet { $until }{ $how ->
        [final] , ohne Verlängerung
       *[first] { "" }
    }

# Draft und Sealed.

fact-groups-seated = { $groups ->
        [one] { $groups } Draftgruppe
       *[other] { $groups } Draftgruppen
    } gesetzt mit dem Startwert { $seed }
fact-pools-swapped = { $pools ->
        [one] { $pools } Kartenpool
       *[other] { $pools } Kartenpools
    } getauscht mit dem Startwert { $seed }
fact-suspended = { $player } draftet nicht weiter
fact-pick-drawn = { $player }: Karte { $card } von { $left } aus { $pack ->
        [0] den offenen Karten
       *[other] Pack { $pack }
    }, gezogen

# Szenarien.

fact-decks-dealt = Runde { $round }: { $lent ->
        [one] { $lent } Spieler spielt
       *[other] { $lent } Spieler spielen
    } das Deck von jemand anderem
fact-special-rules-listed = { $rules ->
        [one] { $rules } Sonderregel steht
       *[other] { $rules } Sonderregeln stehen
    } auf der Liste
fact-special-rule-drawn = Runde { $round }: { $player } zieht Sonderregel { $rule }
fact-conceded-in-pod = Runde { $round }, Tisch { $table }: Aufgabe von { AND($players) }, die anderen spielen weiter
fact-game-ended = Runde { $round }, Tisch { $table }: ein Spiel endete nach { $moves ->
        [one] { $moves } Wechsel
       *[other] { $moves } Wechseln
    }, { $result }
fact-items-spent = Runde { $round }, Tisch { $table }: { $player } gibt { $items ->
        [one] { $items } Gegenstand
       *[other] { $items } Gegenstände
    } aus
fact-drinks = { $player }: { $drinks ->
        [one] { $drinks } Getränk
       *[other] { $drinks } Getränke
    } mehr
fact-feedback-said = { $player } sagt: { $text }
fact-feedback = { $player } hat etwas dazu gesagt
fact-awarded = { $player } bekommt: { $prize }
fact-reopened = Turnier wieder geöffnet
