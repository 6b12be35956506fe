# Dateien, die gelesen werden: welche Größe und Form geht.

file-unreadable = { $file } ließ sich nicht lesen ({ $why })
    .do = den Namen prüfen
file-too-large = { $file } ist größer als { $size }
    .do = eine kleinere Datei angeben
file-megabytes = { $size } MB
file-kilobytes = { $size } KB
file-too-many-lines = { $file } hat mehr als { NUMBER($most) } Zeilen
    .do = eine kürzere angeben
file-line-too-long = { $file }, Zeile { $line }, ist länger als { NUMBER($most) } Zeichen
    .do = sie in mehrere Zeilen teilen
file-too-many-keys = { $file } hat mehr als { NUMBER($most) } Schlüssel
    .do = eine kleinere schreiben
file-too-deep = { $file } ist tiefer als { $depth } Ebenen verschachtelt
    .do = weniger tief verschachteln
file-too-deep-or-dotted = { $file } ist tiefer als { $depth } Ebenen verschachtelt, oder ein Schlüssel hat mehr als { $dots } Punkte
    .do = weniger tief verschachteln
file-long-number = { $file } enthält eine Zahl mit mehr als { $digits } Ziffern ({ $begins }…)
    .do = gewöhnliche Zahlen verwenden
file-more-faults = es gibt weitere Fehler
    .do = zuerst diese berichtigen

# Dateien als Ganzes, und wie sie geschrieben werden.
file-named = { $file }
file-the-card-list = die Kartenliste
file-the-list = die Liste
file-the-results-file = die Ergebnisdatei
file-missing = es gibt keine Datei { $file }
    .cli = den Namen prüfen, oder mit `topcut new` eine anlegen
    .web = den Namen prüfen, oder mit „Neues Turnier“ eines anlegen
    .api = den Namen prüfen, oder Create
file-exists = { $file } gibt es schon und bleibt, wie es ist
    .do = einen anderen Namen wählen
file-failed = { $file } ließ sich nicht { $done ->
        [opened] öffnen
        [made] anlegen
        [written] schreiben
       *[replaced] ersetzen
    } ({ $why })
    .do = den Ort prüfen und noch einmal versuchen; es wurde nichts geändert
file-disk-full = der Datenträger ist voll
file-not-opened = { $file } lässt sich nicht lesen: { $why }
    .do = den Pfad prüfen

# In welcher Kodierung.
file-other-encoding = { $file } ist nicht { $encoding } (Zeile { $line })
    .cli = als UTF-8 speichern, oder --encoding { $guess } ergänzen
    .web = als UTF-8 speichern und noch einmal schicken
    .api = als UTF-8 speichern, oder die Kodierung angeben: { $guess }
file-unknown-encoding = es gibt keine Kodierung „{ $encoding }“
    .do = latin-1 oder utf-16 versuchen
file-not-utf-8 = das ist nicht UTF-8
    .do = die Datei als UTF-8 speichern
file-not-toml = kein gültiges TOML: { $why }
    .do = diese Zeile berichtigen
file-odd-values = { $file } lässt sich nicht lesen
    .do = gewöhnliche Zahlen und Daten verwenden

# Tabellen.
file-unknown-column = es gibt keine Spalte „{ $column }“
    .do = ist { $word } gemeint?
file-column-twice = die Spalte { $column } kommt zweimal vor
    .do = eine davon weglassen
file-open-quote = eine Zelle nach Zeile { $line } ist nicht geschlossen
    .do = das Anführungszeichen schließen, oder " als "" schreiben

# Wörter einer Datei: welches gemeint war, welche es gibt, und eines, wie es geschrieben ist.
file-meant = ist { $word } gemeint?
file-words = es gibt { $words }
file-written =
    .cli = `{ $written }`
    .web = „{ $written }“
    .api = { $written }
