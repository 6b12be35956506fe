# Was ein Spieler am Telefon tut.

phone-too-fast = du hast in { $minutes } Minuten { $most } Änderungen gemacht
    .do = warte ein wenig, oder sag es einem Offiziellen am Pult
phone-table-gone = Runde { $round } hat keinen Tisch { $table } mehr
    .do = sieh dir die Seite noch einmal an: etwas hat sich geändert
phone-other-table = du spielst nicht an Tisch { $table } von Runde { $round }
    .do = such deinen Tisch in den Paarungen
