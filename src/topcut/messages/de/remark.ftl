# Was an einem Ergebnis zweimal anzusehen ist, obwohl es sein kann.

remark-no-score = der Punktestand ist nicht bekannt, die Differenz ist also 0
remark-not-counted = { $what } zählen bei { $game } nicht
remark-huge-score = ein Stand von { $score }: den Zettel prüfen
remark-winner-behind = der Sieger hat weniger Punkte, { $score }: vertauscht, oder durch Missionen oder eine Karte entschieden?
remark-win-too-low = ein voller Sieg mit { $points } von { $needed } Punkten: war die Zeit um? dann ist es { $typed }
remark-completed-at-time = alle Siegbedingungen sind erfüllt, es ist also ein voller Sieg, obwohl die Zeit um war
remark-enough-at-time = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bei Zeitablauf: ein voller Sieg, wenn alle Siegbedingungen erfüllt waren
remark-nobody-has-won = niemand hat { $needed ->
        [one] { $needed } Spiel
       *[other] { $needed } Spiele
    } gewonnen: war die Zeit um? dann ist es { $typed }
remark-unfinished-game = ein nicht beendetes Spiel ist unentschieden: gab es eines? dann ist es { $typed }
remark-missing-stars = in { $count ->
        [one] Runde
       *[other] den Runden
    } { AND($rounds) } hat niemand die Hand geleert: fehlt ein *?
remark-with-time =
    .cli = { $score } `time`
    .web = { $score } „time“
remark-published = so anderswo veröffentlicht: { $why }
