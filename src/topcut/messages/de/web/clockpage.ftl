# Die Uhr, auf ihrer eigenen Seite und im Kopf jeder Seite.
web-clockpage-clock = Uhr
web-clockpage-ends = bis { $at }
web-clockpage-paused-html =
    { $left } <small>{ $over ->
        [yes] überzogen
       *[no] übrig
    }, angehalten</small>
web-clockpage-told-html =
    { CAPITAL($of) }, { $minutes } Minuten{ $until ->
        [none] ; die Uhr steht
       *[other] , Ende um { $until }
    }{ $marks ->
        [none] { "" }
       *[other] . Gewarnt wird { AND($marks) } Minuten vorher
    }
web-clockpage-more-time = Tische mit mehr Zeit
web-clockpage-table = Tisch { $table }: { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } mehr
web-clockpage-none =
    { $moment ->
        [finished] Das Turnier ist beendet; es läuft keine Uhr.
       *[other] Hier steht die Uhr der Runde, sobald die Spielleitung sie startet.
    }
