# Kartenlisten: die Datei, ihre Spalten, und die Zellen einer Karte.

card-list-empty = { $file } enthält keine Karten
    .do = eine Karte je Zeile schreiben
card-list-of-headings = { $file } enthält keine Karten
    .do = unter der Kopfzeile eine Karte je Zeile schreiben
card-list-not-text = { $file } ist keine Textdatei
    .do = eine Tabelle als CSV speichern; mit Kopfzeile, oder eine Karte je Zeile
card-no-name-column = keine Spalte nennt die Karte, nur { $columns }
    .do = die Spalte name, card oder title nennen
card-too-many-cells = die Zeile hat { $cells } Zellen, aber es gibt { $columns } Spalten
    .do = eine Zelle mit Komma in Anführungszeichen setzen
card-nameless = keine Karte ist genannt ({ $given })
    .do = ihren Namen schreiben oder die Zeile löschen
card-no-count = „{ $count }“ ist keine Zahl von Karten
    .do = eine ganze Zahl von 1 bis { $most } schreiben, oder die Zeile löschen
card-unlimited-or-not = „{ $text }“ ist weder yes noch no (unlimited)
    .do = yes oder no schreiben

# Was zu einer gelesenen Liste gesagt wird.

card-list = die Liste hat { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
card-list-different = { $what } ({ $different } verschiedene)
card-list-unlimited = { $what } und { $unlimited } unbegrenzte
card-lines-passed-over = Zeilen ohne Karte, übergangen: { $lines }
card-columns-passed-over = Spalten, die nicht gebraucht werden: { $columns }
card-some = { $words }
card-some-and-more = { $words } …
