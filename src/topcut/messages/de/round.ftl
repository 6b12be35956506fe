# Runden: auslosen, aushängen, zurückziehen, ihre Zahl.

round-none = es gibt keine Runde { $round }
    .do = ausgehängt sind die Runden 1 bis { $posted }
round-none-posted = es ist noch keine Runde ausgehängt
    .do = zuerst Runde 1 paaren und aushängen
round-no-table = Runde { $round } hat keinen Tisch { $table }
    .do = sie hat die Tische { $tables }
round-tables = { $first } bis { $last }

# Auslosen.

round-drawn = Runde { $round } ist schon ausgelost
    .step = sie aushängen, oder sagen, warum neu ausgelost wird
    .typed = pair --reason "warum"
    .web = sie aushängen, oder sagen, warum neu ausgelost wird: „Nächste Runde paaren“
    .api = Post, oder Draw mit einer Begründung
round-other-draft = Runde { $round } von { $stage } ist ausgelost, aber nicht ausgehängt
    .do = zuerst diese aushängen
round-unfinished = Runde { $round } ist nicht fertig: { $waiting }{ $more ->
        [0] { "" }
       *[other] { " und " }{ $more } weitere
    }
    .do = zuerst eintragen oder entscheiden
round-table-waits = Tisch { $table } { $status ->
        [disputed] ist strittig
       *[open] hat kein Ergebnis
    }
round-too-few-players = es sind weniger als zwei Spieler übrig
round-way-end-with-consent =
    .cli = nach den gespielten Runden enden: `topcut rounds { $played } --consent "{ $consent }"`,
        oder jemanden wieder aufnehmen
    .step = nach den gespielten Runden enden
    .typed = rounds { $played } --consent "{ $consent }"
    .web = nach den gespielten Runden enden: „Rundenzahl ändern“, oder jemanden wieder aufnehmen
    .api = ChangeRounds auf { $played } mit Zustimmung von { $consent }, oder ReEnter
round-way-end-with-reason =
    .cli = nach den gespielten Runden enden: `topcut rounds { $played } --reason "warum"`, oder jemanden wieder aufnehmen
    .step = nach den gespielten Runden enden
    .typed = rounds { $played } --reason "warum"
    .web = nach den gespielten Runden enden: „Rundenzahl ändern“, oder jemanden wieder aufnehmen
    .api = ChangeRounds auf { $played } mit einer Begründung, oder ReEnter
round-bracket-over = { $stage } ist vorbei: { $why ->
        [split] die Preise sind geteilt, und niemand spielt weiter
       *[played] alle Spiele sind gespielt
    }
    .do = das Turnier beenden
round-all-played = alle { $planned } Runden sind gespielt
round-one-unbeaten = nach { $played } Runden ist nur ein Spieler ungeschlagen; wie angekündigt enden damit die Runden
round-way-finish = das Turnier beenden, oder die Zahl der Runden ändern
round-way-go-on = weiter zu { $stage }

# Eine Auslosung ändern und aushängen.

round-no-draft = es ist keine Runde ausgelost
    .do = zuerst die Runde paaren
round-not-paired = Runde { $round } ergibt sich aus ihrem Turnierbaum, ihren Tischen oder einer früheren Runde
    .do = sie aushängen, wie sie ist
round-not-in-draft = { $player } ist in der Auslosung von Runde { $round } nicht dabei
    .do = andere wählen
round-same-table = { $one } und { $other } sitzen am selben Tisch
    .do = Spieler von zwei Tischen wählen
round-earned-bye = { $player } hat ein verdientes Freilos
    .do = darauf verzichten lassen und neu auslosen
round-changed-since = seit der Auslosung von Runde { $round } hat sich etwas geändert ({ $changed })
    .step = neu auslosen
    .typed = pair
    .web = neu auslosen: „Nächste Runde paaren“
    .api = Draw
round-result-or-entry = ein Ergebnis oder eine Anmeldung

# Zurückziehen, und die Zahl der Runden.

round-before-the-cut = Runde { $round } kann nicht zurückgezogen werden: { $stage } wurde danach eröffnet
    .do = zuerst den Cut zurücknehmen
round-has-results = Runde { $round } hat { $results } Ergebnisse
    .cli = sagen, warum sie zurückgezogen wird (--reason); ihre Ergebnisse zählen dann nicht mehr
    .web = sagen, warum sie zurückgezogen wird; ihre Ergebnisse zählen dann nicht mehr
    .api = die Begründung angeben; ihre Ergebnisse zählen dann nicht mehr
round-impossible-number = ein Abschnitt kann nicht { $rounds } Runden haben
    .do = { $least } bis { $most } wählen
round-stage-without-number = Abschnitt { $number } hat keine Rundenzahl, die zu ändern wäre
    .do = der Plan hat { $stages }
round-later-stage-begun = ein späterer Abschnitt hat begonnen
    .do = seine Spieler stehen fest, deshalb bleiben die Runden davor
round-change-without-consent = { $game } ändert die angekündigten Runden nur mit Zustimmung von { $consent }{ $when ->
        [started] , oder im Notfall
       *[before] { "" }
    }
    .cli = sie festhalten: --consent "{ $consent }"{ $when ->
        [started] ; im Notfall das sagen, und warum (--emergency, --reason)
       *[before] { "" }
    }
    .web = sie festhalten, zum Beispiel „{ $consent }“{ $when ->
        [started] ; im Notfall das sagen, und warum
       *[before] { "" }
    }
    .api = die Zustimmung angeben{ $when ->
        [started] , oder emergency und reason
       *[before] { "" }
    }
round-change-without-reason = die Zahl der Runden war angekündigt
    .cli = sagen, warum sie sich ändert (--reason)
    .web = sagen, warum sie sich ändert
    .api = die Begründung angeben
