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
