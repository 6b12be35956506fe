# Die Liste der Turniere.
web-home-title = Für ein Kartenturnier genügt ein Laptop.
web-home-lead = Topcut paart die Runden, nimmt Ergebnisse von Telefonen und Zetteln an und zeigt allen, wo sie sitzen und wie ihr Rang zustande kommt.
web-home-found = Gefundene Turniere
web-home-nothing-fits-html = Kein Turnier passt. Versuch es mit weniger Wörtern, oder <a href="{ $url }">sieh dir alle Turniere an</a>.
web-home-nothing-yet = Hier stehen die Turniere: was gerade läuft, was kommt, und Ergebnisse.
web-home-set-up-first = Das erste Turnier anlegen
web-home-heading =
    { $when ->
        [running] Läuft gerade
        [upcoming] Demnächst
       *[past] Ergebnisse
    }
web-home-all =
    { $when ->
        [running] Alle laufenden
        [upcoming] Alle kommenden
       *[past] Alle Ergebnisse
    }
web-home-none-in-list-html = Kein Turnier passt. <a href="{ $url }">Alle Turniere ansehen</a>.
web-home-back = Zurück zu allen Listen
web-home-players =
    { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
web-home-results-in =
    { $done } von { $of ->
        [one] { $of } Ergebnis
       *[other] { $of } Ergebnissen
    } da
web-home-round-ends = Runde endet
web-home-paused-html = { $left } <small>angehalten</small>
web-home-open = Anmeldung offen
web-home-entered =
    { $players ->
        [0] { $places ->
            [0] noch niemand angemeldet
           *[other] { $places } Plätze
        }
       *[other] { $places ->
            [0] { $players } angemeldet
           *[other] { $players } von { $places } Plätzen vergeben
        }
    }
web-home-full = Ausgebucht
web-home-cancelled = Abgesagt
web-home-won = hat gewonnen
web-home-not-played = nicht gespielt
