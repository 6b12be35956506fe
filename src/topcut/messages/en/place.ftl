# Where something is: put before what is said of it, or into a sentence.

place-match = round { $round }, table { $table } ({ $players })
place-table = table { $table }
place-line = { $file } line { $line }
place-round-table = round { $round }, table { $table }
place-seats = { $round }, table { $table } ({ $seats })
place-told-table = { $round }, table { $table }
place-pair = { $first } v { $second }
place-pod = { $players }
place-record = record { $record }
