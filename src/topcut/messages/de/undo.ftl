# Etwas zurücknehmen.

undo-no-record = es gibt keinen Eintrag { $record }
    .cli = siehe `topcut journal`
    .web = siehe das Journal
    .api = siehe das Journal
undo-inside-an-act = Eintrag { $record } gehört zu dem, was Eintrag { $first } getan hat
    .do = jenen zurücknehmen
undo-first-record = der erste Eintrag ist das Turnier selbst
    .do = stattdessen die Datei löschen
undo-of-a-lot = ein gezogenes Los bleibt
    .do = ein Ergebnis berichtigen, wenn eines falsch war
undo-of-a-draw = was mit Eintrag { $record } gezogen wurde, bleibt
    .do = die Runde mit einer Begründung zurückziehen, um neu auszulosen
undo-again = Eintrag { $record } ist schon zurückgenommen
    .do = es gibt nichts zurückzunehmen
undo-depended-on = Eintrag { $record } kann nicht zurückgenommen werden: Eintrag { $later } ({ $kind }) hängt davon ab
    .do = zuerst Eintrag { $latest } zurücknehmen
