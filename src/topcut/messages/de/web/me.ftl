# Die Seite eines Spielers: was getan wurde, und was nicht.
web-me-done = Erledigt.
web-me-not-done = Nicht erledigt.
web-me-was-done =
    { $act ->
        [report] Deine Meldung ist da.
        [rounds] Die Runden sind gespeichert.
        [confirm] Du hast das Ergebnis bestätigt.
        [concede] Du hast aufgegeben.
        [call] Die Offiziellen wissen, dass du auf einen Schiedsrichter wartest.
        [no-judge] Die Offiziellen wissen, dass kein Schiedsrichter mehr nötig ist.
        [drop] Du bist aus dem Turnier ausgestiegen.
        [come-back] Du bist wieder im Turnier.
        [check-in] Du bist eingecheckt.
        [describe] Notiert.
        [play] Du wirst gepaart, statt dein Freilos zu nehmen.
        [reject-rule] Du hast eine andere Sonderregel gezogen.
       *[feedback] Danke, deine Rückmeldung ist gespeichert.
    }
web-me-no-code = Das ist nicht der Code eines Zettels.
web-me-not-a-player = Nichts wurde gesendet: du bist hier nicht als Spieler dieses Turniers bekannt.

# Der Weg hinein.
web-me-for-players = Diese Seite gehört einem Spieler. Die Seiten der Spieler erreichst du am Pult über die Spielerliste.
web-me-to-the-desk = Zum Pult
web-me-not-known =
    Hier sehen Spieler ihren Tisch und ihren Gegner, melden ihr Ergebnis und bestätigen es. Dieser Browser ist
    noch nicht als Spieler bekannt.
web-me-scan = Scanne den Code auf deinem Zettel, oder öffne deinen persönlichen Link. Einmal genügt für dieses Telefon.
web-me-code = Code oder Link vom Zettel
web-me-open = Meine Seite öffnen
web-me-no-slip-html =
    Kein Zettel? Wenn du dich mit deinem Konto angemeldet hast, <a href="{ $signin }">logg dich ein</a>. Auch die
    Spielleitung kann dir einen Link geben. Tische und Gegner stehen für alle in den <a href="{ $pairings }">Paarungen</a>.

# Die Seite selbst.
web-me-read-only-html =
    <strong>Nur zum Lesen.</strong> Das ist die Seite von <bdi>{ $name }</bdi>, wie sie auf dem Telefon aussieht.
web-me-your-next-game = Dein nächstes Spiel:
web-me-bracket = Der Turnierbaum
web-me-checked-in-html = <strong>Eingecheckt.</strong> Die Spielleitung weiß, dass du da bist.
web-me-check-in = Ich bin da: einchecken
web-me-earned-bye = Du hast nächste Runde ein verdientes Freilos. Stattdessen spielen
web-me-earned-bye-says = Du verzichtest auf das Freilos in der nächsten Runde und wirst gepaart wie alle anderen.
web-me-earned-bye-yes = Auf das Freilos verzichten
web-me-brought = Du hast { $brought } mitgebracht.

# Der Tisch.
web-me-you-html = Du (<bdi>{ $name }</bdi>)
web-me-you-are-in-html = Du bist dabei, <bdi>{ $name }</bdi>.
web-me-bye = Du hast ein Freilos
web-me-against-whom = gegen
web-me-reach = So erreichst du den Gegner:
web-me-no-contact = Wie du den Gegner erreichst, steht hier nicht. Frag die Spielleitung.
web-me-against-html = Gegen <bdi>{ $name }</bdi>.
web-me-their-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $level ->
        [yes] , so viele wie du
       *[no] { "" }
    }
web-me-sides = Du spielst { $mine }, dein Gegner { $theirs }.
web-me-clock = Zeit:
web-me-extra =
    { $minutes ->
        [one] mit { $minutes } Minute Zeitzugabe
       *[other] mit { $minutes } Minuten Zeitzugabe
    }
