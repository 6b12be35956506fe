# Ratings: lists, histories, what an event changed.
web-rating-ratings = Ratings
web-rating-list = { $list ->
        [overall] Overall
        [constructed] Constructed
        [limited] Limited
       *[other] { $list }
    }
web-rating-rank = Rank
web-rating-place = Place
web-rating-player = Player
web-rating-region = Region
web-rating-lately = Last ten events
web-rating-games = Games
web-rating-last-event = Last event
web-rating-change = Change
web-rating-rating = Rating
web-rating-you = you
web-rating-find = Find a player
web-rating-find-hint = Find a player
web-rating-search = Search
web-rating-everywhere = Everywhere
web-rating-players = { $count ->
        [one] one player
       *[other] { NUMBER($count) } players
    }
web-rating-page = page { $page } of { $of }
web-rating-nobody = Nobody is found on this list. Try fewer letters, or another region.
web-rating-none-yet = No event has been rated yet. An event that belongs to a program counts when it is finished.
web-rating-improved = Most improved
web-rating-improved-in = Who rose most in the season { $season }
web-rating-nobody-rose = Nobody has risen on this list yet.
web-rating-to-list = The whole list: { $list }
web-rating-events = Events
web-rating-event = Event
web-rating-day = Day
web-rating-before = Before
web-rating-after = After
web-rating-history = The rating after each event
web-rating-chart = Rating from { $first } to { $last }; the same numbers stand in the table below
web-rating-press = Press a point to see its games.
web-rating-stands-html = <b>{ $rating }</b>: { $rank ->
        [1] first
       *[other] number { NUMBER($rank) }
    } of { NUMBER($of) }, in { $games ->
        [one] one game
       *[other] { NUMBER($games) } games
    }
web-rating-on-person = number { NUMBER($rank) }, in { $games ->
        [one] one game
       *[other] { NUMBER($games) } games
    }
web-rating-game = { $how ->
        [win] won against
        [loss] lost to
       *[draw] drew with
    }{ $share ->
        [1] {""}
       *[other] {" "}(one of { $share } in a pod):
    }
web-rating-event-changed = What this event changed
web-rating-no-games-yet = No rated games on this list yet.
web-rating-what-if = What would a result do?
web-rating-what-if-hint = Type the handles of two players, and see what each result would do to both ratings.
web-rating-one = One player
web-rating-other = The other
web-rating-level = Level of the event
web-rating-work-out = Show
web-rating-at-k = { $list }, k { $k }: one game, nothing else in the event
web-rating-now = Now
web-rating-if = { $how ->
        [win] The first wins
        [loss] The second wins
       *[draw] A draw
    }
web-rating-event-heading = { $state ->
        [waits] Awaiting processing
       *[other] Ratings
    }
web-rating-event-none = Ratings are counted when an event is over and belongs to a program that has them.
web-rating-event-not = Not rated: { $why }.
web-rating-event-not-hint = Ratings stay as they are. If the listing or an entry is corrected, the event is looked at again.
web-rating-not-known = { $players } { $count ->
        [one] is not linked to a person
       *[other] are not linked to persons
    }, so their games are not rated.
web-rating-rated = { $games ->
        [one] One game is rated
       *[other] { $games } games are rated
    }: { $level }, k { $k }, each against the rating before the event.
web-rating-came-late = The report came { $days ->
        [one] one day
       *[other] { $days } days
    } after the event.
web-rating-why-waits = Within { $within } days results are counted at once. Later ones wait for the next full refresh{ $events ->
        [0] .
        [one] , because one event with { $games } games that came after it has to be counted again.
       *[other] , because { NUMBER($events) } events with { NUMBER($games) } games that came after it have to be counted again.
    }
web-rating-next-refresh = It runs by itself, next time at:
web-rating-some-wait = { $count ->
        [one] One event awaits processing.
       *[other] { $count } events await processing.
    }
web-rating-refresh = Count them now
web-rating-refreshed = { $events ->
        [0] The ratings were up to date.
        [one] Rated one event again; { $waited } had waited.
       *[other] Rated { NUMBER($events) } events again; { $waited } had waited.
    }
web-rating-as-before = as before
web-rating-together = { $zero ->
        [yes] All changes together are 0.
       *[no] The bounds of the scale took a part of the changes.
    }
web-rating-left-out = Not rated
web-rating-left-out-one = Round { $round }, { $players }: { $why }
web-rating-see = What it changed in the ratings
web-rating-awaits = The ratings await processing: the report came late.
