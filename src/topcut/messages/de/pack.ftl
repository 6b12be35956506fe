# Packs: die Liste, aus der sie verteilt werden, die Verteilung, und was verteilt wurde.

pack-list-not-plain = die Kartenliste hat nicht ihre einfache Form (Zeile { $line })
    .do = die Spalten { $columns } angeben, mit Tabulatoren getrennt
pack-list-erased = die Kartenliste der Verteilung wurde gelöscht
    .do = neu verteilen, wenn keine Runde aushängt
pack-differs = Eintrag { $record }: Liste und Startwert ergeben nicht die Packs, die verteilt wurden
    .cli = siehe `topcut verify`
    .web = siehe „Verteilungen prüfen“
    .api = das Turnier prüfen

# Booster

pack-rarities-are-not-size = { $rarities } ergeben { $cards } Karten, nicht { $size }
    .do = die Seltenheiten berichtigen, oder die Größe weglassen
pack-nothing-to-draw = die Liste hat keine Karte, die gezogen werden könnte
    .cli = das Kennzeichen `unlimited` entfernen
    .web = das Kennzeichen „unlimited“ entfernen
    .api = das Kennzeichen unlimited entfernen
pack-no-rarity = keine Karte der Liste hat die Seltenheit „{ $rarity }“
    .do = { $count ->
        [0] sie nennt keine Seltenheiten
       *[other] sie hat { $known }
    }
pack-rarity-impossible = ein Booster kann nicht { $count } Karten der Seltenheit „{ $rarity }“ haben
    .do = 1 oder mehr schreiben
pack-without-rarities = { $method } verteilt zufällig und ohne Seltenheiten
    .do = die Seltenheiten weglassen, oder Booster verteilen

# Stapel eines Cubes

pack-heap-shared = { $groups } Gruppen teilen sich einen Stapel
    .do = sagen, wie viele Karten jeder daraus bekommt
pack-groups-without-side = die Draftgruppen haben keine Seite
    .do = sie für einen Cube setzen, hell und dunkel
pack-cards-without-side = { $strange } von { $all } Karten der Liste { $strange ->
        [one] hat
       *[other] haben
    } keine Seite, die gedraftet wird ({ $cards }{ $more ->
        [0] { "" }
       *[other] { " " }…
    })
    .cli = { OR($sides) } in die Spalte `side` schreiben
    .web = { OR($sides) } in die Spalte „side“ schreiben
    .api = { OR($sides) } in die Spalte side schreiben
pack-list-too-short = { $players } Spieler{ $where ->
        [side] { " " }der Seite { side-name }
        [cube] { " " }von Cube { $cube }
        [side-of-cube] { " " }der Seite { side-name } von Cube { $cube }
       *[anywhere] { "" }
    } { $players ->
        [one] braucht
       *[other] brauchen
    } { $needs } Karten ({ $packs ->
        [one] { $packs } Pack
       *[other] { $packs } Packs
    } zu je { $size }), und die Liste hat { $has }
    .do = eine längere Liste nehmen, weniger oder kleinere Packs, oder mehr Cubes

# Die Verteilung

pack-no-method = „{ $method }“ ist keine Art zu verteilen
    .do = eine von diesen wählen: { $methods }
pack-nobody = es ist niemand da, der etwas bekommen könnte
    .do = zuerst Spieler anmelden
pack-number-impossible = { $packs } Packs für jeden lassen sich nicht verteilen
    .do = 1 bis { $most } wählen
pack-size-impossible = ein Pack von { $size } Karten lässt sich nicht verteilen
    .do = 1 bis { $most } wählen
pack-seed-chosen = der Startwert einer Verteilung wird dabei gezogen, damit sich niemand seine Packs aussuchen kann
    .do = ihn weglassen; er steht dann im Eintrag
pack-dealt-already = es wurden schon { $times ->
        [1] einmal
       *[other] { $times }-mal
    } Packs verteilt
    .cli = sagen, warum noch einmal verteilt wird (--reason)
    .web = sagen, warum noch einmal verteilt wird
    .api = DealPacks mit einer Begründung
pack-format-without = das Format dieses Turniers ({ $format ->
        [none] keines gewählt
       *[other] { $format }
    }) verteilt keine Packs
    .cli = sagen, wie verteilt wird (--method): { $methods }
    .web = sagen, wie verteilt wird: { $methods }
    .api = sagen, wie verteilt wird: { $methods }
pack-number-unsaid = die Zahl der Packs für jeden fehlt
    .cli = --packs ergänzen
    .web = die Zahl der Packs eintragen
    .api = DealPacks mit packs
pack-size-unsaid = der Inhalt eines Packs fehlt
    .cli = --size 9 ergänzen, oder --rarity R=1 --rarity U=3 --rarity C=7
    .web = eintragen, wie viele Karten ein Pack hat, oder wie viele von jeder Seltenheit: R=1, U=3, C=7
    .api = DealPacks mit size oder mit rarities
pack-nobody-seated = für den Draft ist noch niemand gesetzt
    .cli = zuerst die Spieler setzen: `topcut seat`
    .web = zuerst die Spieler setzen: „Den Draft setzen“
    .api = SeatGroups
pack-field-changed = es sind nicht die Spieler, die gesetzt wurden ({ $players }{ $more ->
        [0] { "" }
       *[other] { " " }…
    })
    .do = neu setzen

# Was verteilt wurde

pack-none-dealt = es wurden keine Packs verteilt
    .cli = sie verteilen: `topcut deal FILE CARDS`
    .web = sie verteilen: „Packs verteilen“
    .api = DealPacks
pack-seated-since = seit die Packs verteilt wurden, wurde neu gesetzt
    .cli = neu verteilen: `topcut deal FILE CARDS --reason "…"`
    .web = neu verteilen: „Packs verteilen“
    .api = DealPacks mit einer Begründung
pack-none-of-player = { $player } hat keine Packs bekommen
    .cli = nachsehen, wer gesetzt ist: `topcut seats`
    .web = nachsehen, wer gesetzt ist: die Plätze
    .api = nachsehen, wer gesetzt ist
pack-dealt-each = je { $packs ->
        [one] { $packs } Pack
       *[other] { $packs } Packs
    } mit { $size ->
        [one] { $size } Karte
       *[other] { $size } Karten
    }{ $sides ->
        [none] { "" }
       *[both] { " " }von jeder Seite
    } für { $players } Spieler
pack-dealt-heap = { $cards ->
        [0] alle Karten für
       *[other] je { $cards } Karten für
    } { $players } Spieler, in einem Stapel für jede Gruppe
pack-handed-out = die Packs sind verteilt und werden am Tisch ausgegeben

# Kartenpools

pack-swapped-pools = getauschte Kartenpools
pack-pool-themselves = sich selbst
pack-pool =
    .cli = { $player } hat { $owner ->
        [none] den eigenen Kartenpool zurück
       *[other] den Kartenpool, den { $owner } registriert hat
    }
    .web = du hast { $owner ->
        [none] deinen eigenen Kartenpool zurück
       *[other] den Kartenpool, den { $owner } registriert hat
    }
    .api = { $player } hat { $owner ->
        [none] den eigenen Kartenpool zurück
       *[other] den Kartenpool, den { $owner } registriert hat
    }
