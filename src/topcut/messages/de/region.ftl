# Regionen: wie ein Kontinent heißt, und was an einer Region nicht stimmt.

region-continent = { $continent ->
        [africa] Afrika
        [asia] Asien
        [australia] Australien und Ozeanien
        [europe] Europa
        [north-america] Nordamerika
        [south-america] Südamerika
       *[online] Online-Spiel
    }
region-without-name = eine Region braucht einen Namen mit wenigstens einem Buchstaben
    .do = eintragen, wie man sie dort nennt
region-no-continent = „{ $typed }“ ist kein Kontinent
    .do = einen aus der Liste wählen oder das Online-Spiel
region-known = { $name } ist schon bekannt: es bedeutet { $region }
    .do = diese Region nehmen oder einen anderen Namen wählen
region-none = es gibt keine Region „{ $region }“
    .do = eine aus der Liste wählen
region-not-yours = um die Regionen in „{ region-continent }“ kümmert sich die Koordination dort
    .do = die Koordination oder die Leitung des organisierten Spiels fragen
region-word-gone = „{ $word }“ bedeutet nicht mehr { $region }
