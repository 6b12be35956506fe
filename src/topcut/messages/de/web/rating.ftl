# Ratings: Listen, Verläufe, was ein Turnier geändert hat.
web-rating-ratings = Ratings
web-rating-list = { $list ->
        [overall] Gesamt
        [constructed] Constructed
        [limited] Limited
       *[other] { $list }
    }
web-rating-rank = Rang
web-rating-place = Platz
web-rating-player = Spieler
web-rating-region = Region
web-rating-lately = Letzte zehn Turniere
web-rating-games = Spiele
web-rating-last-event = Letztes Turnier
web-rating-change = Änderung
web-rating-rating = Rating
web-rating-you = du
web-rating-find = Spieler suchen
web-rating-find-hint = Spieler suchen
web-rating-search = Suchen
web-rating-everywhere = Überall
web-rating-players = { $count ->
        [one] ein Spieler
       *[other] { NUMBER($count) } Spieler
    }
web-rating-page = Seite { $page } von { $of }
web-rating-nobody = Auf dieser Liste wurde niemand gefunden. Versuch es mit weniger Buchstaben oder einer anderen Region.
web-rating-none-yet = Noch zählt kein Turnier fürs Rating. Ein Turnier, das zu einem Programm gehört, zählt, sobald es beendet ist.
web-rating-improved = Größter Sprung
web-rating-improved-in = Wer in der Saison { $season } am meisten gewonnen hat
web-rating-nobody-rose = Auf dieser Liste ist noch niemand gestiegen.
web-rating-to-list = Die ganze Liste: { $list }
web-rating-events = Turniere
web-rating-event = Turnier
web-rating-day = Tag
web-rating-before = Vorher
web-rating-after = Nachher
web-rating-history = Das Rating nach jedem Turnier
web-rating-chart = Rating vom { $first } bis zum { $last }; dieselben Zahlen stehen unten in der Tabelle
web-rating-press = Drück auf einen Punkt, um seine Spiele zu sehen.
web-rating-stands-html = <b>{ $rating }</b>: Nummer { NUMBER($rank) } von { NUMBER($of) }, aus { $games ->
        [one] einem Spiel
       *[other] { NUMBER($games) } Spielen
    }
web-rating-on-person = Nummer { NUMBER($rank) }, aus { $games ->
        [one] einem Spiel
       *[other] { NUMBER($games) } Spielen
    }
web-rating-game = { $how ->
        [win] gewonnen gegen
        [loss] verloren gegen
       *[draw] unentschieden gegen
    }{ $share ->
        [1] {""}
       *[other] {" "}(einer von { $share } im Pod):
    }
web-rating-event-changed = Was dieses Turnier geändert hat
web-rating-no-games-yet = Auf dieser Liste noch kein gewertetes Spiel.
web-rating-what-if = Was brächte ein Ergebnis?
web-rating-what-if-hint = Gib die Kürzel zweier Spieler ein und sieh, was jedes Ergebnis für beide Ratings brächte.
web-rating-one = Ein Spieler
web-rating-other = Der andere
web-rating-level = Stufe des Turniers
web-rating-work-out = Zeigen
web-rating-at-k = { $list }, k { $k }: ein Spiel, sonst nichts im Turnier
web-rating-now = Jetzt
web-rating-if = { $how ->
        [win] Der erste gewinnt
        [loss] Der zweite gewinnt
       *[draw] Unentschieden
    }
web-rating-event-heading = { $state ->
        [waits] Wartet auf Verarbeitung
       *[other] Ratings
    }
web-rating-event-none = Ratings werden gezählt, wenn ein Turnier beendet ist und zu einem Programm gehört, das welche hat.
web-rating-event-not = Zählt nicht fürs Rating: { $why }.
web-rating-event-not-hint = Die Ratings bleiben, wie sie sind. Wird die Anmeldung oder ein Teilnehmer korrigiert, wird das Turnier neu angesehen.
web-rating-not-known = { $players } { $count ->
        [one] ist keiner Person zugeordnet
       *[other] sind keinen Personen zugeordnet
    }: Diese Spiele zählen nicht fürs Rating.
web-rating-rated = { $games ->
        [one] Ein Spiel zählt
       *[other] { $games } Spiele zählen
    }: { $level }, k { $k }, jedes gegen das Rating vor dem Turnier.
web-rating-came-late = Die Meldung kam { $days ->
        [one] einen Tag
       *[other] { $days } Tage
    } nach dem Turnier.
web-rating-why-waits = Innerhalb von { $within } Tagen werden Ergebnisse sofort gezählt. Spätere warten auf die nächste volle Neuberechnung{ $events ->
        [0] .
        [one] , weil ein späteres Turnier mit { $games } Spielen neu gezählt werden muss.
       *[other] , weil { NUMBER($events) } spätere Turniere mit { NUMBER($games) } Spielen neu gezählt werden müssen.
    }
web-rating-next-refresh = Sie läuft von selbst, das nächste Mal:
web-rating-some-wait = { $count ->
        [one] Ein Turnier wartet auf Verarbeitung.
       *[other] { $count } Turniere warten auf Verarbeitung.
    }
web-rating-refresh = Jetzt zählen
web-rating-refreshed = { $events ->
        [0] Die Ratings waren auf dem neuesten Stand.
        [one] Ein Turnier neu gerechnet; { $waited } hatten gewartet.
       *[other] { NUMBER($events) } Turniere neu gerechnet; { $waited } hatten gewartet.
    }
web-rating-as-before = wie bisher
web-rating-together = { $zero ->
        [yes] Alle Änderungen zusammen sind 0.
       *[no] Die Grenzen der Skala haben einen Teil der Änderungen geschluckt.
    }
web-rating-left-out = Nicht gewertet
web-rating-left-out-one = Runde { $round }, { $players }: { $why }
web-rating-see = Was es an den Ratings geändert hat
web-rating-awaits = Die Ratings warten auf Verarbeitung: Die Meldung kam spät.
