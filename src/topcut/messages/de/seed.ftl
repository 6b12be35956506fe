# Setzliste: wer in einen Abschnitt weiterkommt, und in welcher Reihenfolge.

seed-too-few-left = von { $stage } { $left ->
        [one] ist nur noch { $left } Spieler
       *[other] sind nur noch { $left } Spieler
    } dabei
    .do = das Turnier beenden
seed-cut-too-large = ein Cut auf { $cut } braucht { $cut } Spieler, und von { $stage } sind noch { $left } dabei
    .step = einen kleineren Cut ankündigen
    .typed = plan { $heats ->
        [0] --cut { $left }
       *[other] --heats { $heats } --cut { $left }
    } --consent WER --reason WARUM
    .web = einen kleineren Cut ankündigen: „Plan“ unter „Einrichtung“
    .api = ChangePlan
seed-tied = { $first }{ $more ->
        [0] { "" }
       *[other] { " " }und { $more } weitere
    } sind in { $stage } gleichauf, ihre Setzplätze stehen also nicht fest
    .step = das Los unter ihnen ziehen
    .typed = lot { HANDLE($tied) }
    .web = das Los unter ihnen ziehen: „Das Los ziehen“
    .api = DrawLot
seed-tied-for-last-place = { $first } sind in { $stage } gleichauf auf dem letzten Platz, der weiterkommt
    .step = das Los unter ihnen ziehen
    .typed = lot { HANDLE($tied) }
    .web = das Los unter ihnen ziehen: „Das Los ziehen“
    .api = DrawLot
seed-follows-from-plan = die Setzliste von { $stage } folgt aus dem Plan
    .do = sie weglassen
seed-by-draft-seats = dieser Turnierbaum folgt den Plätzen des Drafts
    .step = sie auslosen
    .typed = seat
    .web = sie auslosen: „Den Draft setzen“
    .api = SeatGroups
seed-nobody-seated = dieser Turnierbaum folgt den Plätzen des Drafts, aber niemand ist gesetzt
    .step = zuerst den Draft setzen
    .typed = seat
    .web = zuerst den Draft setzen: „Den Draft setzen“
    .api = SeatGroups
seed-twos-uneven =
    paarweise gesetzt wird aus zwei Vorrunden mit gleich vielen Qualifizierten, einer geraden Zahl, nicht { AND($qualifiers) }
    .do = eine andere Reihenfolge ankündigen: turns, oder eine eigene Liste
seed-list-incomplete = die angekündigte Setzliste nennt nicht alle Qualifizierten genau einmal
    .do = nennen: { HANDLE($qualifiers) }
seed-not-typed = die Setzliste dieses Turnierbaums muss eingetippt werden
    .step = alle Spieler nennen, den besten Setzplatz zuerst
    .typed = cut --seeds "A, B, …"
    .web = alle Spieler nennen, den besten Setzplatz zuerst: „Den Cut machen“
    .api = OpenStage
seed-twice = { $player } hat zwei Setzplätze
    .do = jeden einmal nennen
seed-missing = { $first }{ $more ->
        [0] { "" }
       *[other] { " " }und weitere
    } { $without ->
        [one] hat
       *[other] haben
    } keinen Setzplatz
    .do = alle Spieler nennen, den besten Setzplatz zuerst
seed-wrong-number = { $given } Setzplätze für einen Turnierbaum von { $size }
    .do = { $size } nennen
seed-of-somebody-gone = { $player } ist nicht mehr im Turnier
    .do = weglassen

# Was das Los entschieden hat. Die Reihenfolge, die es ergab: der Erste, und die dahinter ebenso.

seed-all-drawn = alle Plätze sind ausgelost
seed-before = { $first } vor { $then }
seed-drawn = ausgelost, weil nichts sie trennt: { $order }{ $left ->
        [0] { "" }
        [one] ; { $out } ist draußen
       *[other] ; { $out } sind draußen
    }
