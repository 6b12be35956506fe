# Wo die Promos einer Liga gespielt werden dürfen.

promo-not-printed = { $document } sagt nichts über Liga-Promos
promo-no-season = es gibt keine Ligasaison „{ $season }“
    .do = nenne sie wie 2026-27
promo-not-yet = Promos der Saison { $season } lassen sich ab { $day } drucken
promo-league-only = Promos der Saison { $season } sind bis { $day } nur für Ligaturniere
