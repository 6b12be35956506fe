# Why two players meet, or why not.
why-meets = { $player } meets { $opponent } at table { $table }
why-bye = { $player } has the bye
why-best = then the best round would be { $tables }
why-with-bye = { $player } (bye)
