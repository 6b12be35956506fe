# Packs that are dealt, and shown to whoever asks for them.
cli-packs-dealt = Dealt { $deal }; `topcut packs` shows what a player or a group has.
cli-packs-seed = [dim]Seed { $seed }, dealt { $dealt }[/]
cli-packs-written =
    Wrote { $files ->
        [one] { $files } file
       *[other] { $files } files
    } to [bold]{ $folder }[/].
cli-packs-not-for-players = a director who plays should let somebody else look
