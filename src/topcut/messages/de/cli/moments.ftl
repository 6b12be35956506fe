# Wann eine Runde endet, oder ein Tisch, der länger hat.
cli-moments-round =
    Runde { $round } { $when ->
        [past] endete
       *[other] endet
    } { $until }{ $final ->
        [yes] , ohne Verlängerung
       *[none] { "" }
    }.
cli-moments-table =
    Tisch { $table } ({ $seats }) { $when ->
        [past] endete
       *[other] endet
    } { $until }{ $final ->
        [yes] , ohne Verlängerung
       *[none] { "" }
    }.
