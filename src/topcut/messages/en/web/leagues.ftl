# Leagues: the public pages, and the director's.

web-leagues-tab = Leagues
web-leagues-none = No league has been confirmed yet.
web-leagues-form = Form a league
web-leagues-form-hint = Three players who want to play, a director and a name. The Director of Organized Play confirms it.
web-leagues-name = Name
web-leagues-program = Program
web-leagues-schedule = Schedule
web-leagues-region = Region
web-leagues-first-players = Players who will play
web-leagues-first-players-hint = Their handles, with blanks or commas between them.
web-leagues-ask = Ask for it
web-leagues-points-of-all = Points over all leagues
web-leagues-events = Events
web-leagues-unconfirmed = not confirmed yet
web-leagues-waits-confirmed = This league waits to be confirmed. Who will play: { $players }
web-leagues-confirm = Confirm this league
web-leagues-keep = Schedule and bonus points
web-leagues-champion = Champion
web-leagues-of-events = of { $count }
web-leagues-next = Next: { $day }
web-leagues-playoffs = Playoffs
web-leagues-playoffs-hint = Everybody may play. The qualified began at 0; only they score here.
web-leagues-if-tied = If players are tied
web-leagues-season = { $over ->
        [yes] Season
       *[no] Regular season
    }
web-leagues-qualify = { $halves ->
        [one] { AND($numbers) } qualify for the playoffs: those with the most points, bonus included.
       *[other] For the playoffs qualify, half by half: { AND($numbers) }. They are those with the most points of the season so far, bonus included.
    }
web-leagues-no-events = No event is over yet.
web-leagues-bonus = Bonus
web-leagues-bonus-hint = Bonus points count in this league only. They are not in anybody's season or lifetime points.
web-leagues-about = About
web-leagues-director = Director
web-leagues-lot = A lot decided about part { $block }, drawn with the seed { $seed }.
web-leagues-file = The league as a file
web-leagues-part = { CAPITAL($part) }
web-leagues-rank = Rank
web-leagues-player = Player
web-leagues-won = Won
web-leagues-playoff-points = Playoff points
web-leagues-both = { $one } and { $other } are level
web-leagues-each = each
web-leagues-against = against { $other }
web-leagues-sum = Sum
web-leagues-points = Points
web-leagues-all = Season
web-leagues-over = The season is over
web-leagues-close = Close: { $block }
web-leagues-draw = Draw the lot
web-leagues-n-of = { $over } of { $planned }
web-leagues-event-told = { $players ->
        [one] one player
       *[other] { $players } players
    } · { $won } won · { $points ->
        [none] not scored
        [one] one point
       *[other] { $points } points
    }
web-leagues-bonus-open = bonus open
web-leagues-move-to = Count it in
web-leagues-move = Move
web-leagues-list-next = List the next event
web-leagues-list-first = List the first event:
web-leagues-none-listed = No event is listed yet.
web-leagues-tally = Missions completed this season: { $count }
web-leagues-going = { $closed ->
        [yes] Qualified: { $half }
       *[no] Would qualify now: { $half }
    }
web-leagues-behind = Next is { $player }: { $why }.
web-leagues-announced = Announced
web-leagues-qualify-short = Qualify
web-leagues-bonus-for = Bonus points: { $event }
web-leagues-grid-hint = What is known is filled in: first event, and back again. Type headquarters and missions (commas between them), and what follows from them is filled in too.
web-leagues-place-given = Place by discretion
web-leagues-headquarters = Headquarters
web-leagues-missions = Missions
web-leagues-fill-in = Fill in what follows
web-leagues-save = Save bonus points
web-leagues-fixed = The first event has begun: what was announced is fixed.
web-leagues-before-first = What stands here is fixed when the first event begins.
web-leagues-own = Bonus of your own
web-leagues-own-name = Name
web-leagues-words = What for
web-leagues-announce = Announce
web-leagues-waits-for-events = no event of it is over
web-leagues-waits-for-event = { $event } is not over
web-leagues-waits-for-bonus = the bonus points of { $event } are open
web-leagues-waits-for-lot = { AND($players) } are level in every step: a lot decides
web-leagues-show = Show
web-leagues-no-points = Nobody has points in this table yet.
web-leagues-champions = With { $least } lifetime points a player may enter the Champions League; lifetime points seed it.
web-leagues-before = Before
web-leagues-further = Further
web-leagues-not-scored = not scored (?). { CAPITAL($why) }.
