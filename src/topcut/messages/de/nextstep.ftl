# Wie ein Turnier steht und was Offizielle als Nächstes tun: Satzteile, auf Knöpfen und in Sätzen.
nextstep-in-the-way = { $now }, aber { $what }

# Wie es steht.
nextstep-finished = das Turnier ist beendet
nextstep-cancelled = das Turnier ist abgesagt
nextstep-drawn = { $round } ist ausgelost, aber nicht ausgehängt
nextstep-overtaken = { $round } ist ausgelost, aber seitdem hat sich etwas geändert
nextstep-filled = der Turnierbaum ist gefüllt
nextstep-entered =
    { $players ->
        [one] { $players } Spieler ist
       *[other] { $players } Spieler sind
    } angemeldet
nextstep-nobody-checked-in = niemand ist eingecheckt, deshalb zählen alle { $players } Spieler
nextstep-taking-part =
    { $players ->
        [one] { $players } Spieler ist dabei
       *[other] { $players } Spieler sind dabei
    }{ $awaited ->
        [0] { "" }
        [one] ; { $awaited } ist nicht eingecheckt
       *[other] ; { $awaited } sind nicht eingecheckt
    }
nextstep-results-in =
    { $round }: { $done } von { $of ->
        [one] { $of } Ergebnis ist
       *[other] { $of } Ergebnissen sind
    } da
nextstep-disputed = { $results }; strittig: { $tables }
nextstep-waiting = { $results }; es fehlen { $tables }
nextstep-waits-for =
    { $named ->
        [none] wartet auf { $tables } Tische
       *[other] { $tables ->
            [one] wartet auf Tisch { $named }
           *[other] wartet auf die Tische { AND($named) }
        }
    }
nextstep-delayed = { $over }; wird nachgereicht: { $tables }
nextstep-unconfirmed = { $over }; { $reported } gemeldet, noch nicht bestätigt: { $tables }
nextstep-cut-made = der Cut zu { $stage } ist gemacht
nextstep-complete = { $round } ist vollständig
nextstep-split = die Preise sind geteilt, und niemand spielt weiter
nextstep-over =
    { $stage ->
        [none] die K.-o.-Runde
       *[other] { $stage }
    } ist vorbei
nextstep-all-played =
    { $rounds ->
        [0] die einzige Runde ist gespielt
        [one] die einzige Runde ist gespielt
       *[other] alle { $rounds } Runden sind gespielt
    }
nextstep-early = nach { $played } von { $planned } Runden ist nur { $player } ungeschlagen, die Runden enden also hier

# Die Tische, auf die gewartet wird.
nextstep-table = { $table } ({ $seats })
nextstep-tables =
    { $tables }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    }

# Was als Nächstes kommt. Am Pult ist es ein Knopf, der auf eine Seite führen kann.
nextstep-restore = doch stattfinden lassen
nextstep-hand-out = die Ergebnisse aushändigen
nextstep-draw-again = { $round } neu auslosen
nextstep-post =
    .cli = { $round } aushängen
    .web = { $round } ansehen und aushängen
    .api = { $round } aushängen
nextstep-pair = { $round } paaren
nextstep-pair-bracket = die erste Runde davon paaren
nextstep-seat-pods =
    { $alone ->
        [yes] die Tische für { $round } setzen
       *[no] { $round } setzen
    }
nextstep-go-on = weiter zu { $stage }
nextstep-enter = Spieler anmelden
nextstep-type-seeds = die Setzliste eintragen
nextstep-seat = den Draft setzen
nextstep-register = die Karten ausgeben und die Registrierung beginnen
nextstep-swap = die registrierten Kartenpools tauschen
nextstep-build =
    { $cards ->
        [swapped] die getauschten Kartenpools übergeben
        [sealed] die Karten ausgeben
       *[drafted] draften
    }, dann den Deckbau beginnen
nextstep-settle = { $table } entscheiden
nextstep-report = { $table } melden
nextstep-finish = das Turnier beenden
nextstep-begin = anfangen
nextstep-finish-gathering = das Treffen beenden
nextstep-look-and-finish = die Tabelle ansehen, dann das Turnier beenden
nextstep-cut = den Cut zu { $stage } machen
