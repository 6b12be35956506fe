# Die Wand des Saals.
web-display-draft = Draft: Gruppe und Platz
web-display-sides = Seiten
web-display-nobody = Namen und Tische stehen hier, sobald Runde 1 aushängt.
web-display-part = Teil { $part } von { $parts }
web-display-letters =
    { $first ->
        [none] { "" }
       *[other] { $first } bis { $last },
    }
web-display-page =
    Seite { $page } von { $pages }{ $parts ->
        [one] { "" }
       *[other] , Teil { $part } von { $parts }
    }
web-display-phone-html =
    { $moment ->
        [gathering] Dieses Treffen auf deinem Handy:
        [finished] Alle Plätze und Runden auf dem Telefon:
       *[other] Dein Tisch auf dem Telefon:
    } <b>{ $address }</b>
web-display-in =
    { $done } von { $of ->
        [one] { $of } Ergebnis ist
       *[other] { $of } Ergebnissen sind
    } da.
web-display-beat = gewinnt das Finale { $first }–{ $second } gegen { $loser }
web-display-screens = Bildschirme
web-display-screens-lead = Auf jedem Bildschirm im Saal eine Anzeige öffnen. Sie füllt den Bildschirm, folgt dem Turnier und blättert von selbst um.
web-display-show =
    { $show ->
        [pairings] Paarungen
        [standings] Tabelle
        [clock] Uhr
        [bracket] Turnierbaum
        [seats] Spieler
       *[other] Was der Saal wissen will
    }
web-display-show-what =
    { $show ->
        [pairings] jeder Name mit Tisch und Gegner
        [standings] die Ränge, Seite für Seite
        [clock] die Zeit, so groß wie der Bildschirm
        [bracket] der ganze Turnierbaum mit Ergebnissen
        [seats] die Sitzplätze eines Drafts, oder wer angemeldet ist
       *[other] vor dem Beginn die Sitzplätze, in einer Runde die Tische, nach dem Cut der Turnierbaum, am Ende die Platzierungen
    }
