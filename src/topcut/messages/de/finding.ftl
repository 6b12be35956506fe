# Was aus einem Journal nachgerechnet wurde, und ob dasselbe herauskam.

finding-no-event = das Journal beginnt nicht mit dem Turnier
finding-unfit = { $kind } passt nicht zu dem, was davor steht; der Rest wurde nicht geprüft
finding-from-seed = { $what }: { $came ->
        [same] passt zum Startwert
       *[other] passt nicht zum Startwert
    }
finding-groups-seated = Gruppen gesetzt
finding-pools-swapped = Kartenpools getauscht
finding-pick = Pick
finding-decks-dealt = Runde { $round }, Decks verteilt
finding-special-rule = Runde { $round }, Sonderregel
finding-packs-erased = Packs verteilt: die Kartenliste ist gelöscht, das Verteilen wird also nicht wiederholt
finding-packs = Packs verteilt: { $came ->
        [same] der Startwert ergibt diese Packs
       *[other] der Startwert ergibt andere Packs
    }
finding-lot = Los: { $came ->
        [same] der Startwert ergibt diese Reihenfolge
       *[other] der Startwert ergibt eine andere Reihenfolge
    }
finding-settings = Einstellungen geändert ({ $settings }): { $came ->
        [same] die Regeln stimmen
       *[other] die Regeln stimmen nicht
    }
finding-settings-refused = Einstellungen geändert ({ $settings }): { $why }

# Eine Runde.
finding-posted = Runde { $round } ausgehängt: { $came ->
        [same] wie ausgelost
       *[other] anders als ausgelost
    }
finding-made-by = Runde { $round } stammt von { $engine } und wird nicht neu ausgelost
finding-typed-in = Runde { $round } ist eingetippt und wird nicht neu ausgelost
finding-follows = Runde { $round }: { $came ->
        [same] wie sie sein soll
       *[other] sie müsste anders sein
    }
finding-drawn = Runde { $round } ausgelost: { $came ->
        [same] bestmöglich, und passt zum Startwert
       *[other] passt nicht zum Startwert
    }
finding-remarks-differ =
    Runde { $round } ausgelost: die Bemerkungen passen nicht zum Startwert{ $extra ->
        [none] { "" }
       *[other] ; festgehalten, aber nicht so: { SEMICOLONS($extra) }
    }{ $missing ->
        [none] { "" }
       *[other] ; nicht festgehalten: { SEMICOLONS($missing) }
    }
finding-drawn-elsewhere = Runde { $round } ausgelost: bestmöglich; von { $engine } ausgelost, wird also nicht wiederholt
finding-drawn-worse = Runde { $round } ausgelost: es gibt eine bessere Paarung, Kosten: { $least }
finding-cost-differs = Runde { $round } ausgelost: die Kosten sind { $spent }, aber festgehalten ist { $recorded }
finding-set-by-hand = Runde { $round } von Hand gepaart: zulässig, Kosten wie festgehalten
finding-misseated = Runde { $round } ausgelost: { $fault }

# Wer wo sitzt.
finding-sits-twice = jemand sitzt zweimal
finding-left-out = ausgelassen: { $players }
finding-should-not-sit = dürfte nicht sitzen: { $players }
finding-different-pods = Tisch { $table }: Spieler aus verschiedenen Draftgruppen (7.6)

# Ein Abschnitt.
finding-stage-refused = { $stage }: { $why }
finding-others-play-on = { $stage }: andere Spieler müssten weiterkommen, oder mit anderen Setzplätzen
finding-seeds-follow = { $stage }: die Setzliste folgt aus { $source ->
        [seats] den Sitzplätzen des Drafts
       *[standings] der Tabelle
    }
finding-seats-by-hand = die Sitzplätze des Drafts wurden von Hand eingetragen{ $came ->
        [same] { "" }
       *[other] , und nicht alle sitzen dort genau einmal
    }
finding-seeds-by-hand = { $stage }: die Setzliste wurde von Hand eingetragen
finding-second-heat = { $player } spielt in { $stage } und ist in { $heat } nicht ausgeschieden

# Ein Ergebnis.
finding-result-refused = { $place }: { $why }
finding-result-odd = { $place }: { $why }; es zählt, wie es eingetragen ist