web-me-at-time = Wenn die Zeit um ist
web-me-until = bis { $at }
web-me-deadline = Zu spielen bis
web-me-overdue-html = Die Frist für dein Match endete { $until }
web-me-overdue-ways =
    Wenn ihr gespielt habt, melde jetzt das Ergebnis. Wenn nicht, einigt euch und schreibt der Spielleitung: sie kann euch
    mehr Zeit geben oder das Spiel als nicht zu Ende gespielt eintragen.
web-me-at-your-table = An deinem Tisch
web-me-seat =
    { $own ->
        [yes] { " (du)" }
       *[no] { "" }
    }{ $said ->
        [none] { "" }
       *[other] : { $said }
    }

# Das Ergebnis.
web-me-look-again-html = <strong>Sieh noch einmal hin:</strong> { $remark }.
web-me-disputed = Was jeder von euch sagt
web-me-version-html =
    { $who ->
        [you] Du sagst
        [player] <bdi>{ $by }</bdi> sagt
       *[official] Ein Offizieller sagt
    }{ $wrong ->
        [yes] , dass es nicht stimmt
       *[no] { "" }
    }
web-me-you = Du
web-me-you-reported = Du hast gemeldet
web-me-if-no-answer = Kommt keine Antwort, gilt deine Meldung, sobald die nächste Runde gepaart wird.
web-me-what-now = Was du tun kannst
web-me-not-this = Es war anders
web-me-how-ended = Wie ging es aus?
web-me-confirm = Ja, das stimmt
web-me-otherwise = Nein, es war anders
web-me-otherwise-says = Sag, wie es war. Wenn ihr euch nicht einig seid, entscheidet ein Schiedsrichter.
web-me-wrong = Das stimmt nicht
web-me-wrong-says = Sag, wie es war; ein Schiedsrichter sieht sich beides an.
web-me-outbox-confirmation = deine Bestätigung

# Wo der Spieler steht.
web-me-where-you-stand =
    { $bracket ->
        [on] Dein Rang vor dem Turnierbaum
       *[no] Wo du stehst
    }
web-me-rank-html = { $number }<small>.</small>
web-me-band-html = { $place }<small>.</small>–{ $to }<small>.</small>
web-me-standing-html =
    von { $of }{ $shared ->
        [yes] , geteilt
       *[no] { "" }
    }{ $moment ->
        [before] , vor diesem Ergebnis
        [lately] , Stand von eben
       *[now] { "" }
    }{ $record ->
        [none] { "" }
       *[other] , { $record }
    }
web-me-cut = Cut auf die Top { $cut }
web-me-you-are-through = Du bist drin.
web-me-round = Runde { $round }
web-me-game = { CAPITAL($game) }
web-me-pod = Tisch mit { $players }
web-me-gained = { SIGNED($points) }
web-me-your-rounds = Deine Runden
web-me-result = Ergebnis
web-me-players = Spieler
web-me-plan = Was gespielt wird

# Wie es ausging.
web-me-all-in = alle Ergebnisse sind da
web-me-finished =
    { $final ->
        [yes] Du wurdest
       *[no] Du bist
    }
web-me-of-players =
    { $players ->
        [one] Von { $players } Spieler.
       *[other] Von { $players } Spielern.
    }
web-me-why-here = Warum dieser Platz?
web-me-all-places = Alle Plätze

# Der Schiedsrichter.
web-me-judge-at = um { $hour }
web-me-judge-html =
    <strong><bdi>{ $what }</bdi></strong>, { $at }.{ $call ->
        [answered] { "" }
       *[waits] { " Bleib am Tisch." }
    }
web-me-judge-not-needed = Nicht mehr nötig
web-me-call = Schiedsrichter rufen
web-me-call-reason = Grund, wenn du magst
web-me-call-hint = Nur die Offiziellen lesen ihn.
web-me-call-to =
    { $what ->
        [game] Schiedsrichter zu Spiel { $table } rufen
       *[table] Schiedsrichter an Tisch { $table } rufen
    }
web-me-outbox-call = dein Ruf nach einem Schiedsrichter
web-me-outbox-no-judge = kein Schiedsrichter mehr nötig

# Testspiele.
web-me-feedback = Die Karten in Entwicklung
web-me-feedback-label = Was hältst du von ihnen?
web-me-feedback-send = An die Spielleitung senden
