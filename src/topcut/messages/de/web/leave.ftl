# Ein Match aufgeben, aus dem Turnier aussteigen, dieses Gerät verlassen.
web-leave-concede = Dieses Match aufgeben
web-leave-concede-html =
    { $others ->
        [one] Du gibst auf, und <bdi>{ $opponent }</bdi> gewinnt.
       *[other] Du gibst auf und endest mit 0 Punkten; die anderen spielen weiter.
    } Du kannst das nicht selbst zurücknehmen; die Spielleitung kann es ablehnen.
web-leave-concede-yes = Ja, ich gebe auf
web-leave-drop = Aus dem Turnier aussteigen
web-leave-drop-gives-up = Du spielst noch Spiel { $game }: { $what }. Was du gespielt hast, bleibt.
web-leave-drop-says =
    Du wirst nicht mehr gepaart. Was du gespielt hast, bleibt{ $status ->
        [open] , und dein Match in dieser Runde braucht noch ein Ergebnis
       *[other] { "" }
    }.
web-leave-drop-yes = Ja, ich steige aus
web-leave-take-back = Ich bleibe doch dabei
web-leave-device = Auf diesem Gerät ausloggen
web-leave-device-html =
    Dieser Browser vergisst, dass du <bdi>{ $name }</bdi> bist; im Turnier ändert sich nichts. Mit deinem Link kommst
    du wieder hinein.
web-leave-device-yes = Hier vergessen
