# Was am Tisch getan wird.

procedure-name = { $kind ->
        [time] Bei Zeitablauf
        [tie] Wenn das Match dann gleich steht
        [draws] Unentschiedene Spiele
        [extra] Mehr Zeit für einen Tisch
        [start] Wer anfängt
        [before] Vor einem Spiel
        [between] Zwischen den Spielen
        [draft] Wie gedraftet wird
       *[sealed] Wie Karten ausgegeben werden
    }{ $stage ->
        [bracket] , im Bracket
        [swiss] , vor einem Bracket
       *[all] { "" }
    }
procedure-where = { $name } ({ $where })
