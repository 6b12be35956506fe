# Wo etwas ist: vor dem, was darüber gesagt wird, oder im Satz.

place-match = Runde { $round }, Tisch { $table } ({ $players })
place-table = Tisch { $table }
place-line = { $file }, Zeile { $line }
place-round-table = Runde { $round }, Tisch { $table }
place-seats = { $round }, Tisch { $table } ({ $seats })
place-told-table = { $round }, Tisch { $table }
place-pair = { $first } gegen { $second }
place-pod = { $players }
place-record = Eintrag { $record }
