help-season-rate = Die Ratings nach den Turnieren dieser Dateien, und was jedes davon bewegt hat.
    .more = Turniere zählen in der Reihenfolge ihrer Tage und Anfangszeiten, gleich in welcher Reihenfolge du sie nennst. Ein Turnier, das nicht zu Ende, nicht sanktioniert oder nicht gewertet ist, bewegt niemanden, und es wird gesagt, warum.
    .program = Nach wessen Regeln: der Name eines Programms oder eine Datei.
    .files = Journale und Ergebnisdateien.
    .level = Von Dateien, die keine nennen: local, regional, national, masters, continental, world, champions-league.
    .level-default = local
    .date = Von Dateien, die keins nennen.
    .game = Nur dieses Spiel des Programms: 1e, 2e, tribbles.
