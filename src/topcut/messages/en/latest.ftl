# What was done last, and by whom.
latest-line = { $who } { $what }
latest-you = you
latest-role = { $role ->
        [director] the director
        [judge] a judge
        [head-judge] the head judge
        [scorekeeper] a scorekeeper
       *[other] { $role }
    }
latest-result = { $did ->
        [entered] entered
        [reported] reported
        [settled] settled
       *[corrected] corrected
    } { $table }: { $result }
latest-at-table = { $did ->
        [confirmed] confirmed
       *[disputed] disputed
    } { $table }
latest-posted = posted { $round }
latest-undid = took back: { $what }
latest-other = { $who }: { $what }
