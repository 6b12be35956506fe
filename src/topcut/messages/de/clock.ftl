# Die Uhr einer Runde oder eines Zeitraums, Fristen und Durchsagen.

clock-no-time-limit = ein K.-o.-Match von { $game } hat kein Zeitlimit
    .do = gespielt wird, bis jemand gewinnt; soll trotzdem eine Uhr laufen, die Minuten angeben
clock-of-the-match = Runde { $round } hat eine Uhr für das ganze Match
    .do = das Spiel weglassen
clock-runs = die Uhr für { $name } läuft schon
clock-way-wait = sie anhalten oder Zeit dazugeben
clock-way-next-game =
    .cli = sie anhalten oder Zeit dazugeben; wenn das nächste Spiel beginnt: `topcut clock start --game { $game }`
    .web = sie anhalten oder Zeit dazugeben; wenn das nächste Spiel beginnt, „Uhr für Spiel { $game } starten“
    .api = sie anhalten oder Zeit dazugeben; wenn das nächste Spiel beginnt: StartClock mit game { $game }
clock-no-more-games = ein Match hat höchstens { $games } Spiele
    .do = die Uhr lassen, wie sie ist
clock-other-game = die nächste Uhr ist die für Spiel { $game }
    .cli = `topcut clock start --game { $game }`
    .web = „Uhr für Spiel { $game } starten“
    .api = StartClock mit game { $game }
clock-match-too-short = { $minutes } Minuten: { $game } gibt jedem Match mindestens { $least } ({ $clause })
    .cli = mehr geben, oder sagen, warum es weniger sind (--reason)
    .web = mehr geben, oder sagen, warum es weniger sind
    .api = mehr geben, oder die Begründung
clock-period-too-short = { $minutes } Minuten: { $period } hat mindestens { $least } ({ $clause })
    .cli = mehr geben, oder sagen, warum es weniger sind (--reason)
    .web = mehr geben, oder sagen, warum es weniger sind
    .api = mehr geben, oder die Begründung
clock-round-is-on = Runde { $round } wird gerade gespielt
    .do = die Uhr der Runde starten, oder zuerst die Runde zu Ende bringen
clock-no-period = der Plan dieses Turniers hat { $number ->
        [0] keine Zeiträume
       *[other] { $periods }
    }, nicht „{ $period }“
    .cli = einen davon nennen, oder sagen, wie lange er dauert (--minutes)
    .web = einen davon nennen, oder sagen, wie lange er dauert
    .api = einen davon nennen, oder die Minuten angeben
clock-period-for-all = { $period } ist für alle gleich
    .do = die Zeit dazugeben, ohne einen Tisch zu nennen
clock-nothing-added = 0 Minuten ändern nichts
    .do = die Minuten angeben, oder mit einem Minus, was abgezogen wird
clock-paused = die Uhr steht schon
    .do = sie weiterlaufen lassen
clock-not-paused = die Uhr steht nicht
    .do = es gibt nichts fortzusetzen
clock-not-started = die Uhr für Runde { $round } ist nicht gestartet
    .do = sie zuerst starten

# Fristen

clock-deadline-final = Runde { $round } wurde ohne Verlängerung angekündigt
    .do = was fehlt, als nicht zu Ende gespielt eintragen
clock-deadlines-missing = keine Runde hat eine Frist bekommen
    .do = für mindestens eine der nächsten Runden sagen, wann sie endet
clock-deadlines-order = Runde { $round } würde vor Runde { $before } enden
    .do = jeder Runde eine spätere Frist geben als der Runde davor
clock-no-date = „{ $text }“ ist kein Datum mit Uhrzeit
    .do = so schreiben: 2026-11-22 20:00 oder 22.11.2026 20:00
clock-no-moment = { $text } ist für ein Turnier nicht möglich
    .do = das Jahr prüfen
clock-no-zone = { $text } hat keine Zeitzone
    .do = sie ergänzen, etwa 2026-11-22T20:00+01:00

# Durchsagen

clock-announcement-empty = die Durchsage ist leer
    .do = schreiben, was durchgesagt werden soll
clock-announcement-over = die Durchsage würde zu einer Zeit enden, die schon vorbei ist
    .do = eine spätere Zeit angeben, oder keine: dann steht sie, solange das Turnier läuft
clock-announcement-none = keine Durchsage von Eintrag { $record } steht noch
    .cli = `topcut announce` zeigt, was steht
    .do = die Seite neu laden
