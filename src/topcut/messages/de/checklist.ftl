# A director's checklist of one event.

checklist-when = { $when ->
        [listing] Vor der Ausschreibung
        [before] Bis zum Vortag
        [start] Zu Beginn
        [round-one] Vor Runde eins
        [each-round] In jeder Runde
        [end] Am Ende
       *[after] Danach
    }
checklist-line = { $kind ->
        [bring] Mitbringen: { $what }
        [announce] Ansagen: { $what }
        [players] Die Spieler bringen mit: { $what }
       *[do] { CAPITAL($what) }
    }
checklist-printed = { $text }
checklist-document = { $document }{ $how ->
        [recommended] { " (empfohlen)" }
       *[required] { "" }
    }
checklist-player-list = die Spielerliste: { $players ->
        [0] noch niemand angemeldet
       *[other] { $players } angemeldet
    }
checklist-entering-closed = die Anmeldung ist geschlossen
checklist-here = alle sind eingecheckt: { $here } von { $players }
checklist-deck-lists = alle Decklisten sind abgegeben
checklist-rounds = die Zahl der Runden: { $rounds ->
        [0] noch nicht gesagt
       *[other] { $rounds }{ $said ->
            [yes] { "" }
           *[no] , wie empfohlen; noch nicht gesagt
        }
    }
checklist-stage = { $stage }
checklist-time = { $time }
checklist-period = { $period }: { $minutes } Minuten
checklist-warnings = { AND($minutes) } Minuten vor Schluss, dass die Zeit knapp wird
checklist-at-time = was bei Zeitablauf geschieht
checklist-deadline = die Frist der Runde ist gesetzt
checklist-listed = das Turnier { $days ->
        [0] { $hours } Stunden
        [7] eine Woche
       *[other] { $days } Tage
    } vor dem Beginn ausschreiben
checklist-no-start = Tag und Beginn stehen noch nicht fest
checklist-listed-late = es waren { $hours ->
        [0] weniger als eine Stunde
        [one] nur { $hours } Stunde
       *[other] nur { $hours } Stunden
    }
checklist-new-host = einen Spielort, den die Seite nicht kennt, { $hours } Stunden vorher nennen: er wird erst geprüft
checklist-fields = alles, was in der Ausschreibung stehen muss
checklist-missing = es fehlen: { $fields }
checklist-approval = { $what } ist für ein Turnier dieser Stufe genehmigt
checklist-report = die Ergebnisse sind binnen { $days ->
        [0] { $hours } Stunden
        [7] einer Woche
       *[other] { $days } Tagen
    } da
checklist-late = { $late ->
        [lowers-rating] später kann es die Bewertung der Turnierleitung senken
        [awaiting-processing] später warten sie auf die nächste vollständige Neuberechnung
       *[none] später ist zu spät
    }
