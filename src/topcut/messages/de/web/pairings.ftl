# Die Paarungen einer Runde.
web-pairings-none = Hier findest du deinen Tisch und deinen Gegner, sobald Runde 1 aushängt.
web-pairings-ends =
    { $final ->
        [yes] Ohne Verlängerung; endet
       *[no] Endet
    }
web-pairings-rounds = Runden
web-pairings-rounds-label = Runde
web-pairings-tab-round = { $round }
web-pairings-tab-stage = { $stage }
web-pairings-tab-of-stage = { $stage }, { $round }
web-pairings-find-label = Meinen Tisch finden
web-pairings-find-hint = Dein Name
web-pairings-find = Suchen
web-pairings-by-name = Nach Namen
web-pairings-by-place =
    { $what ->
        [game] Nach Spielen
       *[table] Nach Tischen
    }
web-pairings-bracket = Der Turnierbaum
web-pairings-place =
    { $what ->
        [game] Spiel
       *[table] Tisch
    }
web-pairings-player = Spieler
web-pairings-seat = Platz
web-pairings-points = Punkte
web-pairings-rounds-won = Gewonnene Runden
web-pairings-by-name-caption = { $round } nach Namen
web-pairings-caption =
    { $what ->
        [game] { $tables ->
            [one] { $tables } Spiel
           *[other] { $tables } Spiele
        }
       *[table] { $tables ->
            [one] { $tables } Tisch
           *[other] { $tables } Tische
        }
    }{ $byes ->
        [0] { "" }
        [one] , { $byes } Freilos
       *[other] , { $byes } Freilose
    }, { $done ->
        [0] noch kein Ergebnis da
        [one] { $done } Ergebnis da
       *[other] { $done } Ergebnisse da
    }
web-pairings-state =
    { $state ->
        [playing] spielt
        [reported] gemeldet
        [in] da
        [disputed] strittig
        [delayed] wird nachgereicht
       *[other] { $state }
    }
web-pairings-drawn-games = { $games } unentschieden
web-pairings-print = Nach Namen drucken
web-pairings-points-before =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } vor dieser Runde
web-pairings-table = Tisch { $table }

# Einen Namen suchen.
web-pairings-nobody-fits-html = Kein Spieler dieser Runde passt zu „<bdi>{ $typed }</bdi>“.
web-pairings-not-in-round-html = Im Turnier, aber nicht in dieser Runde: { $names }.
web-pairings-fewer-letters-html = Tippe weniger Buchstaben, oder sieh <a href="{ $url }">alle Namen</a> durch.
web-pairings-sits-html =
    <bdi>{ $name }</bdi> { $what ->
        [game] spielt Spiel
       *[table] sitzt an Tisch
    }
web-pairings-has-html = <bdi>{ $name }</bdi> hat ein
web-pairings-on-seat = auf Platz { $seat }
web-pairings-ask = Tippe die ersten Buchstaben eines Namens: dann stehen hier Tisch und Gegner.
web-pairings-against-html = gegen <bdi>{ $name }</bdi>
web-pairings-order = Reihenfolge
web-pairings-many-fit =
    { $players ->
        [one] { $players } Spieler passt, siehe unten.
       *[other] { $players } Spieler passen, siehe unten.
    }
