# Ratings: what is not rated, and what is wrong with the files of a season.

rating-not-over = das Turnier ist noch nicht zu Ende
rating-unrated-choice = { $what } zählt nicht fürs Rating
rating-unsanctioned-choice = { $what } ist nicht sanktioniert
rating-too-few-players = { $count ->
        [one] ein Spieler ist
       *[other] { $count } Spieler sind
    } zu wenig: ein sanktioniertes Turnier hat mindestens { $least }
rating-too-few-rounds = { $count ->
        [one] eine Runde ist
       *[other] { $count } Runden sind
    } zu wenig: ein sanktioniertes Turnier hat mindestens { $least }
rating-alone = niemand saß gegenüber
rating-no-result = kein Ergebnis
rating-no-pods = das Programm zählt Pods nicht fürs Rating
rating-not-played = nicht gespielt
rating-nobody-won = beide haben verloren
rating-no-games = keines seiner Spiele zählt fürs Rating
rating-merged-into-itself = eine Person kann nicht mit sich selbst zusammengelegt werden
    .do = zwei Personen nennen
rating-none-in-program = das Programm „{ $program }“ hat keine Ratings: in seinem Dokument stehen keine
    .do = ein Programm nennen, das welche hat
rating-out-of-bounds = Ratings liegen zwischen 0 und { $highest } Punkten
    .do = solche Grenzen ins Programm schreiben
rating-one-kind = ein Programm führt beide Arten für sich oder keine
    .do = constructed und limited nennen, oder keine von beiden
rating-other-game = { $game } gehört nicht zum Programm „{ $program }“
    .do = die Datei weglassen oder ihr Programm nennen
rating-no-level = es gibt keine Stufe „{ $level }“
    .do = { OR($levels) } nennen
rating-no-game = das Programm hat kein Spiel „{ $game }“
    .do = { OR($games) } nennen
rating-without-date = das Datum fehlt, und Ratings folgen der Reihenfolge der Turniere
    .do = "date" in die Ergebnisdatei schreiben
    .cli = "date" in die Ergebnisdatei schreiben oder mit --date angeben
rating-no-day = „{ $date }“ ist kein Datum
    .do = so schreiben: 2026-11-15
rating-event-twice = das Turnier „{ $event }“ ist zweimal genannt
    .do = jedes Turnier einmal nennen, und Dateien verschiedener Turniere verschieden benennen
