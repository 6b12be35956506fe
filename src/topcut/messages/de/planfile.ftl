# Ein Plan der Abschnitte aus einer Datei.

planfile-stage = { $file }, Abschnitt { $number }
planfile-not-one = { $file } sieht nicht wie ein Plan aus
    .cli = ein Plan beginnt mit `topcut = "{ $format }"`
    .web = ein Plan beginnt mit „topcut = "{ $format }"“
    .api = ein Plan beginnt mit topcut = "{ $format }"
planfile-unknown-key = { $key } ist kein Schlüssel eines Plans
planfile-too-many-stages = { $file } hat { $stages } Abschnitte
    .do = höchstens { $most } planen
planfile-no-stages = { $file } hat keine Abschnitte
    .do = für jeden eine Tabelle [[stage]] schreiben
planfile-no-kind = kind fehlt
    .do = eines von diesen ergänzen: { $kinds }
planfile-no-bracket = die Datei des Turnierbaums { $bracket } fehlt
    .do = sie zusammen mit dem Plan schicken
planfile-unknown-stage-key = { $key } ist kein Schlüssel eines Abschnitts
planfile-unknown-word = { $key } = { $given }
planfile-way-words = eines von diesen verwenden: { $words }
planfile-not-a-number = { $key } = { $given } ist keine ganze Zahl
    .cli = so schreiben: `{ $key } = 4`
    .web = so schreiben: „{ $key } = 4“
    .api = so schreiben: { $key } = 4
planfile-not-a-text = { $key } = { $given } ist kein Text
    .cli = so schreiben: `{ $key } = "Top 8"`
    .web = so schreiben: „{ $key } = "Top 8"“
    .api = so schreiben: { $key } = "Top 8"
planfile-not-a-flag = { $key } = { $given } ist weder true noch false
    .cli = `{ $key } = true` schreiben
    .web = „{ $key } = true“ schreiben
    .api = { $key } = true schreiben
planfile-no-scheme = scheme ist keine Liste von Plätzen
    .cli = so schreiben: `scheme = ["1.1", "2.1"]`
    .web = so schreiben: „scheme = ["1.1", "2.1"]“
    .api = so schreiben: scheme = ["1.1", "2.1"]
