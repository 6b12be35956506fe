# Eine Runde paaren: was verlangt werden darf, und was Spieler davon abhält, gepaart zu werden.

pairing-player-twice = { $player } steht zweimal im Feld
    .do = jeden Spieler einmal nennen
pairing-not-here = { $player } spielt in dieser Runde nicht mit und kann { $how ->
        [pinned] nicht festgelegt werden
        [forbidden] nicht ausgeschlossen werden
        [bye] das Freilos nicht bekommen
        [no-bye] vom Freilos nicht ausgenommen werden
       *[paired] nicht gepaart werden
    }
    .do = den Namen prüfen
pairing-with-themselves = { $player } kann nicht mit sich selbst { $how ->
        [pinned] festgelegt
        [forbidden] ausgeschlossen
       *[paired] gepaart
    } werden
    .do = zwei Spieler nennen
pairing-no-side = { $player } hat keine Seite
    .cli = die Seite in der CSV-Spalte `side` angeben, oder mit `topcut enter NAME --side light`
    .step = die Seite angeben
    .typed = enter NAME --side light
    .web = jedem Spieler eine der beiden Seiten geben
    .api = jedem Spieler eine der beiden Seiten geben
pairing-too-many-sides = es gibt { $many } Seiten ({ $sides }); nach Seiten gepaart wird mit zweien
    .do = die Seiten berichtigen
pairing-two-demands = { $player } kann in einer Runde nicht { $one } und { $other } haben
    .do = eine der beiden Vorgaben weglassen
pairing-the-pair = das Paar { $one } gegen { $other }
pairing-the-bye = das Freilos
pairing-pinned-and-forbidden = { $one } gegen { $other } ist festgelegt und zugleich ausgeschlossen
    .do = eines davon weglassen
pairing-same-side = { $one } gegen { $other } kann nicht festgelegt werden: beide spielen dieselbe Seite
    .do = ein anderes Paar festlegen
pairing-bye-and-no-bye = { $player } soll das Freilos bekommen und zugleich nicht
    .do = eines davon weglassen
pairing-too-many-byes = { $asked } Freilose sind verlangt, aber dieses Feld hat { $byes }
    .do = weniger Freilose verlangen
pairing-impossible = { $demands ->
        [some] mit den ausgeschlossenen Paaren und Freilosen können
       *[none] es können
    } nicht alle { $players } Spieler gepaart werden
    .do = ein Paar oder ein Freilos wieder zulassen
pairing-unknown-criterion = es gibt kein Paarungskriterium { $name }
    .do = eines von diesen verwenden: { $known }
pairing-played-in-pods = { $game } wird an Tischen gespielt, nicht in Paaren
    .step = die Tische in einer Ergebnisdatei eintragen
    .typed = standings FILE
    .web = die Tische in einer Ergebnisdatei eintragen
    .api = die Tische in einer Ergebnisdatei eintragen
pairing-different-pods = { $one } und { $other } sitzen in verschiedenen Draftgruppen und treffen sich nicht (7.6)
    .do = andere wählen
pairing-not-by-totals = nur Runden, die nach Punkten gepaart werden, können Bedingungen haben
    .do = ohne Bedingungen auslosen
