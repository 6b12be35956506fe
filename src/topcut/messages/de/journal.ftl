# Das Journal: seine Einträge, wie sie gelesen werden.

journal-no-version = es hat keine Version
    .do = die Datei noch einmal von dort holen, wo sie geschrieben wurde
journal-newer = es wurde von einem neueren Topcut geschrieben (Version { $version })
    .cli = Topcut aktualisieren
    .web = wer diese Seite betreibt, muss Topcut aktualisieren
    .api = Topcut aktualisieren
journal-unknown-fact = es enthält eine unbekannte Art von Eintrag ({ $why })
    .cli = Topcut aktualisieren
    .web = wer diese Seite betreibt, muss Topcut aktualisieren
    .api = Topcut aktualisieren
journal-unknown-field = es enthält etwas, das dieses Topcut nicht kennt ({ $why })
    .cli = Topcut aktualisieren
    .web = wer diese Seite betreibt, muss Topcut aktualisieren
    .api = Topcut aktualisieren
journal-field-too-new = es enthält mehr, als seine Version { $version } erlaubt
    .do = die Datei noch einmal von dort holen, wo sie geschrieben wurde
journal-no-record = das ist kein Eintrag eines Journals ({ $why })
    .do = die Datei noch einmal von dort holen, wo sie geschrieben wurde
journal-unwritable = „{ $text }“ enthält ein Zeichen, das nicht geschrieben werden kann
    .do = noch einmal tippen
journal-impossible = Eintrag { $seq } ({ $kind }) ist nicht möglich: { $why }
    .do = das Journal noch einmal von dort holen, wo es geschrieben wurde
journal-too-large = ein Journal von { $size } ist größer als { $most }
    .do = die Datei noch einmal von dort holen, wo sie geschrieben wurde
journal-nothing-good = { $file } hat keinen Eintrag, auf den Verlass ist
    .do = die Datei noch einmal von dort holen, wo sie geschrieben wurde
journal-no-text = { $file } hat keinen Text { $text }
    .do = vielleicht wurde er schon gelöscht

# Wer was getan hat.
journal-player = { $player }
journal-role =
    { $role ->
        [director] Spielleitung
        [organizer] Organisation des Programms
        [judge] Schiedsrichter
        [head-judge] Hauptschiedsrichter
        [scorekeeper] Schreiber
        [player] Spieler
       *[other] { $role }
    }
journal-undone = (zurückgenommen)
journal-undone-told = { $what } (zurückgenommen)

# Eine Zeile, die nicht mehr so ist, wie sie geschrieben wurde; was zu tun ist, sagt die Datei.
journal-line-unread = { $file }: Zeile { $line } ist nicht lesbar
journal-line-twice = Zeile { $line } steht zweimal da
journal-line-changed = Zeile { $line } wurde geändert oder abgeschnitten: sie passt nicht zu ihrem Hash
journal-lines-missing = Zeile { $line } schließt nicht an die vorige an: davor fehlen Zeilen
journal-line-out-of-place =
    Zeile { $line } schließt nicht an die vorige an: eine Zeile wurde geändert, verschoben oder eingefügt
journal-line-of-no-kind = Zeile { $line } ist weder ein Eintrag noch ein Text
journal-line-miscounted = Zeile { $line } ist Eintrag { $seq }, aber als Nächstes müsste Eintrag { $due } kommen
journal-line-no-text = Zeile { $line } ist kein Text eines Journals
journal-text-changed = Zeile { $line } wurde geändert oder abgeschnitten: sie passt nicht zu ihrer Prüfsumme
journal-text-exchanged =
    Zeile { $line } hat einen anderen Text als den, der geschrieben wurde: er passt nicht zu seinem Verweis
journal-torn = Zeile { $line } { $where ->
        [line] bricht ab: sie wurde nicht vollständig geschrieben
       *[act] ist die letzte, aber es gehört mehr dazu: der Rest wurde nicht geschrieben
    }
journal-empty = Zeile 1 fehlt: die Datei ist leer
journal-way-repair =
    .cli = eine heile Kopie nehmen, oder den guten Teil in eine schreiben: `topcut repair { $file } COPY`
    .web = eine heile Kopie nehmen, oder den guten Teil an einem Laptop in eine schreiben
    .api = eine heile Kopie nehmen, oder den guten Teil in eine schreiben
