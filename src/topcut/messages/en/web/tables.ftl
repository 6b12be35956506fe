# The page on which tables are numbered.
web-tables-from-when = All of this holds for rounds that are not posted yet. A posted round stays where it sits.
web-tables-numbers = Numbers
web-tables-range = { $last ->
        [0] from { $first } on
       *[other] { $first } to { $last }
    }
web-tables-stage = Stage
web-tables-all-stages = All without numbers of their own
web-tables-first = First table
web-tables-last = Last table
web-tables-last-hint = Empty: as many as it takes
web-tables-number = Number the tables
web-tables-fixed = Fixed tables
web-tables-fixed-hint = For whoever needs the same table in every round. Where two of them meet, the lower number holds.
web-tables-free = Free this table
web-tables-player = Player
web-tables-table = Table
web-tables-fix = Fix this table
web-tables-feature = Feature table
web-tables-feature-hint = The pairing that leads plays there, in a bracket the deciding game. 0 for none.
web-tables-set-feature = Set the feature table
web-tables-featured = Who plays there in round { $round }
web-tables-featured-hint = One of the two is enough. Empty: the pairing that leads
web-tables-choose = Choose this match
web-tables-changed = The tables are numbered anew from the next round on.
