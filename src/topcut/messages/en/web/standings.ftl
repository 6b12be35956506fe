# The standings of a stage, and the places over all of them.
web-standings-title =
    { $moment ->
        [before] Players entered
        [final] Final standings
        [over] Final standings
        [after] Standings after round { $round }
       *[during] Standings during round { $round }
    }
web-standings-stage-title =
    { $stage }: { $moment ->
        [before] players entered
        [final] final standings
        [over] standings
        [after] standings after round { $round }
       *[during] standings during round { $round }
    }
web-standings-places-title =
    { $event ->
        [finished] Final places
       *[running] Places so far
    }
web-standings-stages = Stages
web-standings-places = Places
web-standings-not-final = Not final.
web-standings-find-label = Find a player
web-standings-find = Find
web-standings-show-all = Show all
web-standings-caption =
    Choose a name to see why it stands there.{ $cut ->
        [0] { "" }
       *[other] { " " }The line is the cut to { $cut }.
    }
web-standings-rank-heading = Rank
web-standings-player = Player
web-standings-record = Record
web-standings-record-long = wins – losses – draws
web-standings-points = Points
web-standings-dropped = dropped
web-standings-rank = { $stage }: rank { $rank }
web-standings-not-found = Not found.
web-standings-nobody-fits-html = Nobody fits “<bdi>{ $typed }</bdi>”. Type fewer letters.
web-standings-nobody-yet = Nobody has entered yet. The standings appear here with the first results.
web-standings-places-caption = Places over all stages: who went furthest first. Choose a name to see why.
web-standings-place = Place
web-standings-comes-from = Comes from
