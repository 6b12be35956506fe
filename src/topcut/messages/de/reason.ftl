# Warum eine Runde so gepaart ist.

reason-pair = { $high } ({ $high_total }) { $how ->
        [down] spielt nach unten gegen
       *[level] trifft
    } { $low } ({ $low_total }){ $met ->
        [again] { " noch einmal" }
       *[first] { "" }
    }: { $cause }
reason-bye = { $player } hat { $byes ->
        [one] das Freilos
       *[other] ein Freilos
    }{ $met ->
        [again] { " noch einmal" }
       *[first] { "" }
    }: { $cause }
reason-pinned = von der Spielleitung festgelegt
reason-rematch = keine Paarung hat weniger Wiederholungen
reason-teammates = punktgleich; diese Teamkollegen waren nicht zu trennen
reason-level-by-differential = punktgleich, Differenzen { SIGNED($high) } und { SIGNED($low) }
reason-level-by-sides = punktgleich, { $high } gegen { $low }, ausgelost
reason-level = punktgleich, ausgelost
reason-past = { $cause }; an { AND($totals) } vorbei, weil jede andere Paarung schlechter ist
reason-past-all-met = { $cause }, und gegen alle mit { AND($totals) } schon gespielt
reason-alone-on-total = sonst hat niemand { $total }
reason-met-all-on-total = gegen alle mit { $total } schon gespielt
reason-not-better = keine Runde, in der { $player } jemanden mit { $total } trifft, ist besser
reason-last-of-odd-group = der Letzte einer ungeraden Gruppe mit { $total }
reason-last-with-up = der Letzte mit { $total }, während { $up } nach oben spielt
reason-last-with-resting = der Letzte mit { $total }, während { $resting } ein Freilos hat
reason-last-with-both = der Letzte mit { $total }, während { $up } nach oben spielt und { $resting } ein Freilos hat
reason-few = { AND($players) }
reason-many = { $count } Spieler
reason-bye-given = von der Spielleitung gegeben
reason-bye-alone = sonst ist niemand übrig
reason-bye-met-all = gegen alle schon gespielt
reason-bye-instead = statt einer Wiederholung, die nicht zu vermeiden war
reason-bye-second = ohne ein zweites Freilos lässt sich diese Runde nicht besser paaren
reason-bye-of-side = auf der Seite { side-name } sind mehr; { $cause }
reason-bye-random = ausgelost
reason-bye-lowest = die wenigsten Punkte ({ $total }) unter denen ohne Freilos
reason-bye-needed = die Spieler darunter werden gebraucht, um die anderen zu paaren

# In einer Zeile, die beide nennt: nur der Grund.
reason-row = { $how ->
        [down] nach unten: { $cause }
       *[level] { $met ->
            [again] noch einmal: { $cause }
           *[first] { $cause }
        }
    }
reason-by-hand = von Hand geändert
reason-by-hand-met = von Hand geändert; sie haben schon gespielt
reason-by-hand-unequal = von Hand geändert; { $high } und { $low } Punkte
reason-by-hand-met-unequal = von Hand geändert; sie haben schon gespielt; { $high } und { $low } Punkte
reason-earned-bye = nimmt ein verdientes Freilos

# Warum zwei sich treffen, oder nicht.
reason-cannot = { $players ->
        [one] { $who } kann in dieser Runde kein Freilos haben
       *[other] { AND($who) } können sich in dieser Runde nicht treffen
    }
reason-must = { $players ->
        [one] { $who } muss das Freilos haben: anders lässt sich diese Runde nicht paaren
       *[other] { AND($who) } müssen sich treffen: anders lässt sich diese Runde nicht paaren
    }
reason-always = { $players ->
        [one] { $who } hat in jeder besten Paarung das Freilos; jede andere bedeutet { $price }
       *[other] { AND($who) } treffen sich in jeder besten Paarung; jede andere bedeutet { $price }
    }
reason-only-with = { $players ->
        [one] { $who } könnte das Freilos nur so haben: { $price }
       *[other] { AND($who) } könnten sich nur so treffen: { $price }
    }
reason-can = { $players ->
        [one] { $who } kann das Freilos haben: einige der besten Paarungen sind so, und das Los entscheidet
       *[other] { AND($who) } können sich treffen: einige der besten Paarungen sind so, und das Los entscheidet
    }
reason-price = mehr { $criterion ->
        [rematches] Wiederholungen
        [surplus_byes] überzählige Freilose
        [repeated_byes] zweite Freilose
        [byes_above_lowest] Punkte zwischen Freilos und Tabellenende
        [paired_down_again] übersprungene Punktgruppen mit möglichem Gegner
        [unequal_totals] Paare mit ungleichen Punkten
        [total_gaps] Punkte Abstand zwischen den Gegnern
        [future_rounds] Risiko, dass eine spätere Runde nicht zu paaren ist
        [differential_floats] nach Differenz übergangene Spieler
        [differential_gaps] Abstand zwischen den Differenzen der Gegner
        [teammates] Paare von Teamkollegen
       *[other] { $criterion }
    }: { $there } statt { $best }
reason-cost = { $criterion ->
        [rematches] { $count ->
            [one] { $count } Wiederholung
           *[other] { $count } Wiederholungen
        }
        [surplus_byes] { $count ->
            [one] { $count } überzähliges Freilos
           *[other] { $count } überzählige Freilose
        }
        [repeated_byes] { $count ->
            [one] { $count } zweites Freilos
           *[other] { $count } zweite Freilose
        }
        [byes_above_lowest] { $count ->
            [one] { $count } Punkt zwischen Freilos und Tabellenende
           *[other] { $count } Punkte zwischen Freilos und Tabellenende
        }
        [paired_down_again] { $count ->
            [one] { $count } übersprungene Punktgruppe mit möglichem Gegner
           *[other] { $count } übersprungene Punktgruppen mit möglichem Gegner
        }
        [unequal_totals] { $count ->
            [one] { $count } Paar mit ungleichen Punkten
           *[other] { $count } Paare mit ungleichen Punkten
        }
        [total_gaps] { $count ->
            [one] { $count } Punkt Abstand zwischen den Gegnern
           *[other] { $count } Punkte Abstand zwischen den Gegnern
        }
        [future_rounds] { $count } Risiko, dass eine spätere Runde nicht zu paaren ist
        [differential_floats] { $count ->
            [one] { $count } nach Differenz übergangener Spieler
           *[other] { $count } nach Differenz übergangene Spieler
        }
        [differential_gaps] { $count ->
            [one] { $count } Punkt Abstand zwischen den Differenzen der Gegner
           *[other] { $count } Punkte Abstand zwischen den Differenzen der Gegner
        }
        [teammates] { $count ->
            [one] { $count } Paar von Teamkollegen
           *[other] { $count } Paare von Teamkollegen
        }
       *[other] { $count } { $criterion }
    }
reason-costs = { $costs }
reason-no-cost = nichts
reason-uses-earned-bye = { $player } nimmt ein verdientes Freilos
reason-dearer-by-hand = von Hand geändert: { $cost } statt { $best }
reason-best-by-hand = von Hand geändert: so gut wie die beste Paarung
