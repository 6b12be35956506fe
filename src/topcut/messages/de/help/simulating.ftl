help-simulating-simulate = Ein ganzes Turnier nach Zufall spielen, mit Ausstiegen, späten Anmeldungen, Nichterscheinen und Streit; mit Plan alle Abschnitte.
    .rulebook = Die Regeln: ein Name aus `topcut rulebook list`, oder eine eigene Datei. Nötig.
    .players = Wie viele.
    .seed = Derselbe Startwert ergibt dasselbe Turnier.
    .rounds = Wie viele; 0 für so viele, wie das Regelwerk empfiehlt.
    .out = Das Journal in dieser Datei aufbewahren.
    .times = Wie viele Turniere; jedes wird danach geprüft.
