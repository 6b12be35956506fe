# Anmeldungen: wer mitspielt, später kommt, aussteigt und wiederkommt.

entry-no-player = es gibt keinen Spieler „{ $player }“
    .do = siehe die Liste der Spieler
entry-too-many = { $number } Spieler sind zu viele
    .do = höchstens { $most } können mitspielen
entry-after-the-cut = nach dem Cut kann niemand mehr { $act ->
        [enter] dazukommen
       *[come-back] wiederkommen
    }
    .do = zuerst den Cut zurücknehmen, wenn seitdem nichts gespielt wurde

# Wer neu ist, mit dem Namen, der eingegeben wurde

entry-no-name = der Spieler hat keinen Namen
    .do = einen Namen angeben
entry-name-unwritable = der Name „{ $player }“ lässt sich nicht anzeigen
    .do = ihn noch einmal mit Buchstaben schreiben
entry-name-too-long = der Name { $player }… ist länger als { $most } Zeichen
    .do = ihn kürzen
entry-name-taken = { $player } ist schon angemeldet
    .do = etwas ergänzen, was die beiden unterscheidet
entry-name-twice = { $player } steht zweimal in dieser Liste
    .do = einen davon streichen, oder etwas ergänzen, was die beiden unterscheidet
entry-name-in-two-scripts = ein Wort des Namens { $player } mischt Buchstaben zweier Schriften
    .do = ihn noch einmal in einer davon schreiben
entry-name-looks-alike = { $player } sieht aus wie { $other }, und dieser Name ist schon angemeldet
    .do = etwas ergänzen, was die beiden unterscheidet
entry-name-reads-as-id = { $player } liest sich wie eine Kennung, die Topcut vergibt
    .do = den Namen ergänzen
entry-detail-too-long = { $player }: { $field } hat { NUMBER($signs) } Zeichen
    .do = höchstens { NUMBER($most) } schreiben
entry-detail-out-of-range = { $player }: { $what } kann nicht { $number } sein
    .do = eine Zahl zwischen { $least } und { $most } wählen
entry-too-many-byes = { $player }: { $byes } verdiente Freilose, aber { $game } erlaubt höchstens { $most }
    .do = die Zahl berichtigen
entry-no-head-starts = { $player } hat einen Vorsprung, aber { $game } kennt keinen
    .do = ihn weglassen
entry-no-sides = { $player } hat eine Seite, aber dieses Turnier paart nicht nach Seiten
    .do = sie weglassen
entry-without-side = { $player } hat keine Seite
    .cli = die Seite angeben: `side` in einer CSV- oder Ergebnisdatei, oder `topcut enter NAME --side light`
    .web = sagen, welche: hell oder dunkel
    .api = sagen, welche: light oder dark

# Wer angemeldet ist

entry-name-same = { $player } heißt schon so
    .do = es gibt nichts zu berichtigen
entry-erased = { $player } wurde gelöscht
    .do = wer doch spielen will, wird neu angemeldet
entry-noted-same = zu { $player } ist nichts Neues notiert
    .do = ändern, was nicht stimmt
entry-note-of-officials = die Notiz ist für Offizielle
    .do = sag es der Spielleitung
entry-fee-same = { $paid ->
        [yes] { $player } hat schon bezahlt
       *[no] das Startgeld von { $player } ist schon offen
    }
    .do = es gibt nichts zu tun

entry-cannot-withdraw = { $player } kann sich nicht abmelden: das Turnier hat begonnen
    .do = stattdessen aussteigen lassen
entry-has-left = { $player } ist nicht mehr im Turnier
    .do = zuerst wieder aufnehmen
entry-has-not-left = { $player } ist im Turnier
    .do = es gibt nichts zu tun
entry-head-judge-decides = wer nach dem Aussteigen zurückkommt, entscheidet der Hauptschiedsrichter
entry-way-head-judge =
    .do = frag den Hauptschiedsrichter
entry-was-dropped = die Spielleitung hat dich aus dem Turnier genommen
entry-paired-without = die nächste Runde ist ohne dich gepaart
entry-person-sits = { $player } kann nicht dazukommen: { $other } ist dieselbe Person
    .do = die Anmeldung nehmen, die es schon gibt
