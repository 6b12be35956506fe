# The Champions League in the terminal.

cli-champions-title = Champions League
cli-champions-seed = seed
cli-champions-how = may play
cli-champions-waived = waived
cli-champions-short = Not enough: { $least } lifetime points are asked for
cli-champions-missing = missing
cli-champions-nobody = nobody has { $least } lifetime league points; name those for whom it is waived with --waive
cli-champions-saved = { $file } has them, the first seed first: topcut new "Champions League" --names { $file } --bracket { $bracket } --best-of { $best_of } --seeds ranks --rulebook …
