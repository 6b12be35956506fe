# Das Turnier als Dateien.
web-files-title = Dateien
web-files-everything = Alles
web-files-journal-what = Das Journal: eine Datei mit allem, was geschah, und allen Ergebnissen
web-files-journal-hint = Jedes Topcut macht damit weiter, auch ohne Verbindung, und alle können es prüfen. Es enthält Namen:
    nur an Personen geben, die sie haben dürfen.
web-files-save-journal = Journal speichern
web-files-programs = Für Programme
web-files-results = Alles, was die Tabelle braucht, für andere Programme
web-files-save-json = Als JSON speichern
web-files-kind =
    { $kind ->
        [players] Spieler
        [pairings] Paarungen
        [results] Ergebnisse
       *[standings] Tabelle
    }
web-files-table =
    { $kind ->
        [players] Alle in der Reihenfolge der Anmeldung, für eine Tabellenkalkulation
        [pairings] Wer in der letzten Runde wo sitzt
        [results] Jeder Tisch jeder Runde
       *[standings] Die Tabelle, oder nach einem Cut die Plätze
    }
web-files-csv = Als CSV speichern
web-files-save-kind =
    { $kind ->
        [players] Spieler als CSV speichern
        [pairings] Paarungen als CSV speichern
       *[results] Ergebnisse als CSV speichern
    }
web-files-csv-html = Als CSV speichern<span class="off">: { web-files-kind }</span>

# Die Spiele, aus denen ein neues Turnier wählt.
web-files-which-game = Welches Spiel?
web-files-no-rulebook = Es gibt kein Regelwerk { $name }.
web-files-choose = Eines von diesen wählen.
web-files-played = { $how }
web-files-you-ran = { $events } von dir geleitet
