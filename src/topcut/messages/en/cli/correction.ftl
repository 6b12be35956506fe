# What a correction would change.
cli-correction-result =
    Round { $round }, table { $table } ({ $seats }): { $before ->
        [none] no result
       *[other] { $before }
    } → [bold]{ $after }[/]
cli-correction-goes-on =
    { $player ->
        [none] Neither
       *[other] { $player }
    } goes on, not { $instead_of ->
        [none] nobody
       *[other] { $instead_of }
    }.
cli-correction-nothing-moves = No rank and no total changes.
cli-correction-inside = Inside the cut: { $players }
cli-correction-outside = Outside the cut: { $players }
cli-correction-cut-stays = [dim]The cut to { $stage } stays as it was made; to make it again, undo it first.[/]
cli-correction-later = [dim]{ $rounds ->
        [one] Round
       *[other] Rounds
    } posted since stay as they are.[/]
