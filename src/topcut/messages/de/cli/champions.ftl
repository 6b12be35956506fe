# Die Champions League im Terminal.

cli-champions-title = Champions League
cli-champions-seed = Setzplatz
cli-champions-how = darf spielen
cli-champions-waived = abgesehen
cli-champions-short = Zu wenig: verlangt sind { $least } Punkte überhaupt
cli-champions-missing = fehlen
cli-champions-nobody = niemand hat { $least } Ligapunkte überhaupt; nenne mit --waive, bei wem davon abgesehen wird
cli-champions-saved = { $file } nennt sie, Setzplatz 1 zuerst: topcut new "Champions League" --names { $file } --bracket { $bracket } --best-of { $best_of } --seeds ranks --rulebook …
