# Was die Wörter eines Regelwerks bedeuten.

rulename-step = { $step ->
        [points] die meisten Punkte
        [strength_of_schedule] die Summe der Punkte der Gegner
        [opponents_strength_of_schedule] die Summe der Gegnerpunkte der Gegner
        [pooled_strength_of_schedule] die Punkte aller Gegner je gespieltem Spiel
        [mean_strength_of_schedule] das Mittel der Punkte der Gegner je Runde
        [differential] die Summe der Differenzen
        [cumulative_points] die Summe der Zwischenstände nach jeder Runde
        [count_most] die meisten Ergebnisse
        [count_fewest] die wenigsten Ergebnisse
        [rating] die höhere Wertungszahl
        [lot] das Los
        [opponents_match_win] das Mittel der Matchquoten der Gegner
        [game_win] die eigene Spielquote
        [opponents_game_win] das Mittel der Spielquoten der Gegner
        [rounds_played] die meisten gespielten Runden
        [rounds_won] die meisten am Tisch gewonnenen Runden
        [margin] die Summe der Vorsprünge
        [signup] wer sich zuerst angemeldet hat
        [observed] die höchste Summe der Beobachtung
       *[other] { $step }
    }
rulename-parameter = { $parameter ->
        [drop_lowest] Streichwertung
        [without_player] Abzug der eigenen Spiele
        [unrated] ohne Wertungszahl
        [name] von
       *[other] { $parameter }
    }
rulename-between = { $between ->
        [head_to_head] das Spiel der beiden gegeneinander
       *[direct_competition] wer alle anderen geschlagen hat, die noch gleichauf sind
    }
rulename-criterion = { $criterion ->
        [rematches] niemand trifft einen Gegner noch einmal
        [surplus_byes] so wenige Freilose wie möglich anstelle von Wiederholungen
        [repeated_byes] niemand hat ein zweites Freilos
        [byes_above_lowest] das Freilos bekommt, wer die wenigsten Punkte hat
        [paired_down_again] niemand spielt an einer Punktgruppe vorbei nach unten, in der ein Gegner übrig ist
        [unequal_totals] Punktgleiche treffen sich
        [total_gaps] sonst liegen die Punkte nahe beieinander
        [future_rounds] spätere Runden lassen sich noch paaren
        [differential_floats] nach unten spielt die niedrigste Differenz, gegen die höchste der Punktgruppe darunter
        [differential_gaps] Nachbarn nach Differenz treffen sich
        [teammates] Teamkollegen bleiben getrennt
       *[other] { $criterion }
    }
rulename-ending = { $how ->
        [normal] zu Ende gespielt
        [timeout] die Zeit war um
        [concession] aufgegeben
        [effect] durch eine Karte beendet
        [decked] beide Decks leer
        [agreed] unentschieden nach Absprache
        [both-lose] beide verlieren
        [incomplete] nicht zu Ende gespielt
        [no-show] jemand ist nicht erschienen
        [dropped] jemand ist während des Spiels ausgestiegen
       *[other] { $how }
    }
