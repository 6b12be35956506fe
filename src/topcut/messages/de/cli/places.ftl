# Plätze über alle Abschnitte, Preise.
cli-places-place = Platz
cli-places-places = Plätze
cli-places-players = Spieler
cli-places-each = je
cli-places-prizes = Preise
cli-places-left = { $left } lässt sich nicht teilen