entry-checked-in = { $player } ist schon als anwesend eingetragen
    .do = es gibt nichts zu tun
entry-no-bye-to-forfeit = { $player } hat kein verdientes Freilos, auf das zu verzichten wäre
    .cli = siehe die Anmeldung: `topcut players`
    .web = siehe die Anmeldung: die Liste der Spieler
    .api = siehe die Anmeldung
entry-still-plays = { $player } spielt noch Spiel { $game } gegen { $opponent }
    .cli = wer aussteigt, gibt das Match auf, und { $opponent } kommt weiter: mit --give-up bestätigen
    .web = wer aussteigt, gibt das Match auf, und { $opponent } kommt weiter: bestätigen, dass es so gemeint ist
    .api = wer aussteigt, gibt das Match auf, und { $opponent } kommt weiter: Drop mit gives_up
entry-last-of-pod = { $player } sitzt als Einziger noch am Tisch
    .do = zuerst das Ergebnis des Tisches eintragen, oder das Turnier beenden

# Wer später kommt und gegen das Freilos spielt

entry-late-has-left = { $player } ist nicht im Turnier
    .do = zuerst wieder aufnehmen
entry-late-no-bye = { $match } ist kein Freilos
    .do = den Tisch des Freiloses wählen
entry-late-not-swiss = nur ein Freilos in Schweizer Runden kann gespielt werden
    .do = wer später kommt, verpasst diese Runde
entry-late-pairing-begun = die Paarung nach Runde { $round } hat begonnen
    .do = wer später kommt, verpasst jene Runde
entry-late-scenario-dealt = dieses Szenario hat für die Runde schon ausgeteilt
    .do = die Runde zurückziehen und neu auslosen
entry-late-seated = { $player } hat in Runde { $round } schon einen Tisch
    .do = den Namen prüfen
entry-late-other-stage = { $player } spielt in diesem Abschnitt nicht mit
    .do = zuerst dort aufnehmen
entry-late-rematch = { $player } hat schon gegen { $waiting } gespielt
    .do = die Runde zurückziehen und neu auslosen
entry-late-same-side = { $player } spielt dieselbe Seite wie { $waiting }
    .do = die Runde zurückziehen und neu auslosen
entry-only-oneself = du kannst nur dich selbst anmelden, mit Namen und Seite
    .do = alles andere bei der Spielleitung erfragen

# Anmeldung

entry-opens-later = die Anmeldung öffnet am { $opens }
    .do = komm dann wieder
entry-has-closed = die Anmeldung ist seit { $closes } geschlossen
    .do = bitte die Spielleitung, dich aufzunehmen
entry-closes-before-it-opens = die Anmeldung würde schließen ({ $closes }), bevor sie öffnet ({ $opens })
    .do = ein späteres Ende wählen
entry-registration-same = die Anmeldung ist schon so eingestellt
    .do = ändern, was nicht stimmt
entry-waits = { $player } wartet auf einen Platz, Nummer { $place } der Warteliste
    .do = zuerst nachrücken lassen
    .phone = hier steht, sobald einer frei ist
entry-waits-there = { $player } ist schon Nummer { $place } der Warteliste
    .do = eine andere Nummer wählen
entry-does-not-wait = { $player } steht nicht auf der Warteliste
    .do = siehe die Liste der Spieler
entry-check-in-over = der Check-in endete { $minutes } Minuten vor dem Beginn ({ $clause })
    .do = geh zur Spielleitung: Offizielle können dich noch als anwesend eintragen

# Wie ein Spieler in der Liste steht.

entry-state = { $told }
entry-state-withdrawn = abgemeldet
entry-state-waiting = wartet, Nummer { $place }
entry-state-late = später gekommen, nach Runde { $round }
entry-state-dropped = { $round ->
        [0] ausgestiegen
       *[other] nach Runde { $round } ausgestiegen
    }
entry-state-checked-in = anwesend
entry-state-seeded = Setzplatz { $seed } in { $stage }

# Wie das Pult einen Spieler führt

entry-presence = { $presence ->
        [here] da
       *[awaited] noch nicht da
    }
entry-dropped-after = { $round ->
        [0] ausgestiegen
       *[other] nach Runde { $round } ausgestiegen
    }
entry-rated = Wertungszahl { $rating }
