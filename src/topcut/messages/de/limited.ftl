# Limited: Draftgruppen und ihre Plätze, die Zeiten eines Drafts, getauschte Kartenpools, vom Draft Ausgeschlossene.

limited-rules-unknown = das Regelwerk sagt nicht, wie { $format } gedraftet wird
    .do = { $count ->
        [0] dessen eigenen Regeln
       *[other] den Regeln von { AND($documents) }
    } folgen
limited-constructed = { $format } wird nicht gedraftet: alle bringen ein Deck mit
limited-way-nothing = es gibt nichts auszugeben
limited-way-new-event =
    .cli = ein Turnier mit Draft anlegen: `topcut new TITLE --rulebook { $rulebook } --option format={ $format }`
    .web = ein Turnier mit Draft anlegen: „Neues Turnier“
    .api = Create mit dem Format { $format } von { $rulebook }
limited-playoff-unseated = die Paarungen dieser K.-o.-Runde folgen aus den Draftplätzen (8.2)
    .step = zuerst den Draft setzen
    .typed = seat
    .web = zuerst den Draft setzen: „Den Draft setzen“
    .api = SeatGroups
limited-pods-unseated = gespielt wird innerhalb der Draftgruppen, aber noch niemand ist gesetzt (7.6)
    .cli = zuerst den Draft setzen: `topcut seat`; oder die Beschränkung{ $when ->
        [entering] { " " }vor dem Beginn
       *[started] { "" }
    } aufheben: `topcut set play_inside_pod=no --reason "…"`
    .step = zuerst den Draft setzen
    .typed = seat
    .web = zuerst den Draft setzen: „Den Draft setzen“; oder die Beschränkung{ $when ->
        [entering] { " " }vor dem Beginn
       *[started] { "" }
    } aufheben: „Hausregeln“ unter „Einrichtung“
    .api = SeatGroups, oder ChangeSettings mit play_inside_pod
limited-sides-undrawn = hell spielt gegen dunkel, aber noch haben nicht alle eine Seite
    .step = zuerst den Draft setzen
    .typed = seat
    .web = zuerst den Draft setzen: „Den Draft setzen“
    .api = SeatGroups
limited-round-posted = Runde { $round } hängt aus, und der Draft kommt vor der ersten Runde
    .cli = zuerst die Runde zurückziehen (`topcut withdraw-round --reason WARUM`){ $stages ->
        [1] { "" }
       *[other] , oder den nächsten Abschnitt eröffnen
    }
    .web = zuerst die Runde zurückziehen{ $stages ->
        [1] { "" }
       *[other] , oder den nächsten Abschnitt eröffnen
    }
    .api = WithdrawRound{ $stages ->
        [1] { "" }
       *[other] , oder OpenStage
    }

# Wie groß Gruppen sind

limited-sizes = { $least } bis { $most }
limited-too-few = { $players ->
        [one] { $players } Spieler kann
       *[other] { $players } Spieler können
    } nicht in Gruppen von { $size } draften
    .do = auf mehr warten: eine Gruppe braucht mindestens { $least }
limited-groups-impossible = { $players } Spieler lassen sich nicht in Gruppen von { $size } aufteilen
    .do = andere Grenzen für die Gruppen wählen
limited-cube-too-few = einen Cube draften { OR($sizes) } Spieler, und es sind { $players }
    .do = vier Spieler können beide Seiten draften (cube-both-sides), andere Zahlen Winston (cube-winston)
limited-cube-odd = { $players } Spieler sind eine ungerade Zahl, und in einem Cube gibt es so viele helle wie dunkle
    .cli = jemanden aufnehmen oder aussteigen lassen, oder Winston draften: `topcut set format=cube-winston --reason "…"`
    .web = jemanden aufnehmen oder aussteigen lassen, oder Winston draften: „Hausregeln“ unter „Einrichtung“
    .api = jemanden aufnehmen oder aussteigen lassen, oder ChangeSettings mit dem Format cube-winston
limited-not-four = beide Seiten draften genau vier Spieler, und es sind { $players }
    .do = cube für 6, 8, 10 oder mehr wählen, cube-winston für ungerade Zahlen
limited-winston-too-few = ein Winston-Draft mit zwei Seiten braucht vier Spieler, und es sind { $players }
    .do = auf mehr Spieler warten, oder zu dritt cube-squirrel draften
limited-sealed-without-groups = Sealed-Decks werden ohne Draftgruppen gebaut
    .do = die Karten ausgeben und bauen
limited-sides-too-few = { $players } Spieler reicht nicht für zwei Seiten
    .do = auf mehr warten

# Die Zeiten eines Drafts

limited-times-of-none = aus { $left } Karten kann niemand wählen
    .do = 1 oder mehr angeben
limited-sizes-unreadable = „{ $typed }“ ist keine Packgröße
    .do = so schreiben: 7, oder 7,6,7
limited-no-times = das Regelwerk nennt keine Zeiten für die Picks
    .do = den Spielern die Zeit lassen, die sie brauchen
