# The numbers of the tables: what is refused.
tables-no-stage = there is no stage { $number }: { $stages }
    .do = choose one of them, or leave it out for all
tables-last-before-first = the last table ({ $last }) is before the first one ({ $first })
    .do = type the first and the last number of the tables, like 21 and 40
tables-as-they-are = the tables are numbered like that already
    .do = there is nothing to do
tables-of-another-heat = { $heat } has tables { $first }{ $last ->
        [0] { " " }and all after it
       *[other] –{ $last }
    }
    .do = give every heat tables of its own
tables-is-the-feature = table { $table } is the feature table
    .do = choose another table, or another feature table first
tables-fixed-for-another = table { $table } is { $player }'s in every round
    .do = choose another table, or free that one first
tables-no-feature = there is no feature table
    .do = say which table it is first
tables-featured-has-left = { $player } does not play in the next round
    .do = choose somebody who does
tables-featured-is-fixed = { $player } sits at table { $table } in every round
    .do = choose another match, or free that table first
tables-too-few = the round needs { $needed ->
        [one] { $needed } table
       *[other] { $needed } tables
    }, and there are only { $first }–{ $last }
    .do = give it more tables

# As they are told.
tables-told-stage = { $stage }: tables { $last ->
        [0] from { $first } on
       *[other] { $first } to { $last }
    }
tables-told-fixed = { $player }: always table { $table }
tables-told-feature = Feature table: { $table }{ $player ->
        [none] { "" }
       *[other] , { $player } in the next round
    }
