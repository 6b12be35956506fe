# The standings of a stage, and the places over all of them.
web-standings-stages = Stages
web-standings-places = Places
web-standings-not-final = Not final.
web-standings-find-label = Find a player
web-standings-find = Find
web-standings-print = Print
web-standings-show-all = Show all
web-standings-caption =
    Choose a name to see why they are there.{ $cut ->
        [0] { "" }
       *[other] { " " }The line is the cut to { $cut }.
    }
web-standings-rank-heading = Rank
web-standings-player = Player
web-standings-record = Record
web-standings-record-long = wins – losses – draws
web-standings-points = Points
web-standings-not-found = Not found.
web-standings-nobody-fits-html = No player matches “<bdi>{ $typed }</bdi>”. Type fewer letters.
web-standings-nobody-yet = Nobody has entered yet. The standings appear here with the first results.
web-standings-places-caption = Places over all stages: whoever went furthest comes first. Choose a name to see why.
web-standings-place = Place
web-standings-comes-from = Comes from
