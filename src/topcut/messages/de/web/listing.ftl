# Die Ankündigung eines Turniers auf der Seite: ihr Formular, daneben die Sanktionierung, und was Besucher lesen.
web-listing-title = Ankündigung
web-listing-lead-html = Was das Turnier für seine Gemeinschaft ist. Es steht sofort auf der <a href="{ $page }">Seite des
    Turniers</a>, auch was du später änderst.
web-listing-program = Programm
web-listing-no-program = Keines: Es zählt nur für sich
web-listing-program-hint = Die Frist zählt ab dem Moment, in dem es hier angekündigt wird.
web-listing-no-program-known = Kein Programm hier kennt dieses Spiel; das Turnier steht für sich.
web-listing-level = Stufe
web-listing-league = Liga
web-listing-no-league = Kein Ligaturnier
web-listing-kind = Gewertet als
web-listing-kind-by-format = Wie das Format es ist
web-listing-constructed = Constructed
web-listing-limited = Limited
web-listing-address = Anschrift
web-listing-people = Leitung und Kontakt
web-listing-secondary = Zweite Spielleitung
web-listing-phone = Telefon
web-listing-email = E-Mail
web-listing-shown-to = Wer Telefon und E-Mail sieht
web-listing-money = Garantierte Preise
web-listing-guaranteed = Garantierte Preise
web-listing-guaranteed-hint = es gibt sie, egal wie viele kommen
web-listing-special-part = Besonderes
web-listing-deck-lists = Decklisten sind Pflicht
web-listing-challenge = Eine Chair’s Challenge
web-listing-release = Release-Turnier des Sets
web-listing-released = Tag des Erscheinens
web-listing-special = Besondere Regeln
web-listing-words = Diskussion
web-listing-discussion = Diskussion
web-listing-save = Ankündigung speichern
web-listing-saved = Die Ankündigung ist gespeichert. Besucher sehen sie jetzt.
web-listing-sanction = Zählt es?
web-listing-held-to-nothing = Das Turnier gehört zu keinem Programm: Es wird nichts verlangt, und es zählt nur für sich.
web-listing-state = { $state ->
        [met] erfüllt:
        [day] zeigt sich am Tag selbst:
        [open] offen:
       *[missing] fehlt:
    }
web-listing-run-all-the-same = Fehlt am Tag selbst etwas, wird trotzdem gespielt; das Turnier zählt dann nur nicht.
web-listing-earns = Was es zu verdienen gibt
web-listing-contact = Kontakt
web-listing-contact-for-entrants = auf der eigenen Seite von allen, die angemeldet sind
web-listing-changes = Verlauf der Ankündigung ({ $changes })
web-listing-first = angekündigt
web-listing-changed = { $what }: { $before } → { $after }
web-listing-changed-unseen = { $what }: geändert
web-listing-at-event = Tag, Ort, Startgeld, Preise, Spielleitung und Beschreibung stehen unter Turnier
web-listing-change-event = Dort ändern
