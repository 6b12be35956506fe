# Warum ein Programm nichts antwortet, oder nicht das Erhoffte.

programwhy-no-game = { $document } handelt nicht von { $game }
programwhy-no-table = { $document } druckt keine Tabelle { $table }
programwhy-casual-only = { $players } Spieler sind ein Casual-Turnier: Competitive beginnt mit { $least }
programwhy-no-casual = diese Tabelle kennt keine Casual-Turniere
programwhy-no-column = die Tabelle sagt nichts zu Platz { $place }: sie endet mit { $last }
programwhy-too-few = die Tabelle beginnt mit { $least } Spielern, und es waren { $players }
programwhy-too-many = die Tabelle endet mit { $most } Spielern, und es waren { $players }
programwhy-scored-by = die Tabelle endet mit { $most } Spielern: ein größeres Turnier wertet { $by }
programwhy-season-is-over = die Saison jenes Jahres war vorbei: { $level }
programwhy-not-sanctioned = ein Turnier mit { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } ist nicht sanktioniert: es braucht { $least }
programwhy-only-above = Platz { $place } bringt nur bei mehr als { $above } Spielern etwas ein
programwhy-place-earns-nothing = Platz { $place } bringt nichts ein: der letzte, der es tut, ist { $last }
programwhy-nothing-for-game = { $document } nennt nichts, was hier in { $game } zu verdienen ist
programwhy-earns-points = eine Platzierung bringt Punkte der Tabelle { $table }, keine Freilose
programwhy-earns-nothing = { $document } nennt nichts, was eine Platzierung einbringt: { $level }
programwhy-approval = { $format } muss auf dieser Stufe genehmigt werden ({ $clause })
programwhy-granted = { $granted ->
        [by-bid] zu bekommen durch eine Bewerbung mit Angebot an { $by }
       *[by-application] zu bekommen durch einen Antrag an { $by }
    } ({ $clause })
programwhy-small-event = alle spielen { $played ->
        [one] { $played } Spiel
       *[other] { $played } Spiele
    } und haben { $byes ->
        [one] ein Freilos
       *[other] { $byes } Freilose
    } ({ $clause })
programwhy-no-conditions = { $document } nennt keine Bedingungen für eine Sanktionierung
programwhy-falls-short = { SEMICOLONS($reasons) }
programwhy-missing = { $otherwise ->
        [casual] für ein Competitive-Turnier{" "}
       *[non-sanctioned] {""}
    }nötig sind { $what ->
        [players] { $least } Spieler
        [rounds] { $least ->
            [one] { $least } Runde
           *[other] { $least } Runden
        }
       *[notice] { $least } Stunden Vorlauf
    }, nicht { $given }
programwhy-format-missing = { AND($formats) } ist kein anerkanntes Format{ $otherwise ->
        [casual] {" "}eines Competitive-Turniers
       *[non-sanctioned] {""}
    }
programwhy-no-level = { $document } nennt weder Stufe noch k: { $level }
programwhy-no-bonus = { $document } nennt keine Bonuspunkte
programwhy-bonus-alone = { $bonus } zählt nur zusammen mit { $other }
programwhy-bonus-shut-out = { $bonus } zählt nicht zusammen mit { $other }
programwhy-bonus-above = { $bonus } zählt erst nach mehr als { $above } verpassten Turnieren
