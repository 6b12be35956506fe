# Das Turnier als Ganzes.

event-none = in diesem Journal ist noch kein Turnier
    .cli = eines mit `topcut new` anlegen
    .web = eines mit „Neues Turnier“ anlegen
    .api = Create
event-exists = dieses Journal hat schon ein Turnier
    .do = eine andere Datei wählen
event-title-same = der Titel ist schon { $title }
    .do = den gewünschten Titel eingeben
event-started = das Turnier hat schon begonnen
    .do = die nächste Runde paaren
event-finished = das Turnier ist beendet
    .do = korrigiere ein Ergebnis, oder öffne das Turnier wieder
    .phone = frag die Spielleitung
event-cancelled = dieses Turnier ist abgesagt
    .do = zuerst die Absage zurücknehmen
    .phone = frag die Spielleitung
event-not-cancelled = dieses Turnier ist nicht abgesagt
    .do = das Turnier noch einmal ansehen
event-not-to-cancel = das Turnier hat begonnen
    .do = beenden, oder aus der Liste nehmen
event-keeps-changing = das Turnier hat sich geändert, während daran gearbeitet wurde
    .do = noch einmal versuchen

# Das Ende.

event-no-round-played = es ist noch keine Runde gespielt
    .do = zuerst Runde 1 paaren und aushängen
event-result-delayed = { $match } wird noch nachgereicht
    .do = zuerst das Ergebnis eintragen
event-stage-not-played = { $stage } ist nicht gespielt
event-way-other-plan =
    .cli = spielen, oder zuerst einen anderen Plan ankündigen (`topcut plan`)
    .step = spielen, oder zuerst einen anderen Plan ankündigen
    .typed = plan
    .web = spielen, oder zuerst einen anderen Plan ankündigen
    .api = spielen, oder ChangePlan
event-way-confrontation =
    .cli = spielen, oder sagen, wer gewonnen hat (`topcut confrontation NAME`)
    .step = spielen, oder sagen, wer gewonnen hat
    .typed = confrontation NAME
    .web = spielen, oder sagen, wer gewonnen hat
    .api = spielen, oder Confront
event-bracket-not-over = { $stage } ist nicht vorbei
    .do = die letzten Spiele spielen, oder festhalten, dass die Preise geteilt werden
event-rounds-left = { $played } von { $planned } Runden sind gespielt
    .do = den Rest spielen, oder zuerst die Zahl der Runden ändern
event-not-finished = das Turnier ist nicht beendet
    .do = spielt weiter; es gibt nichts wieder zu öffnen
event-reopened-without-reason = ein Turnier wieder zu öffnen braucht einen Grund
    .do = sag, warum; wer sich das Turnier ansieht, liest es
event-report-closed = die Turnierleitung konnte den Bericht bis { $until } korrigieren
    .do = frag die Koordination oder die Leitung des organisierten Spiels dieses Programms: sie können es noch
