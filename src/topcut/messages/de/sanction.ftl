# Die Sanktionierung eines Turniers: ob es in seinem Programm zählt und was es dort zu verdienen gibt.

sanction-heading = { $over ->
        [yes] { $counts ->
            [yes] Zählte als sanktioniert
           *[no] Zählte nicht als sanktioniert
        }
       *[no] { $counts ->
            [yes] Zählt als sanktioniert
            [if] Zählt als sanktioniert, wenn eintrifft, was hier offen ist
           *[no] Zählt so nicht als sanktioniert
        }
    }{ $kind ->
        [casual] {" "}(Casual)
        [competitive] {" "}(Competitive)
       *[none] {""}
    }
sanction-other-game = in { $document } geht es nicht um dieses Spiel: Dort zählt das Turnier für nichts
sanction-formats = { AND($formats) }
sanction-no-start = Tag und Beginn sind noch nicht angekündigt
sanction-no-rounds = es gibt keine Runden
sanction-days = { $days } Tage vorher
sanction-given = { $what ->
        [players] { $phase ->
            [planned] zeigt sich am Tag selbst; gerechnet mit { $given }
           *[other] { $given } haben mitgespielt
        }
        [rounds] { $phase ->
            [planned] { $given ->
                [0] so viele, wie die Regeln für die Spielerzahl empfehlen
               *[other] { $given } geplant
            }
           *[other] { $given } gespielt
        }
       *[notice] { $given ->
            [one] { $given } Stunde vorher
           *[other] { $given } Stunden vorher
        }
    }
sanction-not-rated = die Spiele werden nicht gewertet
sanction-before-release = ein Online-Turnier mit { $set ->
        [none] einem neuen Set
       *[other] { $set }
    } beginnt erst nach dem Erscheinen, { $day }
sanction-no-level = { $document } kennt diese Stufe nicht
sanction-out-of-season = dieser Tag liegt außerhalb der Saison: { $level }
sanction-earns = { $what } für: { $where }{ $above ->
        [0] {""}
       *[other] , ab { $players } Spielern
    }
sanction-points = { $table }: bei { $players } Spielern bekommen die ersten Plätze { AND($points) }
sanction-points-each = { $table }: bei { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spielern
    } { $over ->
        [yes] bekam jeder, der dabei war,
       *[no] bekommt jeder, der dabei ist,
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
sanction-no-points = { $table }: { $why }
sanction-below = { $over ->
        [yes] Zählte als sanktioniert, aber wie ein lokales Turnier
       *[no] Zählt als sanktioniert, aber wie ein lokales Turnier
    }: nicht vergeben, { $level }
sanction-months = in der Saison einer anderen Stufe braucht es eine Sondergenehmigung: { AND($levels) } ({ $clause })
sanction-granted = { $state ->
        [granted] zugesagt{ $day ->
            [none] {""}
           *[other] {" "}am { $day }
        }
        [asked] angefragt am { $day }, noch nicht beantwortet
        [declined] abgelehnt am { $day }
       *[none] nicht zugesagt
    }
