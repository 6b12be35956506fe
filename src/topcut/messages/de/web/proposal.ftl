# Eine Änderung der ausgelosten Runde, vorgeschlagen und ausgeführt.
web-proposal-says-html = <strong>{ $title }:</strong> { SEMICOLONS($says) }.
web-proposal-becomes = Tisch { $table } wird { $seats }
web-proposal-refused = Abgelehnt
web-proposal-chosen = { $player } gewählt
web-proposal-choose = wählen, wer mit { $player } den Platz tauscht
web-proposal-title =
    { $act ->
        [swap] { $one } und { $other } tauschen
        [pin] { $one } gegen { $other } festlegen
        [forbid] { $one } und { $other } trennen
       *[free] Vorgabe für { $one } gegen { $other } aufheben
    }
web-proposal-cost-stays =
    die Kosten bleiben: { $cost }{ $best ->
        [none] , besser geht es nicht
       *[other] ; am besten wäre: { $best }
    }
web-proposal-cost-becomes =
    Kosten dann: { $cost } (jetzt: { $now }){ $best ->
        [none] , besser geht es nicht
       *[other] ; am besten wäre: { $best }
    }
web-proposal-redraw =
    das ist dann Auslosung { $draw } der Runde, und so steht es im Journal{ $changed ->
        [yes] ; was von Hand geändert war, wird neu ausgelost
       *[no] { "" }
    }
web-proposal-broken =
    { $wish ->
        [pinned] trennt { $one } und { $other }, ein festgelegtes Paar
       *[forbidden] setzt { $one } gegen { $other }, ein ausgeschlossenes Paar
    }
web-proposal-escape = Escape bricht ab.
web-proposal-why =
    { $act ->
        [swap] Begründung, wenn gewünscht
       *[other] Begründung für die neue Auslosung
    }
web-proposal-reason =
    { $act ->
        [pin] { $one } gegen { $other } festgelegt
        [forbid] { $one } und { $other } getrennt
       *[free] Vorgabe für { $one } gegen { $other } aufgehoben
    }
web-proposal-button =
    { $act ->
        [swap] Tauschen
        [pin] Festlegen, den Rest neu auslosen
        [forbid] Trennen, neu auslosen
       *[free] Aufheben, neu auslosen
    }
web-proposal-keep = Dieses Paar festlegen
web-proposal-part = Dieses Paar trennen
web-proposal-let-go = Abbrechen
web-proposal-cost-html = Kosten: { $before } → <strong>{ $cost }</strong>.
web-proposal-undo = Zurücknehmen
