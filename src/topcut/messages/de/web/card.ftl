# Was Spieler auf ihrer eigenen Seite von sich sagen.
web-card-heading =
    { $online ->
        [yes] { $contact ->
            [none] Wie dich deine Gegner erreichen: noch nicht gesagt
           *[other] Wie dich deine Gegner erreichen
        }
       *[no] Pronomen, Verein, Land
    }
web-card-contact = Wie dich deine Gegner erreichen
web-card-contact-hint = Eine Adresse, ein Name bei Discord, eine Nummer. Nur dein jeweiliger Gegner sieht es, und Offizielle.
web-card-everybody = Pronomen, Verein und Land kann jeder lesen. Lass leer, was du nicht sagen magst.
