# Ein Draft- oder Sealed-Turnier: was jeder bekommt, Zeiträume, Plätze, Picks, Kartenpools.

# Was das Format sagt.
web-limited-everybody-gets = Jeder bekommt
web-limited-packs = Packs
web-limited-packs-of =
    { $packs }{ $size ->
        [0] { "" }
        [one] { " " }mit { $size } Karte
       *[other] { " " }mit { $size } Karten
    }{ $sides ->
        [0] { "" }
        [1] { "" }
       *[other] { " " }je Seite
    }
web-limited-besides = Außerdem
web-limited-unlimited =
    { $sets ->
        [1] Je ein Exemplar von
       *[other] Beliebig viele Exemplare von
    } { $what } Karten, die nicht gedraftet werden
web-limited-groups = Gruppen
web-limited-group-sizes = Mit { $least } bis { $most } Spielern
web-limited-first = Zuerst
web-limited-openly = Offen gewählt, reihum und zurück: { $what }
web-limited-picks = Picks
web-limited-mind = Hinweis:

# Zeiträume auf der Uhr.
web-limited-periods = Zeiträume auf der Uhr
web-limited-period-lasts =
    { $name }: { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
web-limited-clock-html =
    <strong>{ $what }</strong>: noch <span class="{ $look }">{ $left }</span>{ $paused ->
        [none] { "" }
       *[yes] , angehalten
    }.
web-limited-pause-or-lengthen = Anhalten oder verlängern
web-limited-period = Zeitraum
web-limited-draft = Draft
web-limited-minutes =
    { $periods ->
        [0] Minuten
       *[other] Minuten; leer: wie im Format
    }
web-limited-start-period = Zeitraum starten

# Plätze.
web-limited-sides = Seiten
web-limited-seats = Plätze, im Uhrzeigersinn
web-limited-seats-of-draft = Plätze im Draft
web-limited-seat-again = Neu setzen
web-limited-no-seats-yet = Hier stehen dann die Plätze.
web-limited-who-draws-seats = „Den Draft setzen“ lost sie aus, sobald alle Spieler angemeldet sind.
web-limited-seat = Platz
web-limited-late-html = Nach dem Draft gekommen: { $players }.

# Auf der eigenen Seite eines Spielers.
web-limited-your-seat = Dein Platz im Draft
web-limited-your-side = Deine Seite
web-limited-in-group = Gruppe
web-limited-seat-of-html = { $seat } <small>von { $seats }</small>
web-limited-side = Seite
web-limited-which-side =
    { $side ->
        [light] Hell
        [dark] Dunkel
       *[other] { $side }
    }

# Jemand draftet nicht weiter.
web-limited-stops = Jemand draftet nicht weiter
web-limited-stays-in = Wer ausgeschlossen wird, bleibt im Turnier; die Picks werden ausgelost.
web-limited-who = Wer
web-limited-suspend = Vom Draft ausschließen
web-limited-suspended-now = { $player } draftet nicht weiter; jeden weiteren Pick auslosen.
web-limited-suspended-html = Ausgeschlossen: { $players }.
web-limited-pick-for = Pick für
web-limited-which-pack =
    { $first ->
        [0] Pack; 0 für die offenen Karten
       *[other] Pack
    }
web-limited-cards-left = Karten zur Auswahl
web-limited-draw-pick = Karte ziehen
web-limited-picked = { $player } bekommt Karte { $card } von { $left }, von oben gezählt.

# Zeiten der Picks.
web-limited-times = Zeiten der Picks
web-limited-sizes = Karten im Pack, oder in jedem (7,6,7)
web-limited-show-times = Zeiten anzeigen

# Getauschte Kartenpools.
web-limited-swap = Kartenpools tauschen
web-limited-swap-again = Kartenpools neu tauschen
web-limited-how-to-swap =
    Die registrierten Kartenpools einsammeln; das Los verteilt sie neu, und manche können den eigenen zurückbekommen.
web-limited-why-swap-again = Begründung für den neuen Tausch
web-limited-swapped = Die Kartenpools sind getauscht.
