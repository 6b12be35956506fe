# The sanction line of an event: whether it counts in its program, and what it can earn.

sanction-heading = { $over ->
        [yes] { $counts ->
            [yes] Counted as sanctioned
           *[no] Did not count as sanctioned
        }
       *[no] { $counts ->
            [yes] Counts as sanctioned
            [if] Counts as sanctioned, if what is open here comes true
           *[no] As it stands it will not count as sanctioned
        }
    }{ $kind ->
        [casual] {" "}(casual)
        [competitive] {" "}(competitive)
       *[none] {""}
    }
sanction-other-game = { $document } is not about this game: the event counts for nothing there
sanction-formats = { AND($formats) }
sanction-no-start = no day and start are announced yet
sanction-no-rounds = it has no rounds
sanction-days = { $days } days ahead
sanction-given = { $what ->
        [players] { $phase ->
            [planned] seen on the day; counted with { $given }
           *[other] { $given } took part
        }
        [rounds] { $phase ->
            [planned] { $given ->
                [0] as many as the rules recommend for the players
               *[other] { $given } planned
            }
           *[other] { $given } played
        }
       *[notice] { $given ->
            [one] { $given } hour ahead
           *[other] { $given } hours ahead
        }
    }
sanction-not-rated = its games are not rated
sanction-before-release = an online event with { $set ->
        [none] a new set
       *[other] { $set }
    } starts only after the release, { $day }
sanction-no-level = { $document } does not know this level
sanction-out-of-season = this day is outside the season: { $level }
sanction-earns = { $what } for { $where }{ $above ->
        [0] {""}
       *[other] , with { $players } players or more
    }
sanction-points = { $table }: with { $players } players the first places earn { AND($points) }
sanction-points-each = { $table }: with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } everybody who { $over ->
        [yes] took part earned
       *[no] takes part earns
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
sanction-no-points = { $table }: { $why }
sanction-below = { $over ->
        [yes] Counted as sanctioned, like a local event
       *[no] Counts as sanctioned, but like a local event
    }: not granted, { $level }
sanction-months = in the season of another level it needs a special approval: { AND($levels) } ({ $clause })
sanction-granted = { $state ->
        [granted] granted{ $day ->
            [none] {""}
           *[other] {" "}on { $day }
        }
        [asked] asked on { $day }, not answered yet
        [declined] declined on { $day }
       *[none] not granted
    }
