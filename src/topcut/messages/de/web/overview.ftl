# Die Einrichtung auf einen Blick.
web-overview-links = Links und Zugang
web-overview-everybody = Für alle
web-overview-everybody-hint = Paarungen, Tabelle, Tischsuche
web-overview-open = Öffnen
web-overview-projector-hint = Am Rechner an der Wand öffnen. Die Seite folgt der Runde von selbst.
web-overview-officials = Offizielle
web-overview-no-officials = Noch hat kein Konto eine Rolle
web-overview-officials-hint = Schiedsrichter und Schreiber ohne Konto kommen mit ihrem Link herein.
web-overview-add = Jemanden hinzufügen
web-overview-players = Spieler
web-overview-entering =
    { $self_entry ->
        [yes] { $players ->
            [0] Noch ist niemand angemeldet; alle können sich selbst anmelden
            [one] { $players } Spieler; weitere können sich selbst anmelden
           *[other] { $players } Spieler; weitere können sich selbst anmelden
        }
       *[no] { $players ->
            [0] Noch ist niemand angemeldet; die Offiziellen melden die Spieler an
            [one] { $players } Spieler, von Offiziellen angemeldet
           *[other] { $players } Spieler, von Offiziellen angemeldet
        }
    }
web-overview-players-links =
    { $allowed ->
        [yes] Jeder hat einen persönlichen Link, ein Konto ist nicht nötig
       *[no] Persönliche Links sind ausgeschaltet: die Spieler loggen sich ein
    }
web-overview-print-codes = Codes drucken
web-overview-stages = Runden und Cut
web-overview-change-html = Ändern<span class="off"> { $what ->
        [plan] (Plan)
        [listing] (Ankündigung)
       *[event] (Turnier)
    }</span>
web-overview-nothing = nicht angekündigt
web-overview-fee = Startgeld und Preise
web-overview-read = Lesen
web-overview-list = Turnierliste
web-overview-listed =
    { $listed ->
        [yes] Dort ist es zu sehen
       *[no] Nur wer die Adresse hat, findet es
    }
web-overview-again = Nächstes Mal
web-overview-copy-hint = Ein neues Turnier mit denselben Regeln, demselben Plan und denselben Texten
web-overview-copy = Turnier kopieren
web-overview-differ =
    { $differ ->
        [0] wie in { $document }
        [one] { $differ } weicht von { $document } ab
       *[other] { $differ } weichen von { $document } ab
    }
web-overview-document-says = Dokument: { $value }
web-overview-fixed = fest
web-overview-all-rules =
    { $rules ->
        [one] Die Regel zeigen, die sich ändern lässt
       *[other] Alle { $rules } Regeln zeigen, die sich ändern lassen
    }
web-overview-all-records =
    { $records ->
        [one] { $records } Eintrag
       *[other] Alle { $records } Einträge
    }
web-overview-duty = Hier werden { $byes } Freilose vergeben, deshalb verlangt das Programm: { $rule }: { $wanted } ({ $clause }).
