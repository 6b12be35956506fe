# Rulebooks, rulings and brackets as files: what is wrong in them, and where.

rulebook-unknown = there is no rulebook { $rulebook }
rulebook-is-a-ruling = { $file } is a ruling, not a rulebook
    .cli = apply it to one: `topcut rulebook check { $rulebook } --ruling { $path }`
    .web = choose the rulebook that it belongs to, and send it as its ruling
    .api = apply it to one
rulebook-is-a-translation = { $file } is a translation, not a rulebook
    .cli = put it beside its rulebook and check that one: `topcut rulebook check { $rulebook }.toml`
    .web = choose the rulebook that it belongs to
    .api = name its rulebook
rulebook-translation-head = a translation says { $key } = "{ $wanted }"
rulebook-no-such-text = is not a text of the rulebook

# Where: the rulebook, and an entry of it behind the place of its line.
rulebook-called = rulebook { $name }
rulebook-nameless = rulebook without a name
rulebook-entry = { $file }, { $entry }
rulebook-key = { $file }, { $entry }, { $keys }
rulebook-table = { $table }
rulebook-named = { $table } { $name }
rulebook-numbered = { $table } number { $number }
rulebook-setting = setting { $setting }

# The shape of a document.
rulebook-not-one = this does not look like a rulebook
    .cli = a rulebook begins with `topcut = "{ $format }"`
    .web = a rulebook begins with “topcut = "{ $format }"”
    .api = a rulebook begins with topcut = "{ $format }"
rulebook-not-a-bracket = this does not look like a bracket
    .cli = a bracket begins with `topcut = "{ $format }"`
    .web = a bracket begins with “topcut = "{ $format }"”
    .api = a bracket begins with topcut = "{ $format }"
rulebook-unknown-table = is not a key or table of a rulebook
rulebook-unknown-bracket-key = is not a key of a bracket
rulebook-unknown-key = is not a key that belongs here
rulebook-no-key = { $key } is missing
    .cli = add a line `{ $key } = …` ({ $kind })
    .web = add a line “{ $key } = …” ({ $kind })
    .api = add a line { $key } = … ({ $kind })
rulebook-written-by-topcut = must be a table
    .do = leave it out: it is written when an event is created
rulebook-single-brackets = must be written as [[{ $table }]], one table for each
    .do = use double brackets
rulebook-settings-no-tables = must be written as [settings.name], one table for each
rulebook-not-of-kind = must be { $kind }, not { $given }
rulebook-kind-flag = true or false
rulebook-kind-number = a whole number
rulebook-kind-text = text
rulebook-kind-list = a list
rulebook-kind-table = a table
rulebook-kind-any = anything
rulebook-kind-word = "{ $word }"
rulebook-kind-words = one of { $words }
rulebook-kind-either = { $one } or { $other }
rulebook-kind-many = a list of { $of ->
        [numbers] whole numbers
        [texts] texts
       *[values] values
    }
rulebook-kind-two = a list of two { $of ->
        [numbers] whole numbers
        [texts] texts
       *[values] values
    }

# Words that must be known.
rulebook-unknown-word = { $word } is not { $kind ->
        [ending] a way to end that Topcut knows
        [comparison] a comparison that Topcut knows
        [tie-breaker] a tie-breaker that Topcut knows
        [criterion] a criterion that Topcut knows
        [setting] a setting of this rulebook
        [result] a result
        [format] a format
        [scenario] a scenario
        [observation] an observation of this rulebook
       *[other] a { $kind }
    }
rulebook-observation-name = must be lower-case letters and dashes, and not the name of a tie-breaker: it is typed after a score
rulebook-observed-in-pods = only the rounds of a pod are observed one by one
    .do = write of = "seat" for what is recorded once per match
rulebook-observed-or-not = in a round of a pod something either happened at a seat or did not: from 0 to 1, and nothing else
rulebook-observation-shape = counts for { $counts } only { $counts ->
        [conditions] of = "seat" with two numbers
        [rounds_won] of = "game-seat"
       *[moves] of = "match" with one number
    }
rulebook-observed-of-nobody = { $name } is observed for the whole match, so nobody can be ranked by it
    .do = rank by an observation of a seat
rulebook-unknown-setting = is not a setting that Topcut knows
rulebook-unknown-choice = { $word } is not a word that Topcut knows here
rulebook-not-a-setting = is not a setting of this rulebook
rulebook-no-result = there is no result { $code }
rulebook-not-a-parameter = is not a parameter of { $step }
rulebook-no-parameter = with = { "{" } { $name } = … { "}" } is missing
    .do = { $step } needs it

# Entries seen together.
rulebook-twice = { $word } appears twice
    .do = leave one out
rulebook-no-results = a rulebook needs results
    .do = add [[result]] tables
rulebook-no-bye = an odd number of players needs a BYE without an opponent
    .do = add a [[result]] with code = "BYE" and alone = true
rulebook-not-opposite = { $other } does not name { $code } as its opposite
    .do = add { $code } to the opposite of { $other }
rulebook-result-of-nobody = nobody can have it
    .do = give its opposite, or alone = true
rulebook-impossible-pair = { $code } against { $other } is not possible
    .do = see result { $code }
rulebook-no-cap = needs the setting differential_cap
    .do = add it
rulebook-no-codes = { $key } is missing
    .do = say which codes follow
rulebook-procedure-without-steps = needs at least one step, and none may be empty
rulebook-task-without-text = may not be empty
rulebook-group-of-one = must be at least 2
rulebook-no-step = must be between 1 and { $last }: there are { $steps } steps
rulebook-no-criteria = a rulebook needs pairing criteria
    .do = add [[criterion]] tables
rulebook-byes-not-counted = byes instead of rematches have to be as few as possible
    .do = add the criterion surplus_byes
rulebook-no-setting = { $setting } is missing
    .do = add [settings.{ $setting }]
rulebook-when-without-value = needs either { $one } or { $other }
    .do = say at which value it applies
rulebook-less = { $number } is less than { $least }

# Drafts.
rulebook-draft-not-limited = only a limited format is drafted
    .do = add limited = true, or leave it out
rulebook-below-zero = cannot be less than 0
rulebook-too-many-sides = a game has two sides
    .do = write 0, 1 or 2
rulebook-no-group = group_most is missing
    .do = say how many players draft together

# The table of rounds.
rulebook-too-few-rounds = { $rounds } rounds cannot be played
    .do = write 1 or more
rulebook-players-in-two-lines = { $players } players are also in the line from { $before }
    .do = end that line earlier
rulebook-players-in-no-line = no line for { $size ->
        [one] { $first }
       *[other] { $first } to { $last }
    } players
    .do = close the gap

# Rulings.
rulebook-no-day = must be a date
    .do = write it as 2026-01-31
rulebook-nothing-to-override = the rulebook has no such entry
rulebook-way-name =
    .cli = say which one with `{ $key } = …`
    .web = say which one with “{ $key } = …”
    .api = say which one with { $key } = …
rulebook-way-new =
    .cli = `new = true` adds one
    .web = “new = true” adds one
    .api = new = true adds one
rulebook-way-hint-or-new =
    .cli = { $hint }; `new = true` adds one
    .web = { $hint }; “new = true” adds one
    .api = { $hint }; new = true adds one

# Brackets.
rulebook-bracket-without-games = it has no games
    .do = write a [[game]] with its round and seats for each
