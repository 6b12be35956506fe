# Packs that are dealt, and shown to whoever asks for them.
cli-packs-shuffled =
    Shuffled { $cards ->
        [0] all cards for
       *[other] { $cards } cards for each of
    } { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; `topcut packs` shows the heap of a group.
cli-packs-dealt =
    Dealt { $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    } of { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }{ $method ->
        [both-sides] { " " }of each side
       *[other] { "" }
    } to each of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }; `topcut packs` shows a player's.
cli-packs-seed = [dim]Seed { $seed }, dealt { $dealt }[/]
cli-packs-written =
    Wrote { $files ->
        [one] { $files } file
       *[other] { $files } files
    } to [bold]{ $folder }[/].
cli-packs-not-for-players = a director who plays should let somebody else look
