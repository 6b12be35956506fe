# Die Uhr am Pult.
web-clock-title = Uhr
web-clock-over = überzogen
web-clock-paused = angehalten
web-clock-step = { SIGNED($minutes) } min
web-clock-extra = Zeitzugabe für einen Tisch
web-clock-extra-minutes = Minuten
web-clock-table = Tisch
web-clock-start-again = Uhr neu starten
web-clock-reason = Begründung (freiwillig)
web-clock-add = Zeit dazugeben
web-clock-start = Uhr starten
web-clock-resume = Fortsetzen
web-clock-pause = Anhalten
web-clock-other-minutes = Uhr mit anderer Minutenzahl starten
web-clock-time-a-period = Uhr für einen Zeitraum
web-clock-minutes-if-not = Minuten, wenn nicht nach dem Regelwerk
web-clock-reason-if-shorter = Begründung, wenn es weniger ist, als die Regeln verlangen
web-clock-start-with = Mit diesen Minuten starten
web-clock-start-game = Uhr für Spiel { $game } starten
web-clock-period = Zeitraum vor der Runde
web-clock-minutes =
    { $format ->
        [yes] Minuten; leer: wie im Format
       *[no] Minuten
    }
web-clock-period-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-clock-start-period = Zeitraum starten

# Was getan wurde.
web-clock-added =
    { SIGNED($minutes) } { $minutes ->
        [-1] Minute
        [1] Minute
       *[other] Minuten
    } für { $table ->
        [0] alle
       *[other] Tisch { $table }
    }.
web-clock-done =
    Die Uhr für { $what } { $act ->
        [pause] ist angehalten
        [resume] läuft weiter
       *[start] läuft
    }.
web-clock-the-round = die Runde
web-clock-undone = Zurückgenommen: { $what }.
web-clock-redone = Wiederhergestellt: { $what }.

# Fristen und Durchsagen.
web-clock-deadline = Fristen
web-clock-deadline-of-table = Frist für diesen Tisch
web-clock-last-moment = { $round } endet
web-clock-no-extensions = Ohne Verlängerung
web-clock-set-deadline = Frist setzen
web-clock-deadline-set = Runde { $round } endet { $until }.
web-clock-announce = Durchsagen
web-clock-announce-to-all = Durchsage an alle
web-clock-to-everybody = An alle
web-clock-announced = Durchgesagt.
