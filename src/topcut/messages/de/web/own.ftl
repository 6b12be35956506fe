# Eigene Spiele.
web-own-heading = Deine eigenen Spiele
web-own-what = nach Regeln, die du selbst schreibst, begonnen mit einem von diesen.
web-own-lead =
    Beginn mit einem Regelwerk, ändere Punkte, Feinwertungen, Runden und Zeiten, und spiel Turniere danach. Niemand sonst
    sieht es, bevor du ein Turnier daraus machst.
web-own-mine = Deine
web-own-here-only-html = Sie liegen in diesem Browser. <a href="{ $sign_in }">Melde dich an</a>, um sie überall zu haben.
web-own-begin = Beginnen mit
web-own-begin-hint = Alles darin lässt sich ändern, und das Original bleibt, wie es ist.
web-own-usual = 3 Punkte für einen Sieg, 1 für ein Unentschieden; best of one oder three; die üblichen Feinwertungen
web-own-upload = Datei hochladen
web-own-file-field = Datei des Regelwerks
web-own-file-hint = TOML, rulebook/1, höchstens 64 KB. Heißt sie wie eins von deinen, tritt sie an dessen Stelle.
web-own-upload-it = Hochladen
web-own-uploaded = { $game } liegt nun so da, wie es hochgeladen wurde.
web-own-saved = { $game } ist aufbewahrt. Mach ein Turnier daraus, wann du magst.
web-own-deleted = { $game } ist gelöscht.
web-own-begin-with = Ein eigenes Spiel daraus machen
web-own-file = Datei sichern
web-own-event = Neues Turnier
web-own-edit = Ändern
web-own-copy = Kopieren
web-own-delete = Dieses Spiel löschen
web-own-delete-means = Es ist endgültig weg. Turniere, die daraus gemacht wurden, behalten ihre Regeln.
web-own-delete-it = { $game } löschen
web-own-not-kept = So würde es gelesen; aufbewahrt ist es noch nicht
web-own-title = Dein eigenes Spiel
web-own-new = Dein eigenes Spiel
web-own-form-lead = { $after ->
        [none] { "" }
       *[other] Begonnen mit { $after }.
    } Jeder Wert ist darunter erklärt; was du stehen lässt, bleibt, wie es ist.
web-own-wrong =
    { $faults ->
        [one] { $faults } Stelle ist noch zu berichtigen.
       *[other] { $faults } Stellen sind noch zu berichtigen.
    }
web-own-save = Spiel aufbewahren
web-own-preview = Die ganze Seite zeigen
web-own-reads = So liest es sich
web-own-look = Zeigen, wie es sich liest
web-own-cannot-say = So lässt es sich noch nicht spielen: etwas darin passt nicht zusammen.
web-own-list =
    { $table ->
        [tiebreak] Feinwertungen
       *[criterion] Worauf es beim Paaren ankommt
    }
web-own-list-hint =
    { $table ->
        [tiebreak] Zuerst zählen die Punkte. Unter Gleichen entscheidet die erste hiervon, dann die nächste; wer dann noch gleich ist, teilt den Rang.
       *[criterion] Das erste wiegt am meisten: was darunter steht, zählt nur unter gleich guten Paarungen.
    }
web-own-numbered =
    { $table ->
        [tiebreak] Feinwertung { $number }
       *[criterion] Kriterium { $number }
    }
web-own-more = Noch eine …
web-own-add = Hinzufügen
web-own-up-html = Hoch<span class="off">: { $called }</span>
web-own-down-html = Runter<span class="off">: { $called }</span>
web-own-remove-html = Entfernen<span class="off">: { $called }</span>
web-own-rounds-hint =
    Empfohlene Runden nach der Zahl der Spieler; jede Zeile gilt bis zur nächsten. Eine geleerte Zeile fällt weg.
web-own-rounds-from = Ab Spielern
web-own-rounds-so-many = Runden
web-own-rounds-add = Noch eine Zeile
web-own-one = Dein eigenes Spiel
web-own-another = Ein anderes Spiel
web-own-another-what = Schweizer System, 3–1–0; ändere, was du magst, oder lad ein Regelwerk hoch
web-own-procedures-hint = Was die Spieler tun, wenn die Zeit abläuft, vor einem Spiel, zwischen den Spielen: ein Schritt pro Zeile. Es steht auf
    der Regelseite, auf den Handys, wenn die Zeit ausgeht, und auf dem Blatt für die Tische. Ohne Schritte fällt es weg.
web-own-procedure-kind = Wann
web-own-procedure-stage = Wo
web-own-procedure-steps = Schritte, einer pro Zeile
web-own-procedure-add = Weiteren hinzufügen
