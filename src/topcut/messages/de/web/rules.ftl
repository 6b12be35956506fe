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
web-rules-at-the-table = Am Tisch
web-rules-for-tables = Regeln für die Tische
web-rules-for-tables-what = Was bei Zeitablauf zu tun ist, wer anfängt und alles Weitere, auf einer Seite
web-rules-print = Regeln für die Tische drucken
web-rules-more = Alles, was am Tisch zu tun ist
web-rules-this-event = Dieses Turnier
web-rules-printed-from = In unseren Worten nach { $document }, Ausgabe { $edition }. Die Nummern nennen die Fundstellen.
