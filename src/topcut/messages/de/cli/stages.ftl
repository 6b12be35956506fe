# Abschnitte: Turnierbaum, Vorrunden, Preise.
cli-stages-drawn = Gezeichnet: [bold]{ $file }[/]
cli-stages-joined = { $player } spielt in { $heat }.
cli-stages-split =
    { $players } teilen die Preise gleichmäßig { $then ->
        [end] und spielen nicht weiter
       *[on] und spielen weiter
    }.
cli-stages-no-prize = Für diese Plätze gibt es keinen Preis.
cli-stages-not-finished = das Turnier ist nicht beendet: das bekämen sie jetzt
