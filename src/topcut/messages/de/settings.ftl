# Wonach ein Turnier spielt: eine Einstellung mit ihrem Wert, und was er ersetzt.

settings-set = { $title }: { $value }
settings-instead = { $setting } statt { $before }
settings-value = { $value }
settings-values = { $values }
settings-none = ohne
settings-flag = { $flag ->
        [yes] ja
       *[no] nein
    }
settings-rounds-open = { $table ->
        [yes] wie die Tabelle empfiehlt
       *[no] wie die Spielleitung sagt
    }
settings-result = { $name } ({ $code })
settings-warning-half = zur Halbzeit
settings-warning = { $minutes ->
        [one] { $minutes } Minute vor dem Ende
       *[other] { $minutes } Minuten vor dem Ende
    }
settings-choice = { $choice ->
        [pairing-random] zufällig
        [pairing-differential] nach Differenz
        [pairing-sides] Seite gegen Seite
        [forced_rematch-byes] beide bekommen ein Freilos
        [forced_rematch-play] die Wiederholung wird gespielt
        [future_rounds-last] das letzte Kriterium
        [future_rounds-required] Vorrang vor gleichen Punkten
        [tied_match-draw] unentschieden
        [tied_match-tiebreak] der Tiebreak entscheidet
        [tie_breaker-strength_of_schedule] Gegnerpunkte
        [tie_breaker-differential] Differenz
        [limited_deck_changes-between-matches] zwischen den Matches
        [limited_deck_changes-between-games] zwischen den Spielen
        [first_or_second-before-sideboarding] vor dem Sideboarden
        [first_or_second-after-sideboarding] nach dem Sideboarden
        [bracket_tie-higher-seed] der höher Gesetzte gewinnt
        [bracket_tie-play-on] es wird weitergespielt
        [bracket_clock-match] für das ganze Match
        [bracket_clock-game] für jedes Spiel
        [drop_after_draw-redraw] die Runde wird neu ausgelost
        [drop_after_draw-plays] sie wird noch gespielt
        [drop_taken_back-player] der Spieler selbst, bis die nächste Runde gepaart wird
        [drop_taken_back-head-judge] der Hauptschiedsrichter
        [first_turn-loser-chooses] der Verlierer wählt, wer beginnt
        [first_turn-loser] der Verlierer beginnt
        [first_turn-lot-chooses] wer das Los gewinnt, wählt, danach der Verlierer
        [missions_to_win-none] keine Mission
        [missions_to_win-one] eine Mission
        [missions_to_win-planet-and-space] eine Planeten- und eine Weltraummission
        [playoff_seats-drawn] ausgelost
        [playoff_seats-ranks] in der Reihenfolge der Ränge
        [match_sides-balanced] beide abwechselnd
        [match_sides-players] wie die Spieler es ausmachen
       *[other] { $value }
    }
settings-now = { $value }{ $printed ->
        [none] { "" }
       *[other] ; im Dokument steht { $printed }
    }{ $clause ->
        [none] { "" }
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
settings-change = { $needs ->
        [nothing] darf sich ändern
        [reason] eine Änderung braucht eine Begründung
        [consent] eine Änderung braucht die Zustimmung von { $consent }
       *[never] kann sich nicht mehr ändern
    }
settings-changed = { $change }{ $consent ->
        [none] { "" }
       *[other] , mit Zustimmung von { $consent }
    }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
