# Leaving while a bracket match is not over.

leaving-still-plays = { $player } still plays game { $game } against { $opponent }: dropping gives up the match, and { $opponent } goes on
leaving-gives-up = dropping gives up the match, and { $opponent } goes on
leaving-given-up = game { $game } is given up: { $opponent } goes on
