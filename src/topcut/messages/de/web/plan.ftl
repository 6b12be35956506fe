# Der Plan eines Turniers: die Felder, die danach fragen.
web-plan-rounds = Runden
web-plan-cut = Cut auf die Top
web-plan-cut-hint = leer: kein Cut
web-plan-bracket = Turnierbaum
web-plan-bracket-otherwise = einfaches K.-o., wenn es einen Cut gibt
web-plan-own-bracket = ein eigener, wie angekündigt
web-plan-best-of = Spiele je K.-o.-Match
web-plan-best-of-hint = die Zahl hinter „Best of“; leer: wie in den Regeln
web-plan-heats = Vorrunden
web-plan-heats-hint = leer: keine
web-plan-seeds = Setzliste
web-plan-seeding =
    { $seeds ->
        [ranks] nach Rang
        [twos] aus zwei Vorrunden in Paaren
        [turns] aus den Vorrunden reihum
        [drawn] ausgelost
        [typed] von der Spielleitung eingetragen
       *[none] wie in den Regeln
    }
web-plan-unbeaten = Früher enden nach Runde
web-plan-unbeaten-hint = wenn nur ein Spieler alle gewonnen hat; leer: nie
web-plan-confrontation = Endspiel der beiden Ersten: nach der letzten Runde spielen die ersten zwei noch ein Spiel; wer
    gewinnt, ist Erster

# Die Seite, auf der die Spielleitung ihn ändert.
web-plan-plan = Plan
web-plan-change-rounds = Rundenzahl ändern
web-plan-emergency = Ein Notfall, mit Begründung und ohne Zustimmung
web-plan-change-rounds-button = Rundenzahl ändern
web-plan-change-plan = Plan ändern
web-plan-agreed-once-started = Wer zugestimmt hat, wenn das Turnier schon läuft
web-plan-announce = Plan ankündigen
web-plan-out-of-a-file = Der Plan aus einer Datei
web-plan-why-a-file = Für alles, was die Felder oben nicht sagen können: Namen von Abschnitten, drei Abschnitte, die
    Setzliste. Er ersetzt den ganzen Plan.
web-plan-file = Plandatei (TOML, plan/1), höchstens 1 MB
web-plan-bracket-files = Die Dateien der Turnierbäume, die sie nennt
web-plan-announce-file = Plan aus der Datei ankündigen
web-plan-rounds-announced =
    { $rounds ->
        [one] { $rounds } Runde ist
       *[other] { $rounds } Runden sind
    } angekündigt.
web-plan-announced = Der Plan ist angekündigt.
web-plan-file-announced = Der Plan aus der Datei ist angekündigt.
web-plan-gathering = Ohne Runden
web-plan-gathering-hint = Ein Treffen, ein Spieleabend, ein Tag zum Kennenlernen: angemeldet und eingecheckt wird, gepaart und gemeldet
    nichts.
