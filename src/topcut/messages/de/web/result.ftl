# Die Meldung eines Ergebnisses: wie ein Match ausgegangen sein kann, für seine Spieler und am Pult.
web-result-won =
    { $who ->
        [self] Ich habe gewonnen
        [other] Ich habe verloren
       *[named] { $player } hat gewonnen
    }{ $how ->
        [timeout] , Zeit abgelaufen
        [conditions] , mit weniger Punkten
        [effect] { " durch den Effekt einer Karte" }
        [drawn] , mit unentschiedenen Spielen
       *[normal] { "" }
    }
web-result-conceded = { $player } hat aufgegeben
web-result-agreed =
    { $who ->
        [self] Unentschieden nach Absprache
       *[others] Unentschieden nach Absprache
    }
web-result-tie-or-time = Unentschieden oder Zeit
web-result-decked = Beide Decks leer
web-result-one-drawn = Ein Spiel war unentschieden
web-result-won-unscored = { $player } hat gewonnen, Punktestand nicht bekannt
web-result-happened =
    { $how ->
        [concession] Jemand hat aufgegeben
        [effect] Sieg durch den Effekt einer Karte
        [timeout] Sieg nach Ablauf der Zeit
        [unscored] Punktestand nicht bekannt
        [normal] Jemand hat gewonnen
       *[conditions] Sieg mit weniger Punkten
    }
web-result-how =
    { $how ->
        [timeout] Zeit abgelaufen
       *[normal] zu Ende gespielt
    }
web-result-otherwise = Es ging anders aus
web-result-your-report = deine Meldung

# Ihre Knöpfe.
web-result-send = Senden: { $what }
web-result-send-time = Senden: Zeit abgelaufen
web-result-send-decked = Senden: beide Decks leer
web-result-games =
    { $won }–{ $lost }{ $drawn ->
        [0] { "" }
       *[other] { " und " }{ $drawn } unentschieden
    }
web-result-games-broken =
    { $games }, { $player ->
        [none] { $decider } an mich
       *[other] { $decider } an { $player }
    }

# Ihre Felder.
web-result-of =
    { $player ->
        [none] { $what ->
            [games] Von mir vorher gewonnene Spiele
           *[points] Meine Punkte
        }
       *[other] { $what ->
            [games] Von { $player } vorher gewonnene Spiele
           *[points] Punkte von { $player }
        }
    }
web-result-unscored = Der Punktestand ist nicht bekannt
web-result-margin = Differenz des Siegers
web-result-observed =
    { $player ->
        [none] Ich
       *[other] { $player }
    }: { $what }
web-result-of-match = { CAPITAL($what) }
web-result-number-of =
    { $number ->
        [none] { $title }
        [planet] { $title } (Planet)
        [space] { $title } (Weltraum)
       *[other] { $title } ({ $number })
    }
web-result-drawn = Dazu unentschiedene Spiele
web-result-drawn-besides =
    { $games ->
        [0] keine
       *[other] { $games }
    }
web-result-games-before = { $games }
web-result-button = { $button }: { $way }

# Der Punktezettel eines Tisches mit mehreren.
web-result-pod = Punkte eintragen
web-result-pod-send = Punkte senden
web-result-pod-save = Speichern
web-result-pod-player =
    { $player ->
        [none] Du
       *[other] { $player }
    }
web-result-pod-round = Runde { $round }
web-result-pod-cell = { $player }, Runde { $round }
web-result-pod-sum = Summe
web-result-pod-points = { NUMBER($points) }
web-result-pod-place = Platz
web-result-pod-player-head = Spieler
web-result-pod-time = In der letzten dieser Runden war die Zeit abgelaufen
web-result-pod-hint-html =
    Die Punkte jeder Runde{ $marked ->
        [none] { "" }
       *[other] ; ein Stern dahinter heißt „{ $marked }“: <kbd>900*</kbd>
    }. { $plays ->
        [yes] Nach jeder Runde speichern: alle sehen es, mit der letzten ist es gemeldet.
       *[none] Runden, die nicht gespielt wurden, bleiben leer.
    }

# Was eine Berichtigung ändert.
web-result-correct-title = Tisch { $table } berichtigen, { $round }
web-result-correction = Berichtigung
web-result-correct-sure = Tisch { $table }, { $round }: berichtigen?
web-result-correct-before = Vorher
web-result-correct-none = kein Ergebnis
web-result-correct-after = Nachher
web-result-correct-reason = Begründung
web-result-correct-seen = Beide Spieler sehen sie, und sie steht im Journal.
web-result-ranks-move-html =
    { $ranks ->
        [one] Neuer Rang für einen
       *[other] Neuer Rang für { $ranks }
    } <span class="soft">von { $players } Spielern</span>
web-result-changes = Ränge und Punkte, die sich ändern
web-result-changes-player = Spieler
web-result-changes-rank = Rang
web-result-changes-points = Punkte
web-result-changes-cut = Der Cut
web-result-changes-more = und { $more } weitere
web-result-over-the-cut =
    { $way ->
        [in] jetzt im Cut
       *[outc] nicht mehr im Cut
    }
web-result-pair-again-html =
    Von Runde { $round } ist noch kein Ergebnis da: nach der Berichtigung lässt sie sich
    <a href="{ $url }">zurückziehen und neu paaren</a>.
web-result-correct = Ergebnis berichtigen
web-result-leave = Lassen, wie es ist
