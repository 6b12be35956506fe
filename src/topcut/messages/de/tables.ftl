# Die Nummern der Tische: was abgelehnt wird.
tables-no-stage = es gibt keinen Abschnitt { $number }: { $stages }
    .do = einen davon wählen oder ihn weglassen, dann gilt es für alle
tables-last-before-first = der letzte Tisch ({ $last }) liegt vor dem ersten ({ $first })
    .do = die erste und die letzte Tischnummer angeben, etwa 21 und 40
tables-as-they-are = die Tische sind schon so nummeriert
    .do = es ist nichts zu tun
tables-of-another-heat = { $heat } hat die Tische { $first }{ $last ->
        [0] { " " }und alle danach
       *[other] –{ $last }
    }
    .do = jeder Vorrunde eigene Tische geben
tables-is-the-feature = Tisch { $table } ist der Feature-Tisch
    .do = einen anderen Tisch wählen oder zuerst den Feature-Tisch verlegen
tables-fixed-for-another = Tisch { $table } gehört in jeder Runde { $player }
    .do = einen anderen Tisch wählen oder diesen zuerst freigeben
tables-no-feature = es gibt keinen Feature-Tisch
    .do = zuerst festlegen, welcher Tisch es ist
tables-featured-has-left = { $player } spielt in der nächsten Runde nicht
    .do = jemanden wählen, der spielt
tables-featured-is-fixed = { $player } sitzt in jeder Runde an Tisch { $table }
    .do = ein anderes Match wählen oder diesen Tisch zuerst freigeben
tables-too-few = die Runde braucht { $needed ->
        [one] { $needed } Tisch
       *[other] { $needed } Tische
    }, es gibt aber nur { $first }–{ $last }
    .do = ihr mehr Tische geben

# Wie sie gesagt werden.
tables-told-stage = { $stage }: Tische { $last ->
        [0] ab { $first }
       *[other] { $first } bis { $last }
    }
tables-told-fixed = { $player }: immer Tisch { $table }
tables-told-feature = Feature-Tisch: { $table }{ $player ->
        [none] { "" }
       *[other] , in der nächsten Runde mit { $player }
    }
