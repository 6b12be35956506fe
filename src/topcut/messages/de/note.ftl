# Worauf bei einer ausgelosten Runde zu achten ist, bei ihrer Paarung, und bei Runden innerhalb von Draftgruppen.

note-future-unknown = spätere Runden: für { $players } Spieler nicht bekannt
note-teammates-unproven = Teamkollegen: so weit wie möglich getrennt, aber nicht bewiesen, dass es nicht weniger geht
note-differential-unproven = Differenz: nicht bewiesen, dass es die beste unter den Paarungen mit gleichen Punkten ist
note-only-nearest = nicht bewiesen, dass es die beste ist: für jeden wurden nur die { $width } nächsten betrachtet
note-stranded-anyway = nach dieser Runde lassen sich spätere nicht alle ohne Wiederholung oder zweites Freilos paaren, und
    keine Paarung vermeidet das
note-stranded = nach dieser Runde lassen sich spätere nicht alle ohne Wiederholung oder zweites Freilos paaren; mit
    { $option } ausgelost schon, zum Preis von { $price }
note-keeping-future =
    .cli = --keep-future
    .web = „Spätere Runden paarbar halten, vor gleichen Punkten“
note-price = { $there } statt { $here } { $criterion ->
        [rematches] Wiederholungen
        [surplus_byes] überzählige Freilose
        [repeated_byes] zweite Freilose
        [byes_above_lowest] Punkte zwischen Freilos und Tabellenende
        [paired_down_again] übersprungene Punktgruppen
        [unequal_totals] Paare mit ungleichen Punkten
        [total_gaps] Punkte Abstand
        [differential_floats] nach Differenz Übergangene
        [differential_gaps] Abstand der Differenzen
        [teammates] Paare von Teamkollegen
       *[other] { $criterion }
    }
note-of-one-side = { $first } und { $second } spielen beide die Seite { side-name }: das Dokument sagt nicht, wie sie sich
    treffen; das mit ihnen absprechen, bevor sie spielen

# Runden innerhalb von Draftgruppen.

note-alone-in-pod = { $player } ist in Gruppe { $pod } allein übrig und hat in jeder Runde ein Freilos (7.6); damit gespielt
    werden kann, die Beschränkung auf die Gruppe aufheben: { $how }
note-lifting =
    .cli = `topcut set play_inside_pod=no --reason "…"`
    .web = „Hausregeln“ unter „Einrichtung“
note-too-many-for-pods = { $rounds } Runden in Gruppen von { AND($sizes) }: nach Runde { $most } hat eine Gruppe von { $least }
    nur noch Wiederholungen (7.6); { $most } Runden spielen, oder die Beschränkung auf die Gruppe aufheben{ $when ->
        [started] , eine Abweichung
       *[entering] { " vor dem Beginn" }
    }
note-rounds-in-pods =
    .cli = { $what } (`topcut set play_inside_pod=no --reason "…"`)
    .web = { $what }
note-other = { $what }
