# Ergebnisse: melden, bestätigen, bestreiten, entscheiden, berichtigen, nachreichen.

result-of-a-bye = { $match } ist ein Freilos: da gibt es nichts zu melden
    .do = den Tisch prüfen
result-stranger = { $player } spielt nicht an { $match }
    .do = den Tisch prüfen
    .phone = such deinen Tisch in den Paarungen
result-officials-only = ein Spieler kann das nicht melden: { $how ->
        [no-show] nicht erschienen
        [incomplete] nicht zu Ende gespielt
        [both-lose] beide verlieren
        [dropped] ausgestiegen
       *[other] { $how }
    }
    .do = einen Offiziellen rufen
    .phone = frag einen Schiedsrichter oder die Spielleitung
result-exists = { $match } hat schon ein Ergebnis: { $result }
    .phone = wenn das nicht stimmt, frag einen Schiedsrichter oder die Spielleitung
result-way-settle = den Streit entscheiden
result-way-correct =
    .cli = mit `correct` ändern
    .web = mit „Ergebnis berichtigen“ ändern
    .api = Correct
result-way-correct-or-pair =
    .cli = mit `correct` ändern; { $stage } ist noch nicht gepaart: `topcut pair`
    .web = mit „Ergebnis berichtigen“ ändern; { $stage } ist noch nicht gepaart: „Nächste Runde paaren“
    .api = Correct, oder Draw für { $stage }
result-round-closed = Runde { $round } ist abgeschlossen
    .cli = `correct` mit einer Begründung verwenden
    .web = „Ergebnis berichtigen“ mit einer Begründung verwenden
    .phone = frag die Spielleitung: jetzt kann es nur noch ein Offizieller eintragen
    .api = Correct
result-nothing-to-confirm = an { $match } gibt es nichts zu bestätigen ({ $status ->
        [open] offen
        [reported] gemeldet
        [confirmed] bestätigt
        [disputed] strittig
        [settled] entschieden
       *[delayed] wird nachgereicht
    })
    .do = das Ergebnis melden
    .phone = sieh dir die Seite noch einmal an: etwas hat sich geändert
result-confirmed-by-another = { $player } kann das nicht bestätigen
    .do = das können der Gegner oder ein Offizieller
    .phone = such deinen Tisch in den Paarungen
result-bye-not-disputed = { $match } ist ein Freilos: da gibt es nichts zu bestreiten
    .do = einen Offiziellen rufen
result-nothing-to-dispute = { $match } hat kein Ergebnis, das zu bestreiten wäre ({ $status ->
        [open] offen
        [reported] gemeldet
        [confirmed] bestätigt
        [disputed] strittig
        [settled] entschieden
       *[delayed] wird nachgereicht
    })
    .do = stattdessen melden
    .phone = sieh dir die Seite noch einmal an: etwas hat sich geändert
result-not-disputed = { $match } ist nicht strittig
    .cli = `report` oder `correct` verwenden
    .web = das Ergebnis eintragen oder berichtigen
    .api = Report oder Correct
result-correction-without-reason = eine Berichtigung braucht eine Begründung
    .cli = sagen, warum: --reason "Punkte auf dem Zettel vertauscht"
    .web = sagen, warum, zum Beispiel „Punkte auf dem Zettel vertauscht“
    .api = die Begründung angeben
result-disputed = { $match } ist strittig
    .do = den Streit entscheiden
    .phone = ein Schiedsrichter entscheidet
result-none-yet = { $match } hat noch kein Ergebnis
    .do = es melden
result-bracket-bye = { $match } ist ein Freilos des Turnierbaums
    .do = es gibt nichts zu berichtigen
result-same = { $match } hat dieses Ergebnis schon
    .do = es gibt nichts zu berichtigen
result-changes-later-games = die Berichtigung ändert, wer in Runde { $round } spielt, und die hängt schon aus
    .do = zuerst Runde { $latest } zurückziehen
result-never-delayed = { $where ->
        [bracket] im Turnierbaum
       *[rounds] bei { $game }
    } wird kein Ergebnis nachgereicht
    .do = abwarten, oder eintragen, wie es steht
result-not-open-to-delay = { $match } ist nicht offen ({ $status ->
        [open] offen
        [reported] gemeldet
        [confirmed] bestätigt
        [disputed] strittig
        [settled] entschieden
       *[delayed] wird nachgereicht
    })
    .do = es gibt nichts nachzureichen
result-absent-unnamed = es ist nicht genannt, wer an { $match } nicht erschienen ist
    .do = nennen, wer fehlt
result-missed-too-early = verpasst ist ein Spiel { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } nach dem Beginn ({ $clause }), also in { $left }
    .do = so lange warten; wer schon gegangen ist, zuerst aussteigen lassen
result-no-concession = { $game } kennt keine Aufgabe
    .do = das Ergebnis melden, wie es steht
result-none = keines

# Wie ein Ergebnis steht, und was die Spieler dazu sagen.

result-state = { $state ->
        [open] offen
        [playing] spielt
        [late] überfällig
        [bye] Freilos
        [in] da
        [judge] Schiedsrichter
        [reported] gemeldet
        [confirmed] bestätigt
        [disputed] strittig
        [settled] entschieden
        [delayed] wird nachgereicht
       *[other] { $state }
    }
result-between = { $outcome ->
        [win] schlägt
        [loss] verliert gegen
        [draw] unentschieden gegen
        [both-lost] beide verloren
       *[open] gegen
    }
result-ended = { $how ->
        [concession] durch Aufgabe
        [effect] durch einen Effekt
        [agreed] nach Absprache
        [decked] Decks leer
        [both-lose] beide verlieren
        [incomplete] nicht zu Ende gespielt
        [no-show] nicht erschienen
        [dropped] ausgestiegen
       *[other] { $how }
    }
result-observed = { $title } { DASHES($numbers) }
result-score-unknown = Punktestand nicht bekannt
result-says = { result-by } sagt: { $result }
result-disagrees = { result-by } widerspricht
result-by = { $by ->
        [none] ein Offizieller
       *[other] { $by }
    }
result-claims = { SEMICOLONS($claims) }
result-claim = { $by }: { $result }
result-claim-otherwise = { $by } widerspricht
result-claimant = { $player ->
        [none] ein Offizieller
       *[other] { $player }
    }
result-none-overdue = kein Tisch der Runde { $round } ist über der Frist
    .do = es gibt nichts abzuschließen
result-remarked = { $result } ({ $remarks })
