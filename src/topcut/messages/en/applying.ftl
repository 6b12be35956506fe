# Asking to hold an event at a level: why it cannot be, and what stands in an answer's way.

applying-freely = { $level }: nobody grants it, everybody may hold one ({ $clause })
applying-nobody-grants = { $document } does not say who grants it: { $level }
applying-day-over = { $day } is over
applying-out-of-season = { $level }: held { AND($seasons) } ({ $clause })
applying-not-yet = { $how ->
        [by-bid] bids
       *[by-application] applications
    } are taken from { $day } on: { $level } ({ $clause })
applying-closed = { $how ->
        [by-bid] bids
       *[by-application] applications
    } were taken until { $day }: { $level } ({ $clause })
applying-not-called = nobody has asked for bids yet: { $level } ({ $clause })
applying-which-country = a country is missing: each has one a year, { $level } ({ $clause })
applying-one-per-country = { $country } has its one of { $year } already: { $level } ({ $clause })
applying-not-allocated = it is never allocated: { $level } ({ $clause })
applying-still-open = bids are taken until { $day }, and only then it is allocated: { $level } ({ $clause })
applying-bids-came = { $bids ->
        [one] one bid waits
       *[other] { $bids } bids wait
    } for an answer, so it is not allocated: { $level } ({ $clause })

# On the site.

applying-may-not = this cannot be asked for: { $why }
applying-not-theirs = only { $by } may answer this
    .do = ask them
applying-answered-already = this was answered meanwhile
    .do = look at it again
applying-taken-meanwhile = another one was granted at the same moment
    .do = look at the page again
applying-reason-missing = a reason is missing
    .do = say why: whoever asked reads it
applying-answer-unknown = this is no answer to it
    .do = press one of its buttons
applying-nobody-known = nobody with an account is called “{ $handle }”
    .do = type the handle of a player who has claimed it
applying-game-missing = a game is missing
    .do = choose one
applying-day-missing = a day is missing
    .do = say on which day it is to be held
applying-called-span = the last day for bids is before the first
    .do = choose a later one
applying-called-twice = bids for this were asked for already
    .do = look at the page again
applying-no-bids-level = no bids are taken at this level: { $level }
applying-too-many = { $most } of yours wait for an answer already
    .do = withdraw one, or wait
applying-grant-does-not-fit = this grant is not for this event
    .do = save the listing with the level, game and year of the grant
applying-grant-used = this grant is another event's
    .do = use another one, or ask for one
applying-which-continent = a continent is missing
    .do = choose whose coordinator you ask
applying-nobody = only players and directors who are known here ask for an event
    .do = say on your profile which player you are
applying-event-begun = its event has begun
applying-continent = { $continent ->
        [australia] Australia
        [europe] Europe
        [north-america] North America
        [online] Online
       *[other] { $continent }
    }
