# A program as rules that a person can read.

programtold-document = Document
programtold-levels = Levels
programtold-earnings = What a placing earns
programtold-table = { $title }
programtold-leagues = Leagues{ $title ->
        [none] {""}
       *[other] : { $title }
    }
programtold-bonuses = Bonus points of a league
programtold-playoffs = Places of the playoffs
programtold-champions = Champions League
programtold-ratings = Ratings
programtold-sanctioning = Sanctioning
programtold-formats = Recognized formats, card pools, rules, scenarios
programtold-fields = What is said when an event is registered
programtold-deadlines = Deadlines
programtold-decisions = Who decides

programtold-title = { $title } ({ $name }), { $community }
programtold-game = { $title } ({ $name }), played by { AND($rulebooks) }

# Levels.
programtold-level = { $level } ({ $name }){ $facts ->
        [none] {""}
       *[other] : { $facts }
    }
programtold-level-number = level { $number }
programtold-level-k = k { $k }
programtold-level-assumed-k = no k is printed, ratings take { $k }
programtold-season = { $first } to { $last }
programtold-whole-year = the whole year
programtold-granted = { $granted ->
        [freely] held by { $by }
        [by-application] by application to { $by }
        [by-bid] by bids to { $by }
       *[none] granted by { $by }
    }{ $country ->
        [country] , one per country
       *[no] {""}
    }
programtold-announced = announced { $announced ->
        [beginning-of-the-year] at the beginning of the year
       *[before-the-events] before the events are
    }
programtold-open = applications are taken { $open ->
        [season] until the season ends
       *[always] at any time
    }
programtold-allocated = allocated where nobody bids
programtold-approval-in = specially approved in the season of: { $levels }

# What a placing earns.
programtold-earning = { $level }, { $place }{ $above ->
        [0] {""}
       *[other] {" "}above { $above } players
    }{ $games ->
        [none] {""}
       *[other] {" "}({ AND($games) })
    }: { $what } for { $where }
programtold-bye = { $many ->
        [yes] byes in rounds { AND($rounds) }
       *[no] a bye in round { $rounds }
    }
programtold-head-start = a head start of { NUMBER($points) }
programtold-into = { $when ->
        [same-year] that year's
        [next-year] next year's
       *[next] the next
    } { $into }{ $anywhere ->
        [yes] {" "}on any continent
       *[no] {""}
    }

# Points.
programtold-row = { $part }, { $players }{ $casual ->
        [yes] {" "}(casual events only)
       *[no] {""}
    }: { $columns }
programtold-players-or-more = { $players } or more players
programtold-players-exactly = { $players } players
programtold-players-to = { $players } to { $to } players
programtold-column = { $places } { $points }
programtold-each = { $points } each
programtold-places = { $first } to { $last }
programtold-per-win = { $part }: { $points } for each, byes included
programtold-share = { $part }, { $places }: the number of players{ $number ->
        [1] {""}
       *[other] {" "}divided by { $number }, rounded up
    }{ $least ->
        [0] {""}
       *[other] , from { $least } players on
    }
programtold-beyond = a larger event is scored by { $by }
programtold-total = total { $name }: of { $of ->
        [league] each league
        [all-leagues] all leagues together
        [each-game] each game
       *[all-games] all games together
    }, { $resets ->
        [season] begins anew each season
        [year] begins anew each year
       *[never] never begins anew
    }{ $casual ->
        [yes] , casual events included
       *[no] {""}
    }

# Leagues.
programtold-league-players = a league has at least { $players } players
programtold-block = { $schedule }: { $events } { $kind ->
        [playoff] playoff events
       *[regular] events
    }, { $months }{ $qualify ->
        [0] {""}
       *[other] , usually { $qualify } qualify
    }
programtold-half-ranked = who qualifies is decided by the points of { $by ->
        [season] the season so far
       *[half] that part alone
    }; how many is announced before the first event
programtold-bonus = { $bonus }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $each ->
        [yes] {" "}for each
       *[no] {""}
    }{ $facts ->
        [none] {""}
       *[other] {" "}({ $facts })
    }
