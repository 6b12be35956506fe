# Die Seite, die sagt, warum ein Spieler so gepaart wurde.
web-why-title = Warum diese Paarung
web-why-heading = Warum diese Paarung?
web-why-seed = Ausgelost wird nach den veröffentlichten Regeln und mit einem Startwert, der im Journal steht; jeder kann es
    nachrechnen.
web-why-rulebook = Das Regelwerk
