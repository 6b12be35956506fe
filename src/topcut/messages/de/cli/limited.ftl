# Draft und Sealed: Plätze, Kartenpools, Ausgeschlossene, Zeiten.
cli-limited-seated =
    { $players } Spieler in { $groups ->
        [one] { $groups } Gruppe
       *[other] { $groups } Gruppen
    }; Startwert { $seed }.
cli-limited-suspended = { $player } draftet nicht weiter; `topcut pick` zieht jeden weiteren Pick.
cli-limited-picked = { $player } bekommt Karte { $card } von { $left }, von oben gezählt.
cli-limited-place = { $player }: { $group }, Platz { $seat } von { $seats }
cli-limited-plays-side = { $player } spielt die Seite { side-name }
