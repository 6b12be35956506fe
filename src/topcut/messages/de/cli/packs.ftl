# Packs, die verteilt sind, und wer sie ansehen darf.
cli-packs-dealt = Verteilt: { $deal }; `topcut packs` zeigt, was ein Spieler oder eine Gruppe hat.
cli-packs-seed = [dim]Startwert { $seed }, verteilt { $dealt }[/]
cli-packs-written =
    { $files ->
        [one] { $files } Datei
       *[other] { $files } Dateien
    } geschrieben nach [bold]{ $folder }[/].
cli-packs-not-for-players = wer selbst mitspielt, lässt besser jemand anderen nachsehen
