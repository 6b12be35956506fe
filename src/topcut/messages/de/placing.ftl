# Plätze über alle Abschnitte, und woher sie kommen.

placing-ordinal = { $number }.
placing-title = { $state ->
        [final] Endplatzierung
       *[other] Platzierung bisher
    }
placing-band = { $place }–{ $to }
placing-rank = { $stage }: { $rank } Rang
placing-points = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
placing-points-at-table = Tisch { $table }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
placing-confrontation = das Endspiel der beiden Ersten gewonnen
placing-split = Preise geteilt, nicht weitergespielt

# Aus einem Turnierbaum.

placing-still-in = noch dabei
placing-won = { $game } gewonnen
placing-won-without-play = { $game } kampflos gewonnen
placing-both-lost = { $game } von beiden verloren
placing-left = ausgestiegen, { $game } nicht mehr gespielt
placing-lost = { $game } gegen { $winner } verloren
placing-left-against = ausgestiegen, { $game } gegen { $winner } nicht mehr gespielt
placing-game = { $kind ->
        [semi-final] Halbfinale
        [quarter-final] Viertelfinale
        [round] Runde der letzten { $of }
        [play-in] Qualifikation
        [upper-final] oberes Finale
        [upper-semi-final] oberes Halbfinale
        [upper-quarter-final] oberes Viertelfinale
        [upper-round] obere Runde der letzten { $of }
        [lower-round] untere Runde { $of }
        [lower-final] unteres Finale
        [grand-final] großes Finale
        [reset] zweites großes Finale
       *[final] Finale
    }
placing-the-game = { placing-game }
placing-game-lettered = Spiel { $letter }
placing-game-of-places = Spiel { $places }
placing-the-game-of-places = Spiel { $places }
placing-game-of-round = Runde { $round }

# Der Weg eines Spielers durch einen Turnierbaum.

placing-seed = Setzplatz { $seed } in { $stage }
placing-to-play = { $game }: noch zu spielen gegen { $opponent }
placing-met = { $game }: { $verdict ->
        [won] Sieg gegen
        [lost] Niederlage gegen
       *[both-lost] beide verloren, gegen
    } { $opponent }
placing-met-score = { $met }, { $score }
