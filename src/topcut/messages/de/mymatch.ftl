# Was für einen Spieler jetzt ist: Überschrift, was ist, was kommt. Ganze Sätze.
mymatch-round = { $round }
mymatch-finished = Das Turnier ist beendet
mymatch-finished-thanks = Danke fürs Mitspielen.
mymatch-finished-places = Alle Plätze stehen in der Tabelle.
mymatch-withdrawn = Du hast dich abgemeldet
mymatch-withdrawn-says = Du bist nicht in diesem Turnier.
mymatch-withdrawn-next = Die Spielleitung kann dich wieder aufnehmen.
mymatch-cancelled = Das Turnier ist abgesagt
mymatch-waits = Du wartest auf einen Platz
mymatch-waits-says = Alle Plätze sind vergeben. Du bist Nummer { $place } auf der Warteliste.
mymatch-waits-next = Wird ein Platz frei und du bist an der Reihe, gehört er dir, und es steht hier.
mymatch-leaving = Du steigst nach der nächsten Runde aus
mymatch-still-plays = Runde { $round } wurde mit dir ausgelost: du spielst sie noch, und sie ist deine letzte.
mymatch-dropped = Du bist ausgestiegen
mymatch-dropped-last = Deine letzte Runde war Runde { $round }.
mymatch-dropped-next = Dein Ergebnis bleibt.
mymatch-was-last = Du bist ausgestiegen: das war deine letzte Runde.
mymatch-before = Vor Runde 1
mymatch-before-says = Hier steht dein Tisch, sobald Runde 1 aushängt.
mymatch-before-gathering = Bevor es losgeht
mymatch-before-gathering-says = Checke hier ein, sobald du da bist.
mymatch-gathering = Es läuft
mymatch-gathering-counted = Du bist dabei.
mymatch-gathering-awaited = Du bist noch nicht eingecheckt. Checke ein, damit du mitgezählt wirst.
mymatch-gathered = Danke, dass du da warst.
mymatch-not-gathered = Du warst nicht eingecheckt und bist deshalb nicht mitgezählt.
mymatch-moved-up = Du bist von der Warteliste nachgerückt: du hast einen Platz.
mymatch-without = { $stage } wird ohne dich gespielt
mymatch-without-says = Deine Runden sind vorbei.
mymatch-without-next = Dein Platz steht in der Tabelle.
mymatch-played-out = Alles ist gespielt
mymatch-through = Dein nächstes Spiel
mymatch-through-says = Hier steht dein Tisch, sobald die Runde aushängt.
mymatch-no-table = In dieser Runde hast du keinen Tisch
mymatch-no-table-says = Du bist im Turnier und wirst wieder gepaart.
mymatch-has-bye = Du hast ein Freilos: kein Gegner, nichts zu melden.
mymatch-reported-it =
    { $others ->
        [one] Du hast es gemeldet; { $opponent } wird um Bestätigung gebeten.
       *[other] Du hast es gemeldet; jemand anderes an deinem Tisch wird um Bestätigung gebeten.
    }
mymatch-reported-by =
    { $who ->
        [player] { $reporter } hat das gemeldet. Stimmt es?
       *[official] Ein Offizieller hat das gemeldet. Stimmt es?
    }
mymatch-status =
    { $status ->
        [open] Spielt euer Match, dann meldet es einer von euch hier.
        [delayed] Das Ergebnis wird nachgereicht; melde es hier, sobald es feststeht.
        [disputed] Ihr seid euch über das Ergebnis nicht einig. Ein Schiedsrichter entscheidet; bleib am Tisch.
        [settled] Ein Schiedsrichter hat das Ergebnis entschieden.
       *[confirmed] Das Ergebnis ist da.
    }
mymatch-next-game = { $game }, gegen { $against }
mymatch-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

# Ein Ergebnis, wie einer der Spieler es sagt.
mymatch-a-bye = Freilos
mymatch-ended =
    { $outcome ->
        [win] { $who ->
            [you] Du hast gewonnen
            [i] Ich habe gewonnen
           *[none] Gewonnen
        }
        [loss] { $who ->
            [you] Du hast verloren
            [i] Ich habe verloren
           *[none] Verloren
        }
        [draw] Unentschieden
       *[none] Niemand hat gewonnen
    }{ $score ->
        [none] { "" }
       *[other] { " " }{ $score }
    }{ $how ->
        [concession] { " durch Aufgabe" }
        [agreed] { " nach Absprache" }
        [effect] { " durch den Effekt einer Karte" }
        [decked] , beide Decks leer
        [no-show] { $outcome ->
            [win] : Gegner nicht erschienen
            [loss] : nicht erschienen
           *[none] : niemand erschienen
        }
        [incomplete] , nicht zu Ende gespielt
        [both-lose] , beide verlieren
        [dropped] , ausgestiegen
       *[other] { "" }
    }
mymatch-scored =
    { $who ->
        [you] Du hast { $points } Punkte
        [i] Ich habe { $points } Punkte
       *[none] { $points } Punkte
    }
mymatch-scored-points =
    { $who ->
        [you] Deine Punkte
        [i] Meine Punkte
       *[none] Punkte
    }
mymatch-rounds-won =
    { $rounds ->
        [one] { $rounds } Runde gewonnen
       *[other] { $rounds } Runden gewonnen
    }
mymatch-worth =
    { $name }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $differential ->
        [none] { "" }
       *[other] , Differenz { $differential }
    }

# Der Schiedsrichter, der gerufen wurde.
mymatch-judge-is-there = Ein Schiedsrichter ist an deinem Tisch
mymatch-judge-comes = Ein Schiedsrichter ist unterwegs
mymatch-judge-called = Ein Schiedsrichter ist gerufen
mymatch-judge-called-by = { $player } hat einen Schiedsrichter gerufen
