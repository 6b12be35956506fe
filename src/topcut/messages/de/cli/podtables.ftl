# Tische mit mehreren, nach Plätzen.
cli-podtables-won = gewonnen
cli-podtables-rounds = Runden
cli-podtables-so-far = Punkte bisher
