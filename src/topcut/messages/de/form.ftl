# Was in Formulare getippt wird: Zahlen, Tage, Dateien, und die Meldung eines Ergebnisses.

form-number-missing = { $what } fehlt
    .do = eintragen, 0 wenn es nichts ist
form-not-digits = { $what }: { $typed } ist keine Zahl
    .do = nur Ziffern tippen
form-not-of-the-page = „{ $sent }“ ({ $field }) hat die Seite nicht geschickt
    .do = die Seite neu öffnen und ihr Formular benutzen
form-number-out-of-range = { $what } kann nicht { $number } sein
    .do = eine Zahl zwischen { $least } und { $most } wählen
form-no-title = das Turnier hat keinen Titel
    .do = sagen, wie es heißt
form-too-long = { $field }: { NUMBER($signs) } Zeichen sind zu lang
    .do = höchstens { NUMBER($most) } schreiben
form-no-day = „{ $typed }“ ist kein Datum
    .do = so schreiben: 2026-11-20
form-no-hour = „{ $typed }“ ist keine Uhrzeit
    .do = so schreiben: 09:30
form-no-zone = es gibt keine Zeitzone „{ $typed }“
    .do = so schreiben: Europe/Berlin
form-too-many-files = { $files } Dateien wurden geschickt
    .do = höchstens { $most } schicken

# Wie ein Feld heißt, und wovon eine Zahl ist.

form-text = der Text
form-number = die Zahl
form-name = der Name
form-handle = das Kürzel
form-team = das Team
form-who = die Person
form-pronouns = die Pronomen
form-club = der Verein
form-country = das Land
form-contact = der Kontakt
form-note = die Notiz
form-moment = Datum und Uhrzeit
form-places = die Zahl der Plätze
form-first-table = die Nummer des ersten Tisches
form-last-table = die Nummer des letzten Tisches
form-stage = die Nummer des Abschnitts
form-waiting-place = die Nummer auf der Warteliste
form-title = der Titel
form-reason = die Begründung
form-consent = die Notiz, wer zugestimmt hat
form-seed = der Startwert
form-period = der Name des Zeitraums
form-days = die Zahl der Tage
form-until = die Frist
form-announcement = die Durchsage
form-announced-until = die Zeit, bis zu der sie steht
form-prize = der Preis
form-special-rule = die Sonderregel
form-cards = die Kartenliste

form-search = die Suche
form-minutes = die Zahl der Minuten
form-packs = die Zahl der Packs
form-pack = die Nummer des Packs
form-cards-left = die Zahl der übrigen Karten
form-pack-size = die Zahl der Karten in einem Pack
form-rating = die Wertungszahl
form-earned-byes = die Zahl der verdienten Freilose
form-head-start = der Vorsprung
form-items = die Zahl der Gegenstände
form-drinks = die Zahl der Getränke
form-moves = die Zahl der Wechsel
form-rounds = die Zahl der Runden
form-cut = der Cut
form-best-of = die Zahl der Spiele in einem K.-o.-Match
form-heats = die Zahl der Vorrunden
form-unbeaten = die Zahl der Runden mit nur einem Ungeschlagenen
form-players = die Zahl der erwarteten Spieler

form-drawn-games = die Zahl der unentschiedenen Spiele
form-games-you-won = die Zahl deiner gewonnenen Spiele
form-games-other-won = die Zahl der gewonnenen Spiele deines Gegners
form-differential = die Differenz des Siegers
form-round = die Runde
form-table = der Tisch
form-report = die Meldung
form-points-of = Runde { $round }, { $player }

# Die Meldung eines Ergebnisses.

form-ending-unsaid = es ist nicht gesagt, wie { $what ->
        [match] das Match
       *[game] das Spiel
    } ausging
    .do = einen der Knöpfe wählen
form-ending-unknown = so kann ein Spiel nicht ausgehen
    .do = einen der Knöpfe wählen
form-ending-without-winner = { $how } hat keinen Sieger
    .do = einen anderen Knopf wählen
form-nothing-played = 0–0 ohne unentschiedenes Spiel heißt, dass nichts gespielt wurde
    .do = sagen, wie viele Spiele unentschieden waren
form-not-your-match = an diesem Match gibt es für dich nichts zu melden
    .do = die Paarungen ansehen
    .phone = such deinen Tisch in den Paarungen
form-no-result = es wurde kein Ergebnis eingetippt
form-way-like = so schreiben: { $example }
form-way-first-seat = so schreiben: 100-35, der erste Platz zuerst
