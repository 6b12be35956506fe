# What a round is called: by itself, or in a stage of several.

roundname-round = { $stage ->
        [none] { $planned ->
            [0] Round { $round }
           *[other] Round { $round } of { $planned }
        }
       *[other] { $planned ->
            [0] { $stage }, round { $round }
           *[other] { $stage }, round { $round } of { $planned }
        }
    }
roundname-of-stage = { $stage }, { SMALL($round) }
roundname-of-pods = { $stage ->
        [none] Rounds { $first } to { $last }
       *[other] { $stage }, rounds { $first } to { $last }
    }
roundname-drawn = { $round } (drawn, not posted)
roundname-award = { $award ->
        [none] bye
       *[other] { SMALL($award) }
    }

# Inside a sentence.
roundname-number = round { $round }
roundname-numbered = { $name } (round { $round })
roundname-inside =
    round { $round }{ $planned ->
        [0] { "" }
       *[other] { " " }of { $planned }
    }
roundname-inside-of-pods = rounds { $first } to { $last }
roundname-called = the { SMALL($name) }
roundname-confrontation = the final confrontation
