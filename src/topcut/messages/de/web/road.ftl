# Der Weg eines Jahres: seine Stufen, seine Turniere, wer sich was verdient hat; und Titel.

web-road-heading = Der Weg { $year }
web-road-now = Wie es steht
web-road-days = { $days ->
        [one] Tag
       *[other] Tage
    }
web-road-players = Spieler auf dem Weg
web-road-holders = Etwas verdient für: { $level }
web-road-you = Du hast
web-road-year = Das Jahr nach Monaten
web-road-played = { $of ->
        [0] keins eingetragen
       *[other] { $played } von { $of } gespielt
    }
web-road-event = Turnier
web-road-day = Tag
web-road-first-places = Erste Plätze
web-road-to-come = kommt noch
web-road-list = Ein Turnier anlegen: { $level }
web-road-none = Kein Turnier ist eingetragen.
web-road-badges = Hinter einem Namen: die Runden eines verdienten Freiloses, oder ein Vorsprung.
web-road-titles = Titel
web-road-title = Titel
web-road-champion = Sieger
web-road-no-titles = Noch hat niemand einen gewonnen.
web-road-link = Der Weg { $year }
