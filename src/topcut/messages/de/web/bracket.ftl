# Der Turnierbaum als Seite.
web-bracket-brackets = Turnierbäume
web-bracket-picture = Der Turnierbaum
web-bracket-rounds = Runden des Turnierbaums
web-bracket-match = Das Match zu Spiel { $game }
web-bracket-seeds = Die Zahl vor einem Namen ist der Setzplatz.
web-bracket-won = gewonnen
web-bracket-awaited = Hier steht der Turnierbaum, sobald der Cut gemacht ist.
web-bracket-none = Der Plan dieses Turniers hat keinen Turnierbaum.
web-bracket-standings = Tabelle ansehen
