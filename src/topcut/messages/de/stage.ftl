# Abschnitte: der Cut, der Turnierbaum, die Vorrunden, das Endspiel der beiden Ersten; Lose und Preise.

stage-none = es gibt keinen Abschnitt { $number }
    .do = der Plan hat { $stages }
stage-numbered = { $number } { $stage }
stage-no-cut-planned = der Plan hat keinen Cut
stage-no-bracket-planned = der Plan hat keinen Turnierbaum
stage-way-fixed = er muss vor dem Beginn angekündigt sein; ohne ihn weitermachen
stage-way-announce =
    .step = einen ankündigen
    .typed = plan --cut 8
    .web = einen ankündigen: „Plan“ unter „Einrichtung“
    .api = ChangePlan
stage-way-announce-late =
    .step = einen ankündigen
    .typed = plan --cut 8 --consent WER --reason WARUM
    .web = einen ankündigen: „Plan“ unter „Einrichtung“
    .api = ChangePlan, mit Zustimmung und Begründung
stage-cut-not-made = der Cut zu { $stage } ist noch nicht gemacht
    .step = ihn machen
    .typed = cut
    .web = ihn machen: „Den Cut machen“
    .api = OpenStage
stage-needs-no-cut = { $stage } braucht keinen Cut
    .step = die erste Runde davon paaren
    .typed = pair
    .web = die erste Runde davon paaren: „Nächste Runde paaren“
    .api = Draw
stage-begun = { $stage } hat schon begonnen
    .cli = siehe `topcut bracket`; um den Cut neu zu machen, ihn zuerst zurücknehmen
    .step = den Turnierbaum ansehen
    .typed = bracket
    .web = siehe den Turnierbaum; um den Cut neu zu machen, ihn zuerst zurücknehmen
    .api = Undo, um den Cut neu zu machen
stage-too-few-to-start = ein Turnier braucht für den Beginn mindestens zwei Spieler{ $where ->
        [heat] { " in " }{ $stage }
       *[event] { "" }
    }
    .do = mehr anmelden: bisher { $players }
stage-too-few-to-open = ein Abschnitt braucht mindestens zwei Spieler, nicht { $players }
    .do = mehr anmelden
stage-no-number-of-rounds = { $game } empfiehlt für { $players } Spieler keine Zahl von Runden
    .cli = sagen, wie viele, mit --rounds oder `topcut rounds { $least }`
    .step = sagen, wie viele
    .typed = rounds { $least }
    .web = sagen, wie viele: „Rundenzahl ändern“
    .api = ChangeRounds

# Was noch zu tun ist, bevor der nächste Abschnitt beginnt.

stage-comes-later = { $stage } kommt nach { $source }, und { $left }
stage-left-to-begin = jener Abschnitt hat noch nicht begonnen
stage-left-to-report = { $more ->
        [0] { $match } hat
       *[other] { $match } und { $more } weitere haben
    } kein Ergebnis
stage-left-to-play = dort sind noch Spiele zu spielen
stage-left-rounds = { $played } von { $planned } Runden sind gespielt
stage-way-first-round =
    .step = die erste Runde davon paaren
    .typed = pair
    .web = die erste Runde davon paaren: „Nächste Runde paaren“
    .api = Draw
stage-way-results = zuerst eintragen oder entscheiden, was fehlt
stage-way-next-games =
    .step = die nächste Runde davon paaren
    .typed = pair
    .web = die nächste Runde davon paaren: „Nächste Runde paaren“
    .api = Draw
stage-way-next-round =
    .step = die nächste paaren
    .typed = pair
    .web = die nächste paaren: „Nächste Runde paaren“
    .api = Draw
stage-result-delayed = { $match } wird noch nachgereicht
    .do = das Ergebnis vor dem Cut eintragen

# Vorrunden.

stage-player-gone = { $player } ist nicht mehr im Turnier
    .do = zuerst wieder aufnehmen
stage-no-heat = es gibt keine Vorrunde { $number }
    .do = der Plan hat { $stages }
stage-joined = { $player } spielt schon in { $stage }
    .do = es gibt nichts zu tun
stage-heat-over = { $stage } ist vorbei
    .do = jetzt kann niemand mehr dazukommen
stage-heat-being-played = { $player } spielt noch in { $stage }
    .do = warten, bis sie vorbei ist
stage-heat-to-come = { $player } ist für { $stage } angemeldet, und die hat noch nicht begonnen
    .cli = um das zu ändern, die Anmeldung zurücknehmen (siehe `topcut journal`) und mit --heat { $number } neu anmelden
    .web = um das zu ändern, die Anmeldung zurücknehmen (siehe das Journal) und für Vorrunde { $number } neu anmelden
    .api = Undo der Anmeldung, dann Enter mit heat { $number }
stage-qualified = { $player } ist durch { $stage } schon qualifiziert
    .do = wer qualifiziert ist, spielt in keiner anderen Vorrunde

# Preise eines Turnierbaums.

stage-split-without-bracket = geteilt werden Preise unter denen, die in einem Turnierbaum noch dabei sind
    .do = zuerst den Cut machen
stage-split-already = die Preise sind schon geteilt
    .do = zuerst das zurücknehmen
stage-split-while-playing = ein Spiel dieser Runde läuft noch
    .do = das Ergebnis eintragen, oder die Runde zurückziehen
stage-split-too-late = der Turnierbaum ist zu Ende gespielt
    .do = die Preise nach Plätzen vergeben
stage-split-without-consent = alle, die noch dabei sind, müssen zustimmen
    .cli = es festhalten: --consent "{ $who }"
    .web = es festhalten, zum Beispiel „{ $who }“
    .api = die Zustimmung angeben
stage-all-of-them = { $players ->
        [0] niemandem
        [1] dem letzten Spieler
        [2] beiden
        [3] allen dreien
        [4] allen vieren
        [5] allen fünf
        [6] allen sechs
        [7] allen sieben
        [8] allen acht
       *[other] allen { $players }
    }

# Lose.

stage-lot-of-others = die gezogene Reihenfolge nennt andere Spieler
    .do = dieselben Spieler nennen, den Besten zuerst
stage-no-lots = { $game } kennt kein Los
    .do = sie teilen sich den Rang
stage-lot-among-untied = das Los wird unter allen gezogen, die sich einen Rang teilen
stage-way-name-more = auch { $players } nennen
stage-way-name-tied = Spieler nennen, die gleichauf sind

# Das Endspiel der beiden Ersten.

stage-decided-by-final = dieses Turnier entscheidet das Finale des Turnierbaums
    .do = es melden
stage-confrontation-played = das Endspiel der beiden Ersten wird als Spiel gespielt
    .do = sein Ergebnis melden
stage-confrontation-too-early = das Endspiel der beiden Ersten kommt nach allen Ergebnissen
    .do = sie zuerst eintragen
stage-confrontation-stranger = { $player } gehört nicht zu den beiden Ersten, die das Endspiel spielen
    .do = wer gewonnen hat, nennen: { $players }
stage-confrontation-same = { $player } hat es schon gewonnen
    .do = es gibt nichts zu tun
stage-confrontation-named = als Sieger ist schon { $player } genannt
    .cli = sagen, warum es jemand anderes ist (--reason), oder es zurücknehmen
    .web = sagen, warum es jemand anderes ist, oder es zurücknehmen
    .api = die Begründung angeben, oder Undo
