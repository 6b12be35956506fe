# Die Regelwerke, und die Regeln eines davon.
web-rules-rulebooks = Regelwerke
web-rules-lead =
    Die Turnierregeln als Daten: was ein Ergebnis zählt, wie Gleichstände aufgelöst und wie Runden gepaart werden, jeweils
    mit der Fundstelle im Dokument.
web-rules-about =
    { $document }, Ausgabe { $edition }. Jede Regel mit ihrer Fundstelle; wo die Regel es zulässt, kann ein Turnier andere
    Werte wählen.
web-rules-all = Alle Regelwerke
web-rules-sections = Kapitel
