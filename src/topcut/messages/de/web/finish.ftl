# Das Ende eines Turniers.
web-finish-title = Abschluss
web-finish-heading =
    { $finished ->
        [yes] Das Turnier ist beendet
       *[no] Das Turnier beenden
    }
web-finish-not-yet = Noch nicht:
web-finish-button = Turnier beenden
web-finish-undo = Lässt sich zurücknehmen.
web-finish-done = Das Turnier ist beendet.
web-finish-order =
    { $finished ->
        [yes] Die endgültige Reihenfolge
       *[no] Die Reihenfolge, wie sie jetzt ist
    }
web-finish-place = Platz
web-finish-player = Spieler
web-finish-more-html = und { $more } weitere in der <a href="{ $url }">Tabelle</a>
web-finish-no-order = Hier steht die Reihenfolge, sobald eine Runde gespielt ist.

# Das Endspiel der beiden Ersten, und geteilte Preise.
web-finish-confrontation = Endspiel der beiden Ersten
web-finish-won-it-html = Gewonnen hat <bdi>{ $player }</bdi>.
web-finish-who-won = Sieger, wenn es hier nicht als Runde gespielt wurde; kommt auf Platz 1
web-finish-other-winner = Begründung für einen anderen Sieger
web-finish-record = Sieger eintragen
web-finish-is-first = { $player } ist auf Platz 1.
web-finish-share = Preise teilen
web-finish-shared = Die Preise sind geteilt.
web-finish-consent = Alle, die noch im Turnierbaum sind, stimmen zu (wer)
web-finish-no-further = Es wird nicht weitergespielt
web-finish-share-evenly = Preise gleichmäßig teilen

# Lose.
web-finish-lots = Spieler, die sich einen Rang teilen
web-finish-lot-stands = Ein gezogenes Los bleibt. Nur ziehen, wo es darauf ankommt.
web-finish-rank = Rang { $rank }
web-finish-drawn-at-the-table = Am Tisch gezogen? Dann die Reihenfolge, die Besten zuerst, mit Kommas
web-finish-draw-lot = Das Los ziehen