programtold-over-percent = more than { $percent } % of its personnel, Non-Aligned left out
programtold-non-aligned = Non-Aligned counts with more than { $percent } %
programtold-on-top = on top
programtold-playoff = { $number }. { $step }
programtold-champions-rules = { $lifetime } lifetime points, which { $by } can waive; seeded by them; single elimination, best of { $games }

# Ratings and sanctioning.
programtold-system = { $system ->
        [elo] Elo, scale { $scale }
        [glicko2] Glicko-2
       *[openskill] OpenSkill
    }
programtold-bounds = begins at { NUMBER($start) }, from { NUMBER($least) } to { NUMBER($most) }
programtold-kinds = kept apart: { AND($kinds) }{ $overall ->
        [yes] ; and overall
       *[no] {""}
    }; for each game
programtold-not-rated = do not count: { $what }
programtold-pods = { $pods ->
        [pairs] in a pod each pair of its players counts as a game
       *[none] pods are not rated
    }
programtold-condition = { $what ->
        [players] at least { $least } players
        [rounds] at least { $least ->
            [one] { $least } round
           *[other] { $least } rounds
        }
        [notice] registered at least { $least } hours before the start
       *[format] a recognized format
    }{ $games ->
        [none] {""}
       *[other] {" "}({ AND($games) })
    }{ $otherwise ->
        [casual] ; otherwise a casual event
       *[non-sanctioned] {""}
    }
programtold-small-event = { $players } players: everybody plays { $played } games and has { $byes ->
        [one] a bye
       *[other] { $byes } byes
    }{ $games ->
        [none] {""}
       *[other] {" "}({ AND($games) })
    }
programtold-obligation = an event that awards { $byes } byes or more must choose { $setting } = { $value }
programtold-format = { $group ->
        [format] format
        [card_pool] card pool
        [rules] rules
        [scenario] scenario
       *[pairing] tournament
    } { $name }{ $games ->
        [none] {""}
       *[other] {" "}({ AND($games) })
    }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }
programtold-approval-from = must be approved from level { $level } on
programtold-never-sanctioned = never sanctioned
programtold-unrated = not rated

# Registering, deadlines, deciding.
programtold-field = { $field }{ $optional ->
        [yes] {" "}(if there is one)
       *[no] {""}
    }
programtold-deadline = { $what ->
        [listing] an event is registered { $number } { $unit ->
            [days] days
           *[hours] hours
        } before it starts
        [moving] its day and time can change until { $number } { $unit ->
            [days] days
           *[hours] hours
        } before it
        [new-host] a new place is verified within { $number } { $unit ->
            [days] days
           *[hours] hours
        }
       *[report] results are reported within { $number } { $unit ->
            [days] days
           *[hours] hours
        }
    }{ $late ->
        [awaiting-processing] ; later ones wait for the next full refresh
        [lowers-rating] ; later ones lower the director's rating
       *[none] {""}
    }
programtold-decision = { $what }: { $by }
programtold-promos = League promos
programtold-promos-where = until the season ends { $during ->
        [league-events] in league events only
       *[everywhere] everywhere
    }, from then on { $after ->
        [league-events] in league events only
       *[everywhere] everywhere
    }
programtold-directors = How directors are rated
programtold-director-mark = everybody who played rates the director once, from { $least } to { $most }, within { $days } days of the end
programtold-director-public = the average is public from { $votes } marks on; marks reach it { $together } or more at a time
programtold-badges = Badges
programtold-badge = { $title }: { $counts ->
        [won] { $least ->
            [one] an event won
           *[other] { $least } events won
        }
        [regions] events in { $least } regions
        [seasons] events in { $least } seasons
        [directed] { $least } events directed
        [judged] { $least } events judged
       *[events] { $least ->
            [one] one event played
           *[other] { $least } events played
        }
    }{ $levels ->
        [none] { "" }
       *[other] { " (" }{ $levels })
    }
