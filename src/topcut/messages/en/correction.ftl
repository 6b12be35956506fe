# What a correction would change, and what stays.
correction-goes-on =
    { $now ->
        [none] neither
       *[other] { $now }
    } goes on, not { $then ->
        [none] nobody
       *[other] { $then }
    }
correction-inside = inside the cut: { $players }
correction-outside = outside the cut: { $players }
correction-change = { $before } → { $after }
correction-nothing-moves = no rank and no total changes
correction-cut-stays = the cut to { $stage } stays as it was made; to make it again, undo it first
correction-rounds-stay =
    { $rounds ->
        [one] the round posted since stays as paired
       *[other] the { $rounds } rounds posted since stay as paired
    }
