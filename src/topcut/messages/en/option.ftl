# Options: the choices of an event, laid into its rulebook.

option-named = { $option }
option-unknown = is not a setting of { $rulebook }
option-fixed = the rules fix it at { $value }{ $cited ->
        [yes] { " " }({ $clause })
       *[no] { "" }
    }
    .do = leave it out
option-of-earlier-topcut = this event was created by an earlier Topcut, which did not record what its choices replaced
    .do = create a new event with the other choice
option-demanded = must be { $wanted } where { $other } is { $value }, not { $given } ({ $clause })
    .do = change { $option } or { $other }

# Values by themselves, of an event or in a rulebook.
option-not-of-kind = must be { $kind ->
        [integer] a whole number
        [flag] true or false
        [ratio] a ratio from 0 to 1 written as text, such as "33/100"
        [list] a list
       *[text] text
    }, not { $given }
option-too-small = must be at least { $least }, not { $given }
option-too-large = must be at most { $most }, not { $given }
option-no-warning = must contain "half" or minutes before the end, not { $given }
option-not-a-choice = { $given } is not one of { $choices }{ $close ->
        [yes] { " " }(did you mean { $word }?)
       *[no] { "" }
    }
option-unknown-tie-breaker = { $name } is not a tie-breaker that Topcut knows ({ $hint })

# Values that fit and cannot be played with.
option-result-of-a-player = { $code } is not a result for a player who did not play
    .do = choose { $fitting }, or leave it empty
option-fitting = { OR($codes) }
option-nothing-fits = nothing
option-result-not-of-both = { $code } cannot be the result of both players
    .do = choose one of { $codes }, or leave it empty
option-too-many-games = best of { $games } is not possible
    .do = choose at most { $most }
option-even-games = best of { $games } may have no winner
    .do = choose an odd number: 1, 3, 5, 7 or 9
option-no-group = a group of at least { $least } and at most { $most } players is not possible
    .do = choose a smaller group_least or a larger group_most
option-too-many-minutes = { $minutes } minutes is too long
    .do = choose at most { $most }
option-too-few-minutes = a match has at least { $least } minutes, not { $minutes } ({ $clause })
    .do = choose { $least } or more, or 0 for none
