# Why a program answers nothing, or not what was hoped for.

programwhy-no-game = { $document } is not about { $game }
programwhy-no-table = { $document } prints no table of { $table } points
programwhy-casual-only = { $players } players are a casual event: a competitive one has at least { $least }
programwhy-no-casual = this table knows no casual events
programwhy-no-column = the table prints nothing for place { $place }: it ends with { $last }
programwhy-too-few = the table begins with { $least } players, and there were { $players }
programwhy-too-many = the table ends with { $most } players, and there were { $players }
programwhy-scored-by = the table ends with { $most } players: a larger event is scored by { $by }
programwhy-season-is-over = the season of that year was over: { $level }
programwhy-not-sanctioned = an event of { $players ->
        [one] { $players } player
       *[other] { $players } players
    } is not sanctioned: it takes { $least }
programwhy-only-above = place { $place } earns something only with more than { $above } players
programwhy-place-earns-nothing = place { $place } earns nothing: the last one that does is { $last }
programwhy-nothing-for-game = { $document } prints nothing that is earned here in { $game }
programwhy-earns-points = a placing earns points of the table { $table }, no byes
programwhy-earns-nothing = { $document } prints nothing that a placing earns: { $level }
programwhy-approval = { $format } must be approved at this level ({ $clause })
programwhy-granted = { $granted ->
        [by-bid] asked for by a bid to { $by }
       *[by-application] asked for by an application to { $by }
    } ({ $clause })
programwhy-small-event = everybody plays { $played ->
        [one] { $played } game
       *[other] { $played } games
    } and has { $byes ->
        [one] a bye
       *[other] { $byes } byes
    } ({ $clause })
programwhy-no-conditions = { $document } prints no conditions for sanctioning
programwhy-falls-short = { SEMICOLONS($reasons) }
programwhy-missing = { $what ->
        [players] { $least } players
        [rounds] { $least ->
            [one] { $least } round
           *[other] { $least } rounds
        }
       *[notice] { $least } hours of notice
    } are needed{ $otherwise ->
        [casual] {" "}for a competitive event
       *[non-sanctioned] {""}
    }, not { $given }
programwhy-format-missing = { AND($formats) } is not a recognized format{ $otherwise ->
        [casual] {" "}of a competitive event
       *[non-sanctioned] {""}
    }
programwhy-no-level = { $document } prints neither level nor k: { $level }
programwhy-no-bonus = { $document } prints no bonus points
programwhy-bonus-alone = { $bonus } counts only together with { $other }
programwhy-bonus-shut-out = { $bonus } does not count together with { $other }
programwhy-bonus-above = { $bonus } counts only after more than { $above } missed events
