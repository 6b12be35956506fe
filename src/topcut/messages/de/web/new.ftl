# Das Formular für ein neues Turnier.
web-new-event = Neues Turnier: { $game }
web-new-heading = Neues Turnier
web-new-game = Spiel
web-new-another-game = Anderes Spiel wählen
web-new-meant = Was daraus wird
web-new-rules = Die Regeln in einfachen Worten
web-new-whole-rulebook = Das ganze Regelwerk
web-new-expected = Spieler
web-new-expected-hint = Wie viele erwartet werden: Runden und Zeiten werden für sie berechnet.
    Es können mehr oder weniger kommen.
web-new-cut = Cut
web-new-cut-to =
    { $cut ->
        [none] Keiner
       *[other] Top { $cut }
    }
web-new-cut-other = Anderer
web-new-more = Mehr
web-new-more-what = Region, Startgeld, Preise, Text, wer sich anmelden kann
web-new-plan = Runden und Turnierbaum
web-new-plan-what =
    { $pods ->
        [yes] wie im Regelwerk; keine
       *[no] wie im Regelwerk; keine, Vorrunden, Setzliste, ein eigener Turnierbaum
    }
web-new-differ =
    { $differ ->
        [0] { $of ->
            [one] { $of } lässt sich ändern
           *[other] { $of } lassen sich ändern
        }
        [one] { $differ } weicht vom Regelwerk ab
       *[other] { $differ } weichen vom Regelwerk ab
    }
web-new-rule-says = Regelwerk: { $says }{ $least ->
        [none] { "" }
       *[other] , mindestens { $least }
    }{ $most ->
        [none] { "" }
       *[other] , höchstens { $most }
    }
web-new-put-back-html = Zurücksetzen<span class="off"> { $rule }</span>
web-new-rounds-hint = leer: wie vom Regelwerk empfohlen, je nachdem, wie viele kommen
web-new-plan-file = Oder den ganzen Plan als Datei
web-new-plan-file-hint = TOML, plan/1, höchstens 1 MB; nach einer Ablehnung neu auswählen
web-new-make = Turnier anlegen
web-new-look = Zeigen, was daraus wird
web-new-cancel = Abbrechen
web-new-made = { $title } ist angelegt. Den Link der Spielleitung unten sichern: mit ihm geht es auch anderswo ans Pult.

# Was aus einem ausgefüllten Formular wird.
web-new-cannot-say = So lässt es sich noch nicht spielen:
web-new-sum-rounds-html = <span class="fig">{ $rounds }</span> { $rounds ->
        [one] Runde
       *[other] Runden
    }, { $time }
web-new-sum-cut-html = <span class="fig">{ $cut }</span> kommen weiter in die Top { $cut }
web-new-done-at = Ende
web-new-times-for =
    Zeiten für { $players ->
        [0] die angegebenen Runden
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }, mit 10 Minuten zwischen den Runden.{ $ends ->
        [none] { " " }Das Ende ist offen: ein Teil hat kein Zeitlimit.
       *[other] { "" }
    }
web-new-rounds-by-rulebook = so viele Runden, wie das Regelwerk für die Zahl der Spieler empfiehlt
web-new-no-rounds-recommended = für { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } ist keine Rundenzahl empfohlen
web-new-rounds-for = { $rounds } für { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
web-new-no-time-limit = kein Zeitlimit
