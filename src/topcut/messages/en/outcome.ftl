# What came out of a match.

outcome-codes = { $codes }
outcome-score = { $codes } { $score }
outcome-numbers = { $score }
outcome-ended = { $what }{ $how ->
        [concession] { " by concession" }
        [effect] { " by effect" }
        [agreed] { " by agreement" }
        [decked] , decks empty
        [both-lose] , both lose
        [incomplete] , not completed
        [no-show] , no-show
        [dropped] , dropped out
       *[normal] { "" }
    }
outcome-observed = { $what }, { $title } { DASHES($numbers) }
outcome-unscored = { $what }, score not known
outcome-decided = { $what }, { $by }
outcome-neither-goes-on = { $what }, neither goes on
outcome-for-the-higher-seed = { $what }, for the higher seed
outcome-by-seed = for the higher seed

# What stands between two names, and with them.
outcome-stands = { $how ->
        [no-show] no-show
        [both-lose] both lose
        [incomplete] not completed
        [win] beat
        [loss] lost to
       *[draw] drew with
    }
outcome-between = { $first } { $score } { $second }

outcome-worth = { $points } points, differential { $differential }
outcome-counted = { $what } ({ $worth })
