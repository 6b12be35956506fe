# A rulebook of one's own: what may be changed of it, each in a line.

own-after = own rules, begun with { $rulebook }
own-name-taken = a rulebook that comes with Topcut is called { $name }
    .do = give it another name
own-name-odd = its name must be small letters, digits and dashes
    .do = write one like "my-game"
own-unprintable = { $field }: it has signs that cannot be shown
    .do = write it in one line, without control characters
own-no-title = it has no name yet
    .do = say what people call the game
own-too-many = { $most } games of your own are as many as are kept
    .do = delete one that you no longer need
own-too-often = { $most } games were kept from your network within an hour
    .do = wait an hour, or ask whoever runs this site

own-section = { $section ->
        [game] The game
        [results] Results and points
        [match] The match
        [time] Time and deadlines
        [procedures] At the table, step by step
        [standings] Tie-breakers and percentages
        [pairing] How rounds are paired
        [rounds] Rounds
        [bracket] Bracket
       *[event] More
    }
own-part = { $part ->
        [title] Name of the game
        [game] Listed under
        [document] Where the rules are from
        [edition] Edition
        [name] Short name
        [decided_by] When time is up
       *[procedure] What players do then
    }
own-part-hint = { $part ->
        [title] What players call it: pages and slips say it
        [game] Events of one game are found together; empty: its name
        [document] A club, a page, a document: whoever reads the rules sees it
        [edition] Count it up when you change the rules
        [decided_by] How a match ends that is still being played then
       *[procedure] In your words; stands on the phones when time is called
    }
own-result = { $part ->
        [name] { $name } ({ $code }): name
       *[points] { $name } ({ $code }): points
    }
own-result-hint = { $part ->
        [name] What slips and score cards call it
       *[points] { $means ->
            [bye] Match points of a player without an opponent
            [win] Match points of a match won
            [draw] Match points of each after a draw
           *[loss] Match points of a match lost or missed
        }
    }
own-setting-hint = { $setting ->
        [games] Best of one is a single game; of three, whoever wins two
        [whole_matches] Yes: a bye in a best of one is one game won, in a best of three two
        [late_entry] What somebody gets for the rounds that were played before they came
        [unplayed_match] What both get when time is up before a game began
        [drop_no_show] Yes: whoever misses a round is not paired again
        [time_limit] Minutes on the clock of a round; 0: without a clock
        [warnings] Announced while the clock runs; “half”, or minutes before the end
        [missed_game_after] Until then nobody can be entered as missing
        [check_in_before] Players check themselves in until then
        [late_after] Whoever comes later than that misses round one
        [bracket_time_limit] A bracket is often played without a clock
        [bracket_games] An odd number, so that somebody wins
        [bracket_tie] What happens when a bracket match is level
        [first_turn] Who begins the second and third game
        [floor] No percentage counts for less: one bad opponent cannot ruin yours. 33/100 is usual
        [own_game_win_floored] Yes: your own game-win percentage counts at least that much too
        [byes_count_in_opponents_percentages] Yes: an opponent’s bye is a win in their percentage
        [game_win_points] What a game counts in game-win percentages
        [drawn_game_points] What a drawn game counts in game-win percentages
        [pairing] How opponents are found among equal totals
        [forced_rematch] Only where no other pairs are left
        [future_rounds] Before equal totals: no later round gets stuck. Last: today’s pairs are the best
        [earned_bye_rounds] Byes that players won elsewhere; 0: none
        [rounds] Every event may say its own
        [online] Yes: no clock in a hall, deadlines instead
       *[other] { $kind ->
            [flag] Yes or no, as this rulebook asks
            [choice] One of what this rulebook knows
            [integer] A whole number
            [ratio] A part of one, such as 33/100
            [list] Several, with commas between them
           *[text] In your own words
        }
    }{ $least ->
        [none] { "" }
       *[other] ; at least { $least }
    }{ $most ->
        [none] { "" }
       *[other] ; at most { $most }
    }
own-link = { $name }{ $about ->
        [none] { "" }
       *[other] : { $about }
    }
own-criterion-hint = { $criterion ->
        [rematches] Two players meet at most once
        [surplus_byes] Where rematches are left out altogether
        [repeated_byes] One bye for a player at most
        [byes_above_lowest] Whoever has the fewest points sits out
        [paired_down_again] Nobody plays further down than they must
        [unequal_totals] Winners play winners
        [total_gaps] Where totals differ, by as little as can be
        [future_rounds] No later round gets stuck
        [differential_floats] Who is paired down, and to whom
        [differential_gaps] Among equal totals the closest differentials play
       *[teammates] Clubs and families, as far as the rest allows
    }
own-unknown-link = Topcut does not know it; choose another
own-procedure-stage = { $stage ->
        [swiss] before a bracket
        [bracket] in a bracket
       *[all] everywhere
    }
