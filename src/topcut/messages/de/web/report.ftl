# Der Bericht über ein Turnier, das auf Papier gespielt wurde.

web-report-title = { $event }: der Bericht
web-report-here = { $here ->
        [rounds] Runde für Runde
        [file] Aus einer Datei
        [check] Bericht prüfen
       *[other] Punktekarten
    }
web-report-from-file = Aus der Datei { $file }
web-report-cards-typed-html = <b class="fig">{ $typed }</b> <span class="soft">von { $cards } Karten bekannt</span>
web-report-games-known-html = <b class="fig">{ $games }</b> <span class="soft">von { $expected } Spielen</span>
web-report-games-known = { $games } von { $expected } Spielen bekannt
web-report-ways = Wege zum Bericht
web-report-by-player = Nach Spieler
web-report-by-round = Nach Runde
web-report-by-file = Aus Datei
web-report-open = offen: { SEMICOLONS($games) }{ $more ->
        [0] { "" }
       *[other] , und { $more } weitere
    }
web-report-open-one = Runde { $round }, { $players }
web-report-check = Bericht prüfen
web-report-back = Zurück zu den Karten
web-report-signed = { SIGNED($number) }
web-report-cards = Punktekarten
web-report-card-state = { $state ->
        [typed] eingetippt
        [known] alles bekannt
        [differ] Karten widersprechen sich
        [wrong] nicht lesbar
        [empty] leer
       *[open] { $known } von { $rounds }
    }
web-report-players-hint-html = { $players ->
        [one] Eine Karte.
       *[other] { $players } Karten.
    } Fehlt jemand?
web-report-rounds = Gespielte Runden
web-report-rounds-keep = Ändern
web-report-rounds-all = Runden
web-report-no-players = Noch ist niemand angemeldet. Melde alle an, die gespielt haben:
web-report-card-lead = { $pods ->
        [yes] Zu jeder Partie der Tisch und die Punkte jeder Runde. Ein Stern steht hinter einer Runde, in der die Hand zuerst
            leer gespielt wurde: 1200* 0 350.
       *[other] Tippe ab, was auf dem Papier steht, die eigenen Punkte zuerst. Graue Zeilen sind von der Karte des Gegners
            bekannt; öffne eine nur, wenn diese Karte etwas anderes sagt.
    }
web-report-sums = Summen auf der Karte
web-report-points-sum = Punkte
web-report-differential = Differenz
web-report-sums-hint = Wenn du sie eintippst, werden sie mit den Zeilen verglichen.
web-report-keep-card = Behalten und weiter
web-report-did-not-come = { $player } war nicht da
web-report-away-heading = Angemeldet und nicht gekommen
web-report-was-there = War doch da
web-report-from-card = { $cards ->
        [none] hier eingetippt
       *[other] von der Karte von { AND($cards) }
    }
web-report-says-else = Diese Karte sagt etwas anderes
web-report-differs = Karten widersprechen sich
web-report-decide = Entscheiden
web-report-worth = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { SIGNED($differential) }
web-report-opponent = Gegner
web-report-no-opponent = Ohne Gegner
web-report-players = Spieler
web-report-player = Spieler
web-report-mine = Eigene Punkte
web-report-theirs = Punkte des Gegners
web-report-words = Was sonst auf der Karte steht
web-report-words-short = time, FW …
web-report-there = Wo
web-report-at-table = am Tisch
web-report-table = Tisch
web-report-points = Punkte jeder Runde
web-report-points-short = 1200* 0 350
web-report-instead = { $what ->
        [gone] vorher ausgestiegen
       *[missed] Spiel verpasst
    }
web-report-round = { $kind ->
        [bracket] Runde { $round }, K.-o.
        [pods] Partie { $round }
       *[other] Runde { $round }
    }
web-report-round-lead = { $pods ->
        [yes] Tisch für Tisch: wer wo saß, und die Punkte jeder Runde.
       *[other] Eine Zeile je Tisch, die Zahlen des ersten Spielers zuerst. Ein Freilos hat niemanden als Gegner.
    }
web-report-keep-round = Runde behalten und weiter
web-report-bracket-waits = Wer aufeinandertrifft, steht fest, wenn alles vor dieser Runde bekannt ist.
web-report-seeds = Setzliste { $typed ->
        [yes] (eingetippt)
       *[other] (nach den Plätzen)
    }
web-report-seeds-hint = 1 ist der beste. Lass frei, wer nicht dabei war; lass alle frei, und sie folgen aus den Plätzen.
web-report-seeds-keep = Setzliste behalten
web-report-file-lead =
    Eine Ergebnisdatei oder das Journal eines Turniers, das ein anderes Topcut geleitet hat, tritt an die Stelle der Karten. Sie wird
    geprüft wie diese, und nichts zählt, bevor du den Bericht einreichst.
