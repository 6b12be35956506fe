# Einen Schiedsrichter an einen Tisch rufen.

call-to-a-bye = { $match } ist ein Freilos: dort spielt niemand
    .do = einen anderen Tisch wählen
call-waits = an { $match } ist schon ein Schiedsrichter gerufen
    .do = es kommt jemand
call-taken = { $who } geht schon zu { $match }
    .do = um einen anderen Tisch kümmern, oder melden, dass du da bist
call-of-another = { $by ->
        [official] ein Offizieller
       *[player] { $caller }
    } hat den Schiedsrichter an { $match } gerufen
    .do = nur wer gerufen hat, kann den Ruf zurücknehmen
    .phone = such deinen Tisch in den Paarungen
call-round-over = Runde { $round } ist vorbei
    .do = an einen Tisch der laufenden Runde rufen
    .phone = sieh dir die Seite noch einmal an: vielleicht steht dort schon dein nächster Tisch
call-none = an { $match } hat niemand einen Schiedsrichter gerufen
    .do = es gibt nichts zu tun
    .phone = sieh dir die Seite noch einmal an: etwas hat sich geändert
call-answered = an { $match } war schon ein Schiedsrichter
    .do = es gibt nichts zu tun
    .phone = sieh dir die Seite noch einmal an: etwas hat sich geändert
call-goes-named = { $name } geht hin
call-goes = { $role ->
        [director] die Spielleitung
        [head-judge] ein Hauptschiedsrichter
       *[judge] ein Schiedsrichter
    } geht hin
