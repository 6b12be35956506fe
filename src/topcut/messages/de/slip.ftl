# Zettel: Ergebnisse und Namen, wie sie eingetippt werden.

slip-typed =
    .cli = `{ $text }`
    .web = „{ $text }“
    .api = { $text }
slip-slip = der Zettel
slip-way-as-here = einen Tisch oder einen Namen nennen, dann das Ergebnis
slip-way-examples = so schreiben: { OR($lines) }
slip-lines-like = , etwa { OR($lines) }
slip-lines-instead = : { OR($lines) } schreiben

# Wer gemeint ist.

slip-name-too-long = niemand hat einen Namen von { NUMBER($signs) } Zeichen
    .do = den Namen tippen, oder einen Teil davon
slip-several-fit = „{ $typed }“ passt auf { $players }{ $more ->
        [0] { "" }
       *[other] { " und weitere" }
    }
    .do = mehr vom Namen tippen
slip-no-player = es gibt keinen Spieler „{ $typed }“{ $where ->
        [round] { " in dieser Runde" }
       *[event] { "" }
    }
slip-way-did-you-mean = ist { OR($names) } gemeint?
slip-way-see-players =
    .cli = siehe `topcut players`
    .web = siehe die Liste der Spieler
    .api = siehe die Liste der Spieler

# Welcher Tisch.

slip-nothing-typed = es wurde kein Ergebnis eingetippt
slip-no-table-no-name = „{ $line }“ nennt weder einen Tisch noch einen Spieler
slip-game-not-known = wer Spiel { $game } spielt, steht noch nicht fest: { $one } gegen { $other }
    .do = zuerst jene Spiele melden
slip-seat-of-game = { $who ->
        [loser] Verlierer von Spiel { $number }
        [winner] Sieger von Spiel { $number }
       *[seed] Setzplatz { $number }
    }
slip-game-not-posted = Spiel { $game } hängt noch nicht aus: Runde { $round } hat die Tische { $tables }
    .do = zuerst die nächste Runde paaren und aushängen
slip-game-at-table = Spiel { $game } wird an Tisch { $table } gespielt
    .do = dafür { $table } tippen
slip-bye = { $player } hat ein Freilos
    .do = es gibt nichts zu melden

# Die Wörter eines Ergebnisses.

slip-without-result = „{ $line }“ hat kein Ergebnis
slip-not-understood = „{ $word }“ ist kein Ergebnis
slip-unknown-code = „{ $code }“ ist kein Ergebnis von { $game }
    .do = eines von diesen verwenden: { $known }
slip-unknown-ending = ein Spiel von { $game } kann nicht mit { $ending } enden
    .do = eines von diesen verwenden: { $known }
slip-two-endings = { $one } und { $other } sind zwei Arten zu enden
    .do = die falsche weglassen
slip-two-results = { AND($scores) } sind zwei Ergebnisse
    .do = für jeden Tisch eine Zeile tippen
slip-impossible-games = { $score } ist nicht möglich
    .do = Spiele wie 2-1 oder 1-1-1 schreiben
slip-observed-twice = { $what }: zweimal angegeben
    .do = die falsche Angabe weglassen
slip-observed-of-one = { $typed } ({ $what }) gilt nur für einen Spieler
    .do = { $what } für beide angeben, etwa { $example }
slip-not-observed = „{ $text }“ lässt sich nicht als { $what } lesen
    .do = so schreiben: { $example }
slip-game-without-tie = { $game } kennt kein Unentschieden: jemand hat gewonnen
slip-no-tie = { $codes } ist kein Unentschieden
    .do = prüfen, was stimmt
slip-other-code-open = { $code } sagt nicht, was der Gegner hat{ $many ->
        [0] { "" }
       *[other] : { OR($others) }
    }
    .do = die Ergebnisse beider Spieler angeben
slip-effect-without-winner = es ist nicht klar, wer durch den Effekt gewann: den Sieger zuerst nennen
slip-conceded-by-nobody = es ist nicht klar, wer aufgab; nennen, wer aufgegeben hat
slip-conceded-while-ahead = der genannte Spieler führt, es ist also nicht klar, wer aufgab; nennen, wer aufgegeben hat
slip-nobody-named-absent = es ist nicht klar, wer nicht erschienen ist
    .cli = nennen, wer fehlt: `{ $table } no-show { HANDLE($name) }`
    .web = nennen, wer fehlt: „{ $table } no-show { $name }“
    .api = nennen, wer fehlt: { $table } no-show { HANDLE($name) }
slip-more-than-two = an diesem Tisch sitzen mehr als zwei
    .do = den Tisch nennen und die Zahlen in der Reihenfolge der Plätze angeben

# Tische mit mehreren.

slip-pod-round = Runde { $round }
slip-pod-without-words = das Ergebnis ist leer
    .do = den Tisch nennen, dann die Punkte jeder Runde
slip-pod-round-behind-time = nach { $time } kommt noch eine Runde
    .do = { $time } hinter die letzte Runde schreiben
slip-pod-no-such-round = „{ $typed }“ ist keine Runde eines Tisches
    .cli = die Punkte einer Runde mit Strichen verbinden; hinter der letzten `time`, oder `concede` und einen Namen
    .web = die Punkte einer Runde mit Strichen verbinden; hinter der letzten „time“, oder „concede“ und einen Namen
    .api = die Punkte einer Runde mit Strichen verbinden; hinter der letzten time, oder concede und einen Namen
slip-pod-begins-otherwise = Tisch { $table } beginnt mit { $first }, nicht mit { $named }
    .do = den Tisch nennen, oder alle in der Reihenfolge der Punkte, mit Kommas
slip-pod-other-players = { $named } sind nicht die Spieler von Tisch { $table }
    .do = jeden einmal nennen: { $players }
slip-pod-no-points = „{ $part }“ in { $round } ist keine Punktzahl
slip-pod-number-missing = in { $round } fehlt eine Zahl
slip-way-points = die Punkte in der Reihenfolge der Plätze, mit * hinter leerer Hand, etwa { $example }
slip-pod-too-few-numbers = { $given ->
        [one] { $given } Zahl
       *[other] { $given } Zahlen
    } für { $needed } Spieler
    .do = die Punkte von { $players } in dieser Reihenfolge angeben, mit Strichen verbunden

# Wechsel bei Standard Orbit.

slip-moves-unsaid = die Zahl der Wechsel fehlt
    .cli = --rotation ergänzen, ab 0
    .web = unter „Szenario“ eintragen, ab 0
    .api = Report mit einem Ergebnis, das seine rotation hat
slip-moved-on = nach { $moves ->
        [one] { $moves } Wechsel
       *[other] { $moves } Wechseln
    } sitzen andere, wo { $typed } begann
    .do = den Tisch nennen, den ersten Platz zuerst

# Was ein Booster enthält.

slip-no-rarity = „{ $typed }“ ist keine Seltenheit
    .cli = so schreiben: --rarity R=1
    .web = so schreiben: R=1, U=3, C=7
    .api = DealPacks mit rarities wie R: 1
slip-rarity-twice = die Seltenheit { $rarity } ist zweimal angegeben
    .do = sie einmal schreiben
