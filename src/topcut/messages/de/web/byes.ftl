# Freilose und Vorsprünge, die anderswo verdient wurden: bei der Anmeldung und am Pult angeboten, und wer was hat.

web-byes-you-hold = Du hast: { $held }
web-byes-from = Verdient bei { $event }, { $day }.
web-byes-until = Es gilt bis { $day }.
web-byes-use = Hier nutzen
web-byes-effect = { $many ->
        [yes] Die Runden { AND($rounds) } spielst du nicht. Jede zählt als Sieg mit { $points } Punkten
       *[no] Runde { $rounds } spielst du nicht. Sie zählt als Sieg mit { $points } Punkten
    }{ $differential ->
        [0] {""}
       *[other] , Differenz { SIGNED($differential) }
    }{ $schedule ->
        [maximum] {" "}und die meisten Gegnerpunkte
       *[other] {""}
    }. Damit ist es verbraucht, auch wenn du später aussteigst.
web-byes-effect-start = Du beginnst Runde 1 mit { NUMBER($points) } Punkten. Damit ist es verbraucht, auch wenn du später aussteigst.
web-byes-keep = Behalten
web-byes-keep-means = Du spielst wie alle anderen und hast es weiter für ein anderes Turnier.
web-byes-give-up = Verzichten
web-byes-give-up-means = Du spielst wie alle anderen. Es ist weg, hier und anderswo.
web-byes-nobody-else = Bis zur Auslosung der ersten Runde kannst du das ändern. Niemand sonst kann es nutzen.
web-byes-change = Diese Wahl speichern
web-byes-not-here = Du hast außerdem: { $held }. Hier nicht: { $why }.

# Am Pult.
web-byes-holders = { $players ->
        [one] Hat etwas, das hier gilt, und noch nicht gesagt, was damit geschieht:
       *[other] Haben etwas, das hier gilt, und noch nicht gesagt, was damit geschieht:
    }
web-byes-desk = Anderswo verdient
web-byes-desk-nothing = Nichts, was im Verzeichnis steht, gilt hier.
web-byes-by-hand = Nicht im Verzeichnis
web-byes-by-hand-means = Gib ein Freilos oder einen Vorsprung, der dort verdient wurde, wovon diese Website nichts weiß. Den Grund kann jeder lesen.
web-byes-by-hand-which = Was
web-byes-by-hand-start = Ein Vorsprung von
web-byes-by-hand-reason = Wo es verdient wurde
web-byes-by-hand-give = Geben
web-byes-by-hand-take = Von Hand Gegebenes zurücknehmen
web-byes-brought = { $player }: notiert.

# Das Verzeichnis eines Programms.
web-byes-ledger = Wer was hat
web-byes-who = Spieler
web-byes-what = Was
web-byes-earned-at = Verdient bei
web-byes-state = Stand
web-byes-its-state = { $state ->
        [held] vorhanden
        [used] genutzt
        [given-up] verzichtet
       *[expired] abgelaufen
    }
web-byes-own = Was du verdient hast
web-byes-nobody = { $whole ->
        [yes] Noch hat niemand etwas verdient.
       *[no] Du hast hier noch nichts verdient.
    }
web-byes-until-day = bis { $day }
