# Leagues: their books, and what stands in a table.

league-file-not-json = this is no JSON
    .do = begin a file in TOML with a key, or correct the braces
league-file-not-one = this is no league file: its first line is not topcut = "{ $format }"
    .do = begin with that line
league-file-wrong = { $where ->
        [none] something
       *[other] { $where }
    } is not what stands there in a league file
    .do = see league/1 in docs/formats.md
league-event-twice = the event "{ $event }" stands twice in the league's file
    .do = say everything of an event in one place
league-closed-out-of-order = blocks are closed one after the other, the first one first
    .do = number the closed blocks 1, 2, 3
league-lot-not-as-drawn = the lots of block { $block } are not those that their seed draws
    .do = write them as they were drawn
league-none-in-program = { $program } prints no leagues
    .do = name a program with a league's schedule
league-no-schedule = there is no schedule "{ $schedule }"
    .do = name { OR($known) }
league-no-scheme = the program has no bonus scheme "{ $scheme }"
    .do = name { OR($known) }, or write it under own
league-no-block = "{ $event }" cannot be counted to block { $block }: there are { $blocks }
    .do = name a block from 1 to { $blocks }, or leave it out
league-unknown = no event here was listed for a league "{ $league }"
    .do = name { $known ->
        [none] a league of these events, or its own file
       *[other] { OR($known) }
    }
league-block = { $kind ->
        [playoff] playoffs
       *[regular] { $number ->
            [1] first half
           *[other] second half
        }
    }
league-step = { $step ->
        [playoff-points] { $number ->
            [one] one playoff point
           *[other] { $number } playoff points
        }
        [playoff-victories] { $number ->
            [one] one playoff event won
           *[other] { $number } playoff events won
        }
        [season-points] { $number ->
            [one] one point this season
           *[other] { $number } points this season
        }
        [playoff-events] { $number ->
            [one] one playoff event
           *[other] { $number } playoff events
        }
        [league-events] { $number ->
            [one] one league event
           *[other] { $number } league events
        }
        [lifetime-points] { $number ->
            [one] one lifetime point
           *[other] { $number } lifetime points
        }
       *[lot] the lot
    }
league-steps = { $steps }
league-total = { $total ->
        [league] league
        [season] season
        [lifetime] lifetime
        [competitive] competitive
        [all] all
       *[other] { $total }
    }

# What a director asks for on the site.
league-director-is-nobody = a league's director is somebody who plays, and your account is not
    .do = say on your profile which player you are
league-without-name = a league needs a name
    .do = type one
league-name-taken = there is a league "{ $name }" this season
    .do = give yours another name
league-too-few = { $players ->
        [one] one player is
       *[other] { $players } players are
    } too few: a league begins with { $least }
    .do = name { $least } or more, by their handles
league-fixed = what was announced is fixed since the first event began
    .do = change it before the next season
league-qualify-number = how many qualify is a number from 0 to { $most }
    .do = type it in digits
league-own-points = the points of "{ $name }" are a number from 1 to { $most }
    .do = type it in digits
league-no-event = this is no finished event of the league
    .do = choose one from the schedule
league-block-closed = this part of the season is closed, and its ranking is fixed
    .do = count the event in a part that is open
league-all-closed = the season is over
    .do = nothing is left to close
league-block-waits = it cannot be closed yet: { $what }
    .do = do that first
league-nobody-level = nobody is level where it matters
    .do = close it without a lot
league-bonus-number = "{ $typed }" is no number from 0 to { $most }
    .do = type it in digits
league-places-for-all = places by discretion go from 1 to { $players }, and everybody has one
    .do = fill in all of them, or none
