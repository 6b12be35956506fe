# Was eine Berichtigung ändern würde, und was bleibt.
correction-goes-on =
    { $now ->
        [none] keiner
       *[other] { $now }
    } kommt weiter, nicht { $then ->
        [none] niemand
       *[other] { $then }
    }
correction-inside = jetzt im Cut: { $players }
correction-outside = nicht mehr im Cut: { $players }
correction-change = { $before } → { $after }
correction-nothing-moves = kein Rang und kein Punktestand ändert sich
correction-cut-stays = der Cut zu { $stage } bleibt, wie er gemacht wurde; um ihn neu zu machen, zuerst zurücknehmen
correction-rounds-stay =
    { $rounds ->
        [one] die seitdem ausgehängte Runde bleibt, wie sie gepaart ist
       *[other] die { $rounds } seitdem ausgehängten Runden bleiben, wie sie gepaart sind
    }
