# Vorläufige Regelungen: was an einer nicht stimmt.

ruling-of-other = { $file } ist eine vorläufige Regelung für { $of ->
        [program] ein Programm
       *[rulebook] ein Regelwerk
    }
    .cli = wende sie auf eines an: `topcut { $of } show NAME --ruling { $file }`
    .web = wähl das { $of ->
        [program] Programm
       *[rulebook] Regelwerk
    }, für das sie gilt
    .api = wende sie auf { $of ->
        [program] ein Programm
       *[rulebook] ein Regelwerk
    } an
ruling-of-both = eine Regelung gilt für Regelwerke oder für Programme
    .do = schreib zwei, für jedes eine
ruling-no-order = ein Programm hat keine Feinwertungen, die anders geordnet werden könnten
    .do = schreib die Reihenfolge in eine Regelung für ein Regelwerk
ruling-fits-several = { $many } Einträge passen dazu
    .do = nenn mehr von dem, worin sie sich unterscheiden
ruling-contradicts = die Regelung { $other } vom selben Tag, { $day }, sagt hier { $says }
    .do = lass eine der beiden ab einem anderen Tag gelten, oder nimm diesen Wert heraus
ruling-not-ratings = Wertungszahlen werden vom ersten Turnier an mit denselben Werten berechnet, eine Regelung kann sie nicht ändern
    .do = nimm es heraus: es gehört in die nächste Ausgabe des Programms

# Veröffentlichen und Zurückziehen.

ruling-not-one = { $file } ist keine vorläufige Regelung
    .do = beginn sie mit „topcut = "{ $format }"“
ruling-name = „{ $name }“ kann in keiner Adresse stehen
    .do = nenn sie mit Buchstaben, Ziffern und Strichen, höchstens 60
ruling-name-taken = eine Regelung { $name } wurde schon veröffentlicht
    .do = gib ihr einen anderen Namen
ruling-in-the-past = { $day } ist vorbei: Turniere dieses Tages haben ihre Regeln
    .do = lass sie heute, am { $today }, oder später beginnen
ruling-not-yours = { $name } gehört nicht zu { $program }
ruling-taken-in = { $name } ist Ausgabe { $edition }, die das schon sagt
    .do = nimm „until_edition“ heraus, oder verzichte auf die Regelung
ruling-changes-nothing = sie ändert in { $name } nichts
    .do = nenn einen anderen Wert, oder verzichte auf die Regelung
ruling-only-words = nur Worte, die Menschen lesen
ruling-why = der Grund fehlt
    .do = sag warum: alle lesen es
ruling-meanwhile = im selben Moment hat jemand eine Regelung veröffentlicht
    .do = sieh dir deine noch einmal an
ruling-withdrawn-already = { $name } ist ab { $day } zurückgezogen
ruling-no-day = ein Tag fehlt
    .do = sag, ab welchem Tag sie nicht mehr gilt
ruling-others-build-on-it = andere Regelungen ändern, was { $name } hinzugefügt hat
    .do = zieh diese zuerst zurück
ruling-only-director = nur die Leitung des organisierten Spiels veröffentlicht Regelungen und zieht sie zurück
    .do = wende dich an sie
