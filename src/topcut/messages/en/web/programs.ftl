# Programs: a community's organized play as a page.

web-programs-heading = Programs
web-programs-lead =
    What stands around events: levels and seasons, what a place earns, points, leagues, ratings, what a sanctioned event must
    meet. Each value with the clause it comes from.
web-programs-all = All programs
web-programs-yours = yours
web-programs-own = A program of your own
web-programs-own-how =
    Write a file of your community's own: save one of these and change it. Everything that is wrong with it is said, each
    fault with its line. A file with the name of one of yours takes its place; events keep the copy that they began with.
web-programs-file = The file (.toml)
web-programs-upload = Check and add it
web-programs-sign-in = Sign in to add one
web-programs-faults = { $number ->
        [one] One thing is wrong with the file; nothing was changed.
       *[other] { $number } things are wrong with the file; nothing was changed.
    }
web-programs-brought = { $program } is there.
web-programs-removed = { $program } is gone. Events that were taken into it keep their copy.
web-programs-remove = Remove this program
web-programs-save = Save the file
web-programs-compare = Compare
web-programs-compare-with = Another program
web-programs-two = Side by side
web-programs-two-how = Marked is what only one of the two says.
web-programs-same = the same in both
web-programs-says-nothing = says nothing of it
web-programs-level = Level
web-programs-name = Event
web-programs-season = Season
web-programs-grants = Who grants it
web-programs-k = k
web-programs-k-means = k says how far a game moves a rating.
web-programs-k-assumed = * is not printed: it is what ratings take.
web-programs-clause = Clause
web-programs-place = Place
web-programs-above = above { $players } players
web-programs-earns = Earns
web-programs-in = in { AND($games) }
web-programs-where = Where
web-programs-byes-are = A bye is used once, in the first heat. It cannot be passed on; it can be given up when entering.
web-programs-players = Players
web-programs-wins = Matches won
web-programs-casual = casual event
web-programs-casual-only = casual events only
web-programs-points-ask = Show
web-programs-points = { $points ->
        [one] point
       *[other] points
    }
web-programs-no-points = Nothing: { $why }
web-programs-each = Everybody