limited-packs-impossible = { $packs } Packs mit { $sizes } Karten lassen sich nicht draften
    .cli = sagen, wie viele (--packs, --size)
    .web = sagen, wie viele
    .api = sagen, wie viele
limited-sizes-of-packs = { $sizes } Größen für { $packs } Packs
    .do = eine für alle Packs angeben, oder eine für jedes

# Was die Spielleitung tut

limited-seated-already = die Draftgruppen sind schon gesetzt
    .cli = siehe `topcut seats`, oder sagen, warum sie neu gesetzt werden (--reason)
    .web = siehe die Plätze, oder sagen, warum sie neu gesetzt werden
    .api = SeatGroups mit einer Begründung
limited-not-sealed = gedraftete Karten behält, wer sie gedraftet hat
    .do = Kartenpools werden nur bei Sealed getauscht
limited-swap-unannounced = der Tausch der Kartenpools war nicht angekündigt
    .cli = ihn vor dem Beginn ankündigen: `topcut set pool_swap=true --reason WARUM`
    .web = ihn vor dem Beginn ankündigen: „Hausregeln“ unter „Einrichtung“
    .api = ChangeSettings mit pool_swap, vor dem Beginn
limited-decks-built = Runde 1 hängt aus: die Decks sind gebaut
    .do = zuerst die Runde zurückziehen
limited-swapped-already = die Kartenpools sind schon getauscht
    .cli = sagen, warum sie noch einmal getauscht werden (--reason)
    .web = sagen, warum sie noch einmal getauscht werden
    .api = SwapPools mit einer Begründung
limited-one-pool = ein einzelner Kartenpool lässt sich nicht tauschen
    .do = auf mehr Spieler warten
limited-suspended-already = { $player } ist schon vom Draft ausgeschlossen
    .cli = die Picks ziehen: `topcut pick`
    .web = die Picks ziehen: „Karte ziehen“
    .api = DrawPick
limited-not-suspended = { $player } ist nicht vom Draft ausgeschlossen und wählt selbst
    .cli = zuerst vom Draft ausschließen (`topcut suspend`)
    .web = zuerst vom Draft ausschließen
    .api = Suspend
limited-pick-drawn = dieser Pick ist schon gezogen: Karte { $card } von { $left }
    .do = mit dem nächsten weitermachen
limited-no-pack = dieser Draft hat kein Pack { $pack }
    .do = { $first }{ $last ->
        [0] { "" }
       *[other] { " " }bis { $last }
    } wählen
limited-pick-impossible = aus { $left } Karten kann niemand wählen
    .do = 1 bis { $most } angeben
limited-not-drafting = { $player } draftet nicht
    .cli = zuerst die Gruppen setzen (`topcut seat`); nach der ersten Runde ist der Draft vorbei
    .web = zuerst die Gruppen setzen; nach der ersten Runde ist der Draft vorbei
    .api = SeatGroups; nach der ersten Runde ist der Draft vorbei

# Die Plätze eines Drafts

limited-group = Gruppe { $number }{ $side ->
        [none] { $cube ->
            [0] { "" }
           *[other] { " – " }Cube { $cube }
        }
       *[other] { " – " }{ side-name }{ $cube ->
            [0] { "" }
           *[other] , Cube { $cube }
        }
    }
limited-column = { $column ->
        [player] Spieler
        [seat] Platz
        [turn] Reihenfolge
        [number] Nr.
        [begins] Beginn
        [what] was
        [seconds] Sekunden
        [pass-to] weiter nach
        [pack] Pack
        [gets] bekommt
       *[builds-from] baut aus dem Kartenpool von
    }
limited-drafter = { $player }{ $first ->
        [none] { "" }
       *[yes] { " " }(wählt zuerst)
    }{ $suspended ->
        [none] { "" }
       *[yes] { " " }(ausgeschlossen)
    }
limited-packs-numbered = { $count ->
        [one] Pack
       *[other] Packs
    } { AND($packs) }
limited-packs-and-so-on = Packs { $first }, { $next } …
limited-direction = { $direction ->
        [left] links
       *[right] rechts
    }
limited-passed-to = { $packs } nach { $direction ->
        [left] links
       *[right] rechts
    } an
limited-pass = { $packs } nach { $direction ->
        [left] links
       *[right] rechts
    } weitergeben, an { $player }
limited-turns = Reihenfolge: { $players }
limited-suspended = vom Draft ausgeschlossen: ein Offizieller zieht die Karten zufällig
limited-random-picks = zufällig gezogene Picks
limited-card-from-the-top = Karte { $card } von { $left }, von oben
limited-inside-groups = gespielt wird innerhalb der Gruppen
limited-across-groups = gespielt wird über die Gruppen hinweg

# Pick für Pick

limited-times = Zeiten des Drafts
limited-in-all = { $time } insgesamt
limited-pick = Pack { $pack }, noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }
limited-review = Durchsicht
