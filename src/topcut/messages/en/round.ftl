# Rounds: drawing, posting, withdrawing.

round-none = there is no round { $round }
    .do = rounds 1 to { $posted } are posted
round-none-posted = no round has been posted
    .do = pair and post round 1 first
round-no-table = round { $round } has no table { $table }
    .do = it has tables 1 to { $last }
