# What a director should know before the start and on the way.

advice-by-clause = { $what } ({ $clause })
advice-of-heat = { $heat }: { $what }
advice-too-few = { $what ->
        [players] { $count } of at least { $least ->
            [one] { $least } player
           *[other] { $least } players
        }
       *[rounds] { $count } of at least { $least ->
            [one] { $least } round
           *[other] { $least } rounds
        }
    }: { $consequence ->
        [casual] a casual event, for which who took part is enough
       *[non-sanctioned] not enough for sanctioning
    }
advice-fewer-rounds = { $planned } for { $players } players: { $wanted } are recommended
advice-fewer-rounds-before-cut = { $planned } for { $players } players before a cut to { $cut }: { $wanted } are
    recommended
advice-round-at-risk = round { $round } at risk: { $players } players may not be pairable that often without a rematch
advice-rounds-at-risk = rounds { $first } to { $last } at risk: { $players } players may not be pairable that often
    without a rematch
advice-many-matches = { $matches } matches of { $each } rounds are { $in_all } rounds in all: rounds are given in
    matches here, and one match is 1
advice-cut-too-large = a cut to { $cut } needs { $cut } players, and { $players } have entered
advice-odd-rounds = { $feature } needs an even number of rounds, not { $rounds }
advice-never-sanctioned = { $feature } is never sanctioned
advice-unrated = { $feature } does not count towards ratings
advice-unusual = { $feature } is usually played with { $usual }, not with { $chosen }
advice-sides-in-bracket = a bracket can bring two players of one side together, and the document does not say how they
    meet; announce it before the start

# How many rounds

advice-rounds = { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
advice-matches = { $matches ->
        [one] { $matches } match of { $each } rounds
       *[other] { $matches } matches of { $each } rounds
    }

# What a player brings: earned byes and a head start

advice-brought-byes = { $byes ->
        [one] { $byes } earned bye
       *[other] { $byes } earned byes
    }
advice-brought-bye-ended = { $byes }, { $state }
advice-brought-byes-parted = { $byes }: { $parts }
advice-brought-byes-part = { $count } { $state }
advice-brought-state = { $state ->
        [used] used
        [given-up] given up
        [missed] missed
       *[to-come] to come
    }
advice-brought-head-start = head start { $points }
