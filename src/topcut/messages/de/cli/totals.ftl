# Spielzeiten aus einem Ordner.

cli-totals-points = Punkte: { $table }, { $season }
cli-totals-rank = Rang
cli-totals-player = Spieler
cli-totals-name = Name
cli-totals-league = { $league }, { $season }
cli-totals-bonus = Bonus
cli-totals-sum = Summe
cli-totals-why = durch
cli-totals-half = { $closed ->
        [yes] Qualifiziert
       *[no] Qualifiziert wären
    } nach der { $half ->
        [1] ersten
       *[other] zweiten
    } Hälfte: die ersten { $number }
cli-totals-playoffs = Playoffs
cli-totals-champion = Meister: [bold]{ $player }[/]
cli-totals-no-byes = Niemand hat ein Freilos oder einen Vorsprung verdient.
cli-totals-byes = Freilose und Vorsprünge, { $on }
cli-totals-earned = verdient
cli-totals-into = für
cli-totals-state = Stand
cli-totals-earned-in = bei
cli-totals-bye-state = { $state ->
        [used] eingesetzt bei { $used }
        [expired] abgelaufen am { $until }
       *[held] gilt{ $until ->
            [none] {""}
           *[other] {" "}bis { $until }
        }
    }
cli-totals-people = { $count ->
        [one] Eine Person
       *[other] { $count } Personen
    }
cli-totals-events = Turniere
cli-totals-record = Siege-Niederlagen-Unentschieden
cli-totals-best = bester Platz
cli-totals-badges = Abzeichen
cli-totals-not-scored = { $event } ist nicht gewertet: { $why }
