# Where the promos of a league may be played.

promo-not-printed = { $document } prints nothing of league promos
promo-no-season = there is no league season "{ $season }"
    .do = name it like 2026-27
promo-not-yet = promos of the season { $season } can be printed from { $day } on
promo-league-only = promos of the season { $season } are for league events until { $day }
