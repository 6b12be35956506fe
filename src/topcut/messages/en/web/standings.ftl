# The standings of a stage, and the places over all of them.
web-standings-stages = Stages
web-standings-places = Places
web-standings-not-final = Not final.
web-standings-find-label = Find a player
web-standings-find-hint = Find a name
web-standings-find = Find
web-standings-print = Print
web-standings-show-all = Show all
web-standings-rank-heading = Rank
web-standings-player = Player
web-standings-record = Record
web-standings-record-long = wins – losses – draws
web-standings-points = Points
web-standings-nobody-fits-html = No player matches “<bdi>{ $typed }</bdi>”. Type fewer letters.
web-standings-nobody-yet = Nobody has entered yet. The standings appear here with the first results.
web-standings-places-caption = Places over all stages: whoever went furthest comes first. Press a name to see why.
web-standings-place = Place
web-standings-comes-from = Comes from
web-standings-switch = Standings or bracket
web-standings-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
web-standings-press = Press a name to see why it stands there.
web-standings-cut = Cut to the top { $cut }
web-standings-why = Why { $place }?
web-standings-way = The way through the bracket
web-standings-details = Details
