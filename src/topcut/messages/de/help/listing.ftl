help-listing-listing = Was das Turnier für seine Gemeinschaft ist. Mit NAME=WERT ändern, mit --program sagen, wohin es gehört.
    .changes = Was anders sein soll: level, kind, date, start, zone, region, league, fee, prizes …
    .program = Ein Programm mit Namen oder als Datei; none nimmt das Turnier heraus.
    .ruling = Eine vorläufige Regelung für das Programm.
help-listing-know = Sagen, welche Person über mehrere Turniere ein Spieler ist: mit dem Handle dort.
    .person = Das Handle; "" für niemanden.
