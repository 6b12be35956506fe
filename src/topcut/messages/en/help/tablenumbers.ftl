help-tablenumbers-tables =
    Number the tables of the rounds to come, give a player the same table in every round, name the feature table. Without more, show it.
    .player = Who sits at the same table in every round, or plays at the feature table.
    .table = Their table; 0 for no table of their own any more.
    .first = The number of the first table; 0 to take the numbers back.
    .last = The number of the last table; left out, as many as it takes.
    .stage = Only of this stage: 2 is the second one of the plan.
    .feature = The feature table; 0 for none.
    .featured = This player's match has the feature table in the next round; without a player, the pairing that leads.
