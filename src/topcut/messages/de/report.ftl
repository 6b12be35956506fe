# Turniere, die auf Papier gespielt wurden und nachträglich eingetippt werden.

report-no-event = hier gibt es noch kein Turnier
    .do = lege es zuerst an
report-finished-already = das Turnier ist beendet, und seine Ergebnisse liegen vor
    .web = berichtige sie auf der Seite des Tisches; nach der Woche der Turnierleitung kann es, wer die Turniere des Programms organisiert
    .cli = benutze `topcut correct`
report-cancelled = das Turnier wurde abgesagt
    .do = stelle es zuerst wieder her
report-runs-here = das Turnier wurde hier begonnen, also kommen seine Ergebnisse aus seinen Runden
    .web = trage sie auf der Seite der jeweiligen Runde ein
    .cli = benutze `topcut report`
report-changed-meanwhile = seit dem Ansehen hat sich etwas geändert
    .do = sieh es dir noch einmal an und reiche es dann ein
report-undecided = { $count ->
        [one] eine Sache ist
       *[other] { $count } Dinge sind
    } noch zu entscheiden
    .do = entscheide, was bei der Prüfung oben steht
report-heats = ein Turnier mit mehreren Vorläufen lässt sich nicht von Punktekarten abtippen
    .do = schicke es als Ergebnisdatei
report-card-of-nobody = { $player } hat hier nicht gespielt
    .do = melde sie zuerst unter „Spieler“ an
report-no-opponent = anstelle des Gegners steht nichts
    .do = wähle den Gegner, oder Freilos, verpasstes Spiel oder ausgestiegen
report-no-such-opponent = der Gegner in dieser Zeile hat hier nicht gespielt
    .do = wähle jemanden aus der Liste
report-no-score = auf keiner der beiden Karten steht ein Ergebnis für dieses Spiel
    .do = tippe es auf einer von beiden ein
report-no-table = der Tisch fehlt
    .do = tippe ein, an welchem Tisch gespielt wurde
report-pod-points = { $typed ->
        [none] die Punkte der Runden fehlen
       *[other] „{ $typed }“ ist keine Punktzahl
    }
    .do = tippe die Punkte jeder Runde ein, mit einem Stern, wo die Hand leer gespielt wurde: 1200* 0 350
report-pod-uneven = die Karten dieses Tisches haben { $rounds } Runden
    .do = tippe auf jeder Karte gleich viele Punktzahlen ein
report-rounds-typed = Karten sagen etwas über Runde { $last }
    .do = leere diese Zeilen, oder lass mehr als { $rounds } Runden stehen
report-no-round = es gibt keine Runde { $round }: der Bericht hat { $rounds }
    .do = wähle eine andere, oder ändere, wie viele Runden gespielt wurden
report-row-twice = jemand steht in zwei geänderten Zeilen
    .do = lass jeden in einer Zeile
report-row-without-player = in einer Zeile fehlt der Spieler
    .do = wähle, wer dort gespielt hat
report-seeds-uneven = die Setzplätze sind nicht 1 bis { $last }, jeder einmal
    .do = gib jede Zahl genau einmal, und keine denen, die nicht dabei waren
report-file-missing = es wurde keine Datei gewählt
    .do = wähle eine Ergebnisdatei oder ein Journal
report-file-empty = in dieser Datei ist kein Turnier
    .do = wähle eine Ergebnisdatei oder ein Journal
report-file-other-game = die Datei ist eine von { $game ->
        [none] keinem Spiel
       *[other] { $game }
    }, und dieses Turnier spielt { $here }
    .do = wähle eine andere Datei, oder lege ein Turnier dieses Spiels an
report-file-other-plan = die Datei hat andere Phasen ({ $theirs }) als dieses Turnier ({ $ours })
    .do = ändere zuerst den Plan in der Einrichtung, oder wähle eine andere Datei
report-file-stranger = { $player } steht in der Datei und ist hier nicht angemeldet
    .do = melde sie unter „Spieler“ an, oder kreuze an, dass alle aus der Datei angemeldet werden
report-file-twice = zwei Spieler der Datei wären { $player }
    .do = gib einem von ihnen in der Datei einen anderen Namen oder ein anderes Kürzel
report-way-line = tippe es wie auf einem Ergebniszettel: die eigene Zahl zuerst, dann Wörter wie „time“
report-result =
    { $score ->
        [none] { $codes }
       *[other] { $score }
    }{ $seen ->
        [none] { "" }
       *[other] , { $seen }
    }{ $how ->
        [normal] { "" }
        [timeout] , Zeit abgelaufen
        [concession] , aufgegeben
        [effect] , durch einen Effekt
        [decked] , Deck leer
        [agreed] , vereinbart
        [no-show] , nicht erschienen
        [both-lose] , beide verloren
        [incomplete] , unvollständig
       *[other] , { $how }
    }
report-no-game = kein Ergebnis
report-field-opponent = der Gegner
report-field-score = das Ergebnis
report-field-words = was außer dem Ergebnis dasteht
report-field-table = der Tisch
report-field-sum-points = die Summe der Punkte
report-field-sum-differential = die Summe der Differenz
report-field-seed = der Setzplatz von { $player }
