help-stages-plan = Die angekündigten Abschnitte zeigen oder ändern. Hat das Turnier begonnen: sagen, wer zugestimmt hat und warum.
    .confrontation = Danach ein Endspiel der beiden Ersten; wer es gewinnt, ist Erster.
    .emergency = Ein Notfall während des Turniers: die Begründung genügt.
    .example-what-is = was angekündigt ist
    .example-announce-a = einen Cut ankündigen
help-stages-cut = Den Cut machen: wer weiterspielt, und auf welchem Setzplatz. Ab jetzt steht der Turnierbaum fest.
    .seeds = Wenn sie eingetippt werden: der Beste zuerst.
    .stage = Welcher Abschnitt des Plans.
help-stages-bracket = Der Turnierbaum, wie er steht; die Nummer eines Spiels ist sein Tisch.
    .stage = Welcher Abschnitt des Plans.
    .svg = Ihn in diese Datei zeichnen.
    .places = Auch die Plätze zeigen.
help-stages-join = Einen noch nicht qualifizierten Spieler in einer anderen Vorrunde spielen lassen.
    .heat = Welche Vorrunde: 2 ist die zweite.
help-stages-split = Alle, die noch im Turnierbaum sind, teilen die Preise gleichmäßig; mit --end endet das Turnier dort.
    .end = Sie spielen nicht weiter.
help-stages-prizes = Wer was bekommt: geteilte Plätze teilen ihre Preise, und eine festgehaltene Teilung gilt.
    .given = 1=12, oder 3-4=4 für je 4.
