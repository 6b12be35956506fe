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
        [none] a league of these events, or its file with --plan
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
       *[other] { $total }
    }
