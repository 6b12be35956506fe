# Programme: das organisierte Spiel einer Gemeinschaft als Seite.

web-programs-heading = Programme
web-programs-lead =
    Was um Turniere herum gilt: Stufen und Saisons, was ein Platz einbringt, Punkte, Ligen, Wertungen und was ein
    sanktioniertes Turnier erfüllen muss. Jeder Wert mit der Stelle, an der er steht.
web-programs-all = Alle Programme
web-programs-yours = deins
web-programs-own = Ein eigenes Programm
web-programs-own-how =
    Schreib eine Datei für deine Gemeinschaft: Speichere eine von diesen und ändere sie. Alles, was nicht stimmt, wird mit
    seiner Zeile genannt. Eine Datei mit dem Namen eines deiner Programme ersetzt es; Turniere behalten die Fassung, mit der
    sie begonnen haben.
web-programs-file = Die Datei (.toml)
web-programs-upload = Prüfen und hinzufügen
web-programs-sign-in = Melde dich an, um eins hinzuzufügen
web-programs-faults = { $number ->
        [one] Ein Fehler steht in der Datei; geändert wurde nichts.
       *[other] { $number } Fehler stehen in der Datei; geändert wurde nichts.
    }
web-programs-brought = { $program } ist da.
web-programs-removed = { $program } ist weg. Turniere, die dazugehören, behalten ihre Fassung.
web-programs-remove = Dieses Programm entfernen
web-programs-save = Datei speichern
web-programs-compare = Vergleichen
web-programs-compare-with = Ein anderes Programm
web-programs-two = Nebeneinander
web-programs-two-how = Markiert ist, was nur eines der beiden sagt.
web-programs-same = in beiden gleich
web-programs-says-nothing = sagt nichts dazu
web-programs-level = Stufe
web-programs-name = Turnier
web-programs-season = Saison
web-programs-grants = Wer es vergibt
web-programs-k = k
web-programs-k-means = k sagt, wie weit ein Spiel eine Wertung bewegt.
web-programs-k-assumed = * ist nicht gedruckt: So rechnen die Wertungen.
web-programs-clause = Stelle
web-programs-place = Platz
web-programs-above = bei mehr als { $players } Spielern
web-programs-earns = Bringt ein
web-programs-in = in { AND($games) }
web-programs-where = Wofür
web-programs-byes-are = Ein Freilos wird einmal genutzt, im ersten Vorlauf. Es lässt sich nicht weitergeben; beim Anmelden kannst du darauf verzichten.
web-programs-players = Spieler
web-programs-wins = Gewonnene Matches
web-programs-casual = Casual-Turnier
web-programs-casual-only = nur Casual-Turniere
web-programs-points-ask = Zeigen
web-programs-points = { $points ->
        [one] Punkt
       *[other] Punkte
    }
web-programs-no-points = Nichts: { $why }
web-programs-each = Alle
