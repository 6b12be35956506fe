# A rulebook as rules that a person can read.

describe-document = Document
describe-results = Results
describe-endings = How a game can end
describe-observations = What else a slip records
describe-standings = Standings
describe-pairing = Pairing, most important first
describe-rounds = Recommended rounds
describe-settings = Settings
describe-follows = What follows from a setting
describe-formats = Formats
describe-card-pools = Card pools
describe-sets-of-rules = Sets of rules
describe-scenarios = Scenarios
describe-tasks = The director’s checklist
describe-task = { $when ->
        [listing] before it is listed
        [before] by the day before
        [start] at the start
        [round-one] before round one
        [each-round] in each round
        [end] at the end
       *[after] afterwards
    }{ $kind ->
        [bring] , to bring
        [announce] , to announce
        [players] , for players to bring
       *[do] { "" }
    }: { $text }{ $only ->
        [deck-lists] { " (where deck lists are required)" }
       *[all] { "" }
    }
describe-task-where = { $task } ({ $where })

describe-title = { $title } ({ $name }), played { $play ->
        [single_game] one game a round
        [best_of] a match of several games a round
       *[pod] in pods
    }
describe-edition = { $document }, edition { $edition }
describe-ruling = with the interim ruling { $ruling }

# A result, and how a game can end.
describe-facts = { $facts }
describe-result = { $code } { $name }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
describe-opposite = the opponent has { OR($results) }
describe-alone = without an opponent
describe-also-alone = also without an opponent
describe-alone-games = without an opponent it counts as { $won }-{ $lost } games
describe-schedule = strength of schedule: { $schedule ->
        [zero] 0
        [maximum] the maximum
       *[none] left out
    }
describe-one-bye = counts as the one bye
describe-not-rated = not rated
describe-ending = { $means } ({ $how })
describe-ending-with = { $ending }: { $facts }
describe-decided = { $by ->
        [score] the higher score wins
        [conditions] the victory conditions decide, then the score
        [stated] the players say who won
        [nobody] nobody wins
       *[present] whoever is present wins
    }
describe-against = { $first } against { $second }
describe-level = { $who ->
        [all] all
       *[level] tied
    }: { $result }
describe-differential = differential: { $differential ->
        [score] the difference of the scores
        [cap] the cap
        [winner_at_cap] the cap minus the loser's score
        [zero] 0
       *[winner_score] the number entered for the winner
    }
describe-observation = { $title } ({ $name }): { $facts }
describe-observed-of = { $of ->
        [seat] of each player
        [game-seat] in each round of a pod, who
       *[match] of the match
    }
describe-observed-numbers = { $numbers }
describe-observed-range = from { $least } to { $most }
describe-observed-asked = { $asked ->
        [always] asked for every game
        [conditions] asked where victory conditions decide
       *[never] optional
    }
describe-observed-counts = { $counts ->
        [conditions] shows who has met the victory conditions
        [rounds_won] a round won, if in time
       *[moves] shows who sits where
    }
describe-observed-scenario = only with { $scenario }

# Standings, pairing and rounds.
describe-points = 1. points: most points
describe-step = { $number }. { $name }: { $title }
describe-step-with = { $number }. { $name }: { $title } ({ $parameters })
describe-parameter = { $name }
describe-parameter-off = without { $name }
describe-parameter-list = { $values }
describe-parameter-value = { $name } { $value }
describe-between = { "   " }while { $group ->
        [any] any number is
       *[other] exactly { $group } are
    } tied, { $step ->
        [1] at once
       *[other] after tie-breaker { $step }
    } and after every later step: { $what }
describe-criterion = { $number }. { $means } ({ $name })
describe-rounds-for = { $players } players: { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
describe-exactly = { $players }
describe-or-more = { $players } or more
describe-to = { $players } to { $to }
describe-before-a-cut = before a cut to { $cut }: { $more ->
        [one] { $more } more round
       *[other] { $more } more rounds
    }

# Settings, and what follows from one.
describe-setting = { $title }: { $value } ({ $name })
describe-may-change = { $setting }; the director may change it { $until ->
        [announcement] until the first player has entered
        [start] until the start
       *[finish] at any time
    }
describe-with-consent = { $setting }, later with the consent of { $who }
describe-with-reason = { $setting }, after that until the start with a reason
describe-as-deviation = { $setting }, later as a deviation with a reason
describe-value = { $value }
describe-no-value = none
describe-pair = { $name } { $value }
describe-pairs = { $pairs }
describe-when = where { $setting } is { $value }: { SEMICOLONS($facts) }
describe-when-least = where { $setting } is at least { $least }: { SEMICOLONS($facts) }
describe-required = { $pairs } is required
describe-tie-breakers = tie-breakers: { $steps }
describe-criteria = pairing: { $names }

# Formats, card pools, sets of rules and scenarios.
describe-feature = { $title } ({ $name })
describe-feature-with = { $title } ({ $name }): { SEMICOLONS($facts) }
describe-printed = { $text }
describe-limited = limited
describe-constructed = constructed
describe-not-sanctioned = not sanctioned
describe-approval = a championship needs approval first
describe-even-rounds = an even number of rounds
describe-registration = { $minutes } minutes of registration
describe-building = { $minutes } minutes of deck building
describe-needs = needs { $names }
describe-recommended = recommended: { $names }
describe-groups = groups of { $most }
describe-groups-from = groups of { $least } to { $most }
describe-packs = { $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    } of { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }{ $sides ->
        [2] { " of each side" }
       *[other] { "" }
    }
describe-undrafted = { $sets ->
        [0] plus any number of
        [1] plus one each of
       *[other] plus { $sets } each of
    } { $cards } undrafted cards
describe-snake = { $cards } first, picked face up in snake order
describe-picks = picks of { $most } down to { $least } seconds
describe-review = review of { $seconds } seconds, { $more } more after every later pack