web-report-file-counts = Solange sie da ist, zählen die Karten nicht.
web-report-file-drop = Datei wegnehmen; die Karten zählen wieder
web-report-file = Ergebnisdatei oder Journal
web-report-file-hint = Spieler werden am Kürzel gefunden, sonst am Namen.
web-report-file-enter = Alle aus der Datei anmelden, die noch nicht angemeldet sind
web-report-file-read-it = Datei lesen
web-report-submit = Bericht einreichen
web-report-to-decide = { $count ->
        [0] Noch nicht
        [one] Eine Sache zu entscheiden
       *[other] { $count } Dinge zu entscheiden
    }
web-report-unreadable = nicht lesbar
web-report-open-card = Karte öffnen
web-report-looked = Durchgesehen
web-report-players-are = { $players ->
        [one] Eine Person
       *[other] { $players } Personen
    }{ $program ->
        [yes] , { $linked } turnierübergreifend bekannt
       *[other] { "" }
    }
web-report-right = richtig
web-report-still-open = offen
web-report-look = ansehen
web-report-games = Spiele
web-report-games-are = { $games ->
        [one] Ein Spiel ist bekannt
       *[other] { $games } Spiele sind bekannt
    }{ $differ ->
        [0] { "" }
       *[other] , { $differ } zu entscheiden
    }{ $missing ->
        [0] { "" }
       *[other] , { $missing } fehlen
    }{ $unreadable ->
        [0] { "" }
       *[other] , { $unreadable } nicht lesbar
    }
web-report-sum = { $what ->
        [points] Punkte: die Karte sagt { $typed }, die Zeilen ergeben { $given }
       *[differential] Differenz: die Karte sagt { SIGNED($typed) }, die Zeilen ergeben { SIGNED($given) }
    }
web-report-sums-agree = { $cards ->
        [0] Von keiner Karte wurden Summen eingetippt.
       *[other] Was eingetippt wurde, stimmt mit den Zeilen überein.
    }
web-report-sums-no-matter = Du kannst trotzdem einreichen: die Zeilen zählen.
web-report-remark = Anmerkung
web-report-remark-hint = Es bleibt, wie es anderswo veröffentlicht wurde, und wird überall angemerkt, wo es steht.
web-report-confrontation = Endspiel der beiden Ersten
web-report-no-confrontation = wurde nicht gespielt
web-report-confrontation-won = { $player } hat es gewonnen
web-report-confrontation-keep = Behalten
web-report-places = Plätze nach jetzigem Stand
web-report-tied = Sie teilen sich den Rang. Wurde am Tisch gelost, tippe die Reihenfolge ein.
web-report-record = Bilanz
web-report-moves = { $count ->
        [0] Was offen ist, verschiebt niemanden.
       *[other] Die offenen Spiele entscheiden über die Plätze von { AND($players) }.
    }
web-report-moves-unknown = Es ist zu viel offen, um zu sagen, wen es verschiebt.
web-report-ask-them = Frag die beiden, oder sieh dir die Karten noch einmal an.
web-report-card-of = Karte von { AND($cards) }
web-report-this-one = Das stimmt
web-report-something-else = Es war etwas anderes
web-report-keep-this = Das behalten
web-report-without-game = nichts bekannt
web-report-all-missed = Alle haben ihr Spiel verpasst
web-report-done-title = Gemeldet
web-report-done = { $state ->
        [counted] Gemeldet und gewertet
        [waits] Wartet auf die Wertung
       *[other] Gemeldet
    }
web-report-awaits = wartet auf die Wertung
web-report-open-public = Öffentliche Seite
web-report-gained = { $player } hat am meisten gewonnen.
web-report-wrong = Stimmt etwas nicht?
web-report-wrong-hint =
    Berichtige ein Ergebnis auf der Seite seines Tisches. Wertungen und Punkte werden dann von diesem Turnier an neu gezählt. Oder nimm
    den ganzen Bericht mit „Rückgängig“ zurück: die Karten sind noch da.
web-report-correct = Runden öffnen
web-report-kept = Die Karte von { $player } ist gespeichert{ $wrong ->
        [yes] ; eine Zeile darauf ist nicht lesbar.
       *[other] .
    }
web-report-all-typed = Alle Karten sind bekannt.
web-report-round-kept = Runde { $round } ist gespeichert.
web-report-rounds-kept = { $rounds ->
        [one] Eine Runde wurde gespielt.
       *[other] { $rounds } Runden wurden gespielt.
    }
web-report-away = { $player } hat keine Karte mehr.
web-report-came = { $player } hat eine Karte.
web-report-decided = Gespeichert.
web-report-seeds-kept = Die Setzliste ist gespeichert.
web-report-file-gone = Die Karten zählen wieder.
web-report-file-read = Die Datei ist gelesen: { $players ->
        [one] ein Spieler.
       *[other] { $players } Spieler.
    }
web-report-submitted = Der Bericht ist eingereicht.
web-report-begin = Ein Turnier melden, das vorbei ist
web-report-begin-hint = Es wurde auf Papier gespielt: tippe die Punktekarten ab, oder schicke eine Ergebnisdatei.
web-report-begin-do = Melden
