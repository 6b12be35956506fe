# Tabellen: was darüber steht, über ihren Spalten und in ihren Zellen.
cli-tables-player = Spieler
cli-tables-handle = Kürzel
cli-tables-rank = Rang
cli-tables-record = Bilanz
cli-tables-points = Punkte
cli-tables-pts = Pkt.
cli-tables-seat = Platz
cli-tables-seed = Setzplatz
cli-tables-table = Tisch
cli-tables-first = Spieler 1
cli-tables-second = Spieler 2
cli-tables-against = gegen
cli-tables-result = Ergebnis
cli-tables-state = Stand
cli-tables-rating = Wertung
cli-tables-side-and-team = Seite, Team
cli-tables-heat = Vorrunde
cli-tables-when = wann (UTC)
cli-tables-who = wer
cli-tables-what = was

# Die Nummer eines Eintrags im Journal.
cli-tables-record-number = Eintrag
cli-tables-right = ok
cli-tables-differs = ANDERS
cli-tables-titled = { $event } – { $title }
cli-tables-players = { $event } – Spieler
cli-tables-journal = { $event } – Journal
cli-tables-changes = Was das ändert
cli-tables-dropped = { $player } (ausgestiegen)
