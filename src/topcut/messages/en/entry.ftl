# Entries: who takes part.

entry-no-player = there is no player '{ $player }'
    .do = see the list of players
