# Der Cut: wer weiterspielt, eingetippte Setzlisten, Lose.
web-cut-title = Der Cut
web-cut-heading = Der Cut zu { $stage }
web-cut-none-left = Es steht kein Cut mehr an
web-cut-all-begun-html = Jeder Abschnitt des Plans hat begonnen. Was es gibt, steht im <a href="{ $url }">Plan</a>.
web-cut-not-yet = Noch nicht:
web-cut-not-fixed = Erst mit dem Druck auf den Knopf steht der Turnierbaum fest.
web-cut-who-is-in = Wer dabei ist
web-cut-seed = Setzplatz
web-cut-player = Spieler
web-cut-note = Hinweis
web-cut-shares-a-place = gleichauf: beim Cut entscheidet das Los
web-cut-make = Den Cut zu { $stage } machen
web-cut-made =
    { $stage ->
        [none] Erledigt.
       *[other] Der Cut zu { $stage } ist gemacht.
    }{ $drawn ->
        [none] { "" }
       *[other] { " " }{ CAPITAL($drawn) }.
    }
web-cut-seeds = Setzliste, die Besten zuerst, ein Name je Zeile
web-cut-names-of =
    { $take ->
        [0] Alle von diesen:
       *[other] { $take } Namen aus:
    }
web-cut-fill = Turnierbaum füllen
web-cut-lot-drawn = Das Los ist gezogen.

# Ein Turnierbaum, der aus einer Datei gespielt wird.
web-cut-bracket-file = Oder eine eigene Datei mit einem Turnierbaum
web-cut-bracket-file-hint = TOML, bracket/1, höchstens 1 MB
web-cut-lots = { SEMICOLONS($lots) }
