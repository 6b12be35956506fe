cli-who-meant = Kein Spieler passt auf { $typed }: ist { $player } gemeint?
cli-who-which = Welcher Spieler ist mit { $typed } gemeint?
