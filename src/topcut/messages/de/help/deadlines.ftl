help-deadlines-deadline = Sagen, wann eine Online-Runde endet, ob sie schon aushängt oder nicht. Eine spätere Zeit ist eine Verlängerung.
    .when = Datum und Uhrzeit: 2026-11-22 20:00 oder 22.11.2026 20:00; mit Zeitzone, wenn es nicht die hiesige ist.
    .table = Nur für diesen Tisch.
    .table-default = alle
    .every = Auch alle Runden dahinter, jede so viele Tage nach der davor.
    .final = Ankündigen, dass es keine Verlängerung gibt.
    .example-the-end = das Ende des Tages
    .example-a-week = eine Woche für jede Runde des Plans
