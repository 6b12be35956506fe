# Tische mit mehr als zweien: wie groß sie sind, und was von ihnen gemeldet wird.

pod-too-few-players = { $players } Spieler { $players ->
        [one] füllt
       *[other] füllen
    } keinen Tisch
    .step = mehr anmelden, ein Tisch braucht mindestens { $least }
    .typed = enter NAMES
    .web = unter „Spieler“ mehr anmelden: ein Tisch braucht mindestens { $least }
    .api = Enter
pod-no-split = { $players } Spieler lassen sich nicht auf Tische zu { $least } bis { $most } aufteilen
    .do = größere Tische erlauben
pod-unknown-ending = ein Match von { $game } kann nicht mit „{ $how }“ enden
    .do = die Runden melden; wer fehlt oder aufhört, gibt auf
pod-too-many-rounds = { $rounds } Runden, aber ein Tisch spielt { $most }
    .do = den Punktezettel prüfen
pod-more-ends-than-rounds = mehr Runden haben ein Ende, als gespielt wurden
    .do = den Punktezettel prüfen
pod-without-rounds = { $conceded ->
        [0] es ist keine Runde angegeben
       *[other] jemand hat aufgegeben, aber es ist keine Runde angegeben
    }
    .cli = { $conceded ->
        [0] die Punkte jeder Runde in der Reihenfolge der Plätze schreiben, mit * hinter leerer Hand
       *[other] `topcut concede` verwenden, und die Runden melden, wenn sie gespielt sind
    }
    .web = { $conceded ->
        [0] die Punkte jeder gespielten Runde angeben
       *[other] „Aufgeben“ verwenden, und die Runden melden, wenn sie gespielt sind
    }
    .api = { $conceded ->
        [0] Report mit games
       *[other] Concede, und Report, wenn die Runden gespielt sind
    }
pod-rounds-missing = { $played } von { $rounds } Runden
    .cli = die anderen ergänzen, oder `time` hinter die letzte schreiben (`{ $unplayed } time`, wenn die Zeit vorher um war)
    .web = die anderen ergänzen, oder sagen, dass die Zeit um war: ankreuzen, oder „time“ hinter die letzte Runde schreiben
        („{ $unplayed } time“, wenn die Zeit vorher um war)
    .phone = ergänze die anderen, oder kreuze an, dass die Zeit um war
    .api = die anderen in games ergänzen, oder die letzte Runde mit timeout enden lassen
pod-round-after-time = in Runde { $round } war die Zeit um, danach kommt also keine Runde mehr (7.4)
    .do = prüfen, in welcher Runde die Zeit um war
pod-emptied-at-time = in Runde { $round } war die Zeit um, dort zählt eine leere Hand also nicht (7.4)
    .cli = den * weglassen, oder das Wort time
    .web = eines davon zurücknehmen: die leere Hand, oder dass die Zeit um war
    .api = die Runde in emptied weglassen, oder ihr Ende in ends
pod-points-out-of-range = Runde { $round } hat { $points } Punkte
    .do = eine Zahl von 0 bis { NUMBER($most) } angeben

# Runden, die einzeln hereinkommen.

pod-note-no-pod = { $match } ist kein Tisch mit mehreren Runden: das Ergebnis kommt im Ganzen
    .do = das Ergebnis melden
pod-note-reported = von { $match } sind schon alle Runden da
    .do = das Ergebnis bestätigen, oder sagen, was anders war
pod-note-same = { $match }: { $rounds ->
        [one] Runde 1 steht schon so da
       *[other] die { $rounds } Runden stehen schon so da
    }
    .do = die nächste Runde ergänzen, oder eine ändern
pod-note-gap = { $count ->
        [one] Runde { AND($rounds) } fehlt
       *[other] die Runden { AND($rounds) } fehlen
    }
    .do = ergänzen, was fehlt; zu einem Ergebnis gehört jede Runde
pod-note-no-such-round = ein Tisch spielt die Runden 1 bis { $most }, jede einmal
    .do = die Nummer der Runde prüfen
pod-note-seats = Runde { $round } hat nicht für { $seats } Spieler Punkte
    .do = die Punkte von allen angeben, in der Reihenfolge der Plätze
pod-note-concedes = eine Aufgabe kommt nicht mit einer Runde
    .do = sie für sich eintragen, dann die Runden
    .cli = sie für sich eintragen: `topcut concede`, dann die Runden
pod-note-so-far = { $rounds } von { $of } Runden { $rounds ->
        [one] ist
       *[other] sind
    } da: { SEMICOLONS($seats) }
pod-note-nothing = von den { $of } Runden ist noch keine da
pod-seat-so-far = { $player } { $points }

# Was auf jedem Platz steht.

pod-conceded = aufgegeben
pod-keeps-score = schreibt die Punkte auf
pod-so-far =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } nach { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
pod-play-on = Aufgabe von { AND($players) }, die anderen spielen weiter
pod-told = { SEMICOLONS($seats) }
pod-seat-told =
    { $player } { $points }{ $conceded ->
        [yes] , aufgegeben
       *[none] { $won ->
            [0] { "" }
            [one] , { $won } Runde gewonnen
           *[other] , { $won } Runden gewonnen
        }
    }
