# Das Pult: wer was darf, und was es aufbewahren kann.

desk-officials-only = { $player } kann das nicht tun ({ desk-deed })
    .do = einen Offiziellen fragen
    .phone = frag einen Schiedsrichter oder die Spielleitung
desk-role-may-not = { desk-role } kann das nicht: { desk-deed }
    .do = das können { OR($who) }
desk-only-these = nur { OR($who) }: { desk-deed }

# Rollen, und was ein Befehl tut.
desk-role =
    { $role ->
        [visitor] wer bei diesem Turnier keine Rolle hat
        [player] ein Spieler
        [scorekeeper] ein Schreiber
        [judge] ein Schiedsrichter
        [head-judge] ein Hauptschiedsrichter
        [organizer] jemand aus der Organisation des Programms
        [director] die Spielleitung
       *[other] { $role }
    }
desk-deed =
    { $deed ->
        [create] das Turnier anlegen
        [change-settings] die Einstellungen ändern
        [announce] etwas an alle durchsagen
        [take-down] eine Durchsage abnehmen
        [undo] etwas zurücknehmen
        [cancel] das Turnier absagen
        [enter] Spieler anmelden
        [withdraw] einen Spieler vor Beginn abmelden
        [re-enter] einen Spieler wieder aufnehmen
        [forfeit-bye] einen Spieler statt eines verdienten Freiloses spielen lassen
        [bring] sagen, was ein Spieler anderswo verdient hat und hier nutzt
        [check-in] Spieler als anwesend eintragen
        [drop] einen Spieler aussteigen lassen
        [set-registration] festlegen, wann die Anmeldung offen ist
        [take-into] sagen, zu welchem Programm das Turnier gehört
        [change-listing] die Ankündigung ändern
        [know] sagen, welche Person ein Spieler ist
        [know-all] sagen, welche Personen die Spieler sind
        [move-up] jemandem von der Warteliste einen Platz geben
        [order-waiting] die Warteliste ordnen
        [rename] den Namen eines Spielers berichtigen
        [describe] etwas zu einem Spieler notieren
        [note-fee] eintragen, wer bezahlt hat
        [retitle] den Titel berichtigen
        [number-tables] die Tische nummerieren
        [fix-table] einem Spieler einen festen Tisch geben
        [set-feature-table] den Feature-Tisch festlegen
        [choose-feature] das Match am Feature-Tisch wählen
        [start] das Turnier beginnen
        [change-rounds] die Zahl der Runden ändern
        [draw] eine Runde auslosen
        [swap] Spieler in einer Auslosung tauschen
        [post] eine Runde aushängen
        [seat-late] einen Späteren gegen ein Freilos setzen
        [withdraw-round] eine ausgehängte Runde zurückziehen
        [report] Ergebnisse eintragen
        [note-rounds] Runden eines Tisches eintragen
        [confirm] Ergebnisse bestätigen
        [dispute] ein Ergebnis für einen Spieler bestreiten
        [settle] ein strittiges Ergebnis entscheiden
        [correct] ein Ergebnis berichtigen
        [concede] eine Aufgabe eintragen
        [no-show] eintragen, wer nicht erschienen ist
        [both-lose] eine Niederlage für beide eintragen
        [incomplete] ein Spiel als nicht zu Ende gespielt eintragen
        [close-overdue] alle überfälligen Spiele als nicht zu Ende gespielt eintragen
        [delay] ein Match nachreichen lassen
        [call-judge] einen Schiedsrichter an einen Tisch rufen
        [take-call] sagen, dass man zu einem wartenden Tisch geht
        [answer-call] einem Ruf nach dem Schiedsrichter folgen
        [withdraw-call] sagen, dass kein Schiedsrichter nötig ist
        [change-plan] den Plan der Abschnitte ändern
        [open-stage] den Cut machen
        [join] einen Spieler in eine andere Vorrunde setzen
        [split-prizes] die Preise eines Turnierbaums teilen
        [draw-lot] das Los ziehen
        [confront] das Endspiel der beiden Ersten festhalten
        [reopen] das Turnier wieder öffnen
        [finish] das Turnier beenden
        [seat-groups] den Draft setzen
        [deal-packs] Packs verteilen
        [swap-pools] die Kartenpools tauschen
        [suspend] jemanden vom Draft ausschließen
        [draw-pick] für einen Ausgeschlossenen eine Karte ziehen
        [start-clock] die Uhr starten
        [pause-clock] die Uhr anhalten
        [resume-clock] die Uhr weiterlaufen lassen
        [add-time] mehr Zeit geben
        [set-deadline] eine Frist setzen
        [plan-deadlines] die Fristen der nächsten Runden setzen
        [list-special-rules] Sonderregeln aufschreiben
        [reject-special-rule] einen Spieler eine Sonderregel ablehnen lassen
        [end-game] ein Spiel innerhalb einer Runde eintragen
        [donate] ausgegebene Gegenstände eintragen
        [count-drinks] Getränke zählen
        [give-feedback] festhalten, was ein Spieler zu den Karten sagt
        [award] einen Preis vergeben
       *[other] dies tun ({ $deed })
    }
desk-text-unkeepable = „{ $text }“ enthält ein Zeichen, das nicht gespeichert werden kann
    .do = noch einmal tippen

# Was gesehen wurde, ist nicht mehr so.
desk-match-changed = { $match } hat sich seit dem letzten Blick geändert: { $now }
    .cli = noch einmal ansehen, dann entscheiden
    .web = es steht da, wie es jetzt ist: noch einmal ansehen, dann entscheiden
    .api = das Match noch einmal lesen
desk-now-open = es gibt kein Ergebnis
desk-now-disputed = das Ergebnis ist strittig
desk-now-result =
    { $result } ({ $status ->
        [reported] gemeldet
        [settled] entschieden
       *[confirmed] bestätigt
    })
desk-draw-gone = die Auslosung von vorhin gibt es nicht mehr
    .cli = nachsehen, wie es steht: `topcut status`
    .web = die Seite zeigt, wie es jetzt steht
    .api = die Runde noch einmal lesen
desk-draw-changed = Runde { $round } wurde seit dem letzten Blick neu ausgelost oder geändert (Auslosung { $drawn })
    .cli = noch einmal ansehen, dann aushängen
    .web = sie steht da, wie sie jetzt ist: noch einmal ansehen, dann aushängen
    .api = die Auslosung noch einmal lesen
desk-round-not-latest =
    Runde { $round } ist nicht die letzte{ $latest ->
        [0] : es hängt keine Runde aus
       *[other] : das ist jetzt Runde { $latest }
    }
    .cli = nachsehen, wie es steht: `topcut status`
    .web = die Seite zeigt, wie es jetzt steht: noch einmal ansehen, dann entscheiden
    .api = die Runden noch einmal lesen
desk-journal-grown = seit dem letzten Blick wurde etwas eingetragen (gesehen { $seen } Einträge, jetzt sind es { $head }; der letzte von { $by })
    .cli = noch einmal ansehen: `topcut journal`
    .web = die Seite zeigt es jetzt: noch einmal ansehen
    .api = das Journal noch einmal lesen
