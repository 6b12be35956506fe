# Was bei einem Draft zu wissen ist: wer keinen Platz hat, wer später kam, und wie gedraftet wird.

draftnote-nobody-seated = für den Draft ist noch niemand gesetzt; die Plätze auslosen mit { $how }
draftnote-seating =
    .cli = `topcut seat`
    .web = „Den Draft setzen“
draftnote-came-late = { $who }: erst nach dem Draft gekommen, noch ohne Karten; Karten geben
draftnote-came-late-to-pods = { $who }: erst nach dem Draft gekommen, { $players ->
        [one] spielt
       *[other] spielen
    } mit Gruppe { $pod }, noch ohne Karten; Karten geben
draftnote-or-seat-again = { $what }, oder alle neu setzen: { $how }
draftnote-seating-again =
    .cli = `topcut seat --reason "…"`
    .web = „Den Draft setzen“
draftnote-players = { $players }
draftnote-players-and-more = { $players } und weitere

# Wie die Karten gedraftet werden.

draftnote-snake = { $what }, hin und her: { $there }; dann { $back }, und so weiter
draftnote-picks-seen = wer keine anderen Karten hält, darf die eigenen Picks ansehen (7.7)
draftnote-picks-unseen = die eigenen Picks dürfen nur in den Pausen zwischen den Packs angesehen werden (7.7)
draftnote-no-characters = keine Karte der Liste hat den Typ character oder small character, deshalb sind alle in den Packs;
    um Charaktere getrennt zu halten, die Typen in die Spalte { $column } schreiben und neu verteilen (7.7)
draftnote-column-of-types =
    .cli = `type`
    .web = „type“

# Die Packs: eine Seite je Spieler, und neu verteilt.

draftnote-hand = { $player }
draftnote-heap = Stapel { $number }, { $players }
draftnote-of-side = { $what }: Seite { side-name }
draftnote-of-cube = { $what }: Cube { $cube }
draftnote-of-side-and-cube = { $what }: Seite { side-name }, Cube { $cube }
draftnote-pack = Pack { $number }
draftnote-from-the-top = Von oben
draftnote-open = Offen auf dem Tisch
draftnote-besides = { $sets ->
        [0] Beliebig viele von
        [one] Je eine von
       *[other] Je { $sets } von
    }
