# People across events: the list, a person's page, one's own person, merging, who is who at the desk.

web-player-players = Players
web-player-player = Player
web-player-find = Find a player
web-player-find-hint = Name or handle
web-player-search = Search
web-player-region = Region
web-player-everywhere = Everywhere
web-player-events = Events
web-player-from-the-beginning = From the beginning
web-player-nobody-fits-html = Nobody is found. Try fewer letters, or <a href="{ $url }">look at everybody</a>.
web-player-nobody-yet = Whoever plays in events of this site will be listed here.

# A person's page.
web-player-erased = (erased)
web-player-since = plays since { $day }
web-player-whole-name = { $name }: only you and coordinators read this name
web-player-lifetime = lifetime
web-player-byes = Earned byes and head starts
web-player-byes-hint = Each can be used once, by this player only, when entering.
web-player-bye-unit =
    { $kind ->
        [bye] { $rounds ->
            [one] round
           *[other] rounds
        }
       *[other] points
    }
web-player-bye-into =
    { $kind ->
        [bye] Bye, { $into }
       *[other] Head start, { $into }
    }
web-player-bye-from = { $place ->
        [0] { "" }
       *[other] { $rank },{ " " }
    }{ $event }, { $day }
web-player-bye-state =
    { $state ->
        [held] held
        [used] used
        [given-up] given up
       *[expired] expired
    }
web-player-until = until { $day }
web-player-titles = Titles and badges
web-player-badges = Badges
web-player-title = { $place ->
        [1] champion
       *[other] runner-up
    }, { $level }, { $year }
web-player-points-heading = Points
web-player-table =
    { $table ->
        [league] League points
        [masters] Masters points
        [fantasy] Fantasy points
       *[other] { $table }
    }
web-player-table-heading = League or table
web-player-season = Season
web-player-points-column = Points
web-player-points-hint = Season and lifetime points are added up over all leagues, without bonus points.
web-player-points = { $points } { $table ->
        [league] league points
        [masters] masters points
        [fantasy] fantasy points
       *[other] points ({ $table })
    }
web-player-earned =
    { $kind ->
        [bye] bye in round { $rounds }, { $into }
       *[other] head start of { NUMBER($points) }, { $into }
    }
web-player-place = Place
web-player-event = Event
web-player-day = Day
web-player-earned-column = Earned
web-player-of = of { $players }
web-player-earlier = Earlier events
web-player-no-events = No events yet.
web-player-merge-ask = Is this the same person as another one?

# Being that person.
web-player-you = This is you.
web-player-your-settings = What is shown, and your data
web-player-proven = You have played as this person.
web-player-this-was-me = This was me
web-player-open = Is this you? A director of an event that you played in, or a coordinator, can confirm it.
web-player-ask = This is me, please confirm
web-player-waits = You have asked to be confirmed as this person. It waits for an answer.
web-player-asked = Asked. A director or a coordinator will answer.
web-player-claimed = This is you now: what you play from here on is found on this page.

# One's own person.
web-player-own-title = Me as a player
web-player-own-link = Places, points and byes; what others read; my data
web-player-own-page = My page, as others see it
web-player-name = Name
web-player-name-hint = Events that you have entered already keep the name that stands there.
web-player-handle = Handle
web-player-handle-hint = The address of your page. Everybody can read it.
web-player-others-read = What others read
web-player-way =
    { $way ->
        [full] The whole name
        [initial] First name and initial
       *[handle] Only the handle
    }
web-player-minor = I am a minor: never more than first name and initial is shown
web-player-no-region = None
web-player-keep = Save
web-player-kept = Saved.
web-player-data = My data
web-player-export = Everything that this site knows of me, as a file
web-player-erase = Erase me
web-player-not-me = This is not me
web-player-left = Your account is no person now.
web-player-who-are-you = Say who you are as a player, then places, points and earned byes of all events are found in one place.
web-player-you-played = You have played as
web-player-waits-for = You have asked to be confirmed as { $handle }.
web-player-ask-no-more = Take the request back
web-player-known-already = Played here before?
web-player-look-html = <a href="{ $url }">Find yourself among the players</a> and say that it is you.
web-player-new-here = New here?
web-player-make = Make my page
web-player-made = Your page is there.
web-player-erase-means = Your name and handle are taken out of every event, every list and this site’s files for good, and your account is deleted.
web-player-erase-stays = Places, points and your opponents’ results stay, as those of somebody without a name. It cannot be undone.
web-player-erase-yes = Erase me for good
web-player-erased-title = You are erased
web-player-erased-from = { $events ->
        [0] Your name stood in no event.
        [one] Your name is gone from { $events } event.
       *[other] Your name is gone from { $events } events.
    }
web-player-still-mentioned = { $texts ->
        [one] { $texts } other text
       *[other] { $texts } other texts
    } of events, an announcement or a reason, may still name you: their directors can change them.
web-player-in-log = Some bytes could not be overwritten at once, because somebody was reading. They go with the next write; whoever runs the site can make sure with topcut erase.

# Two that may be one.
web-player-merge-title = Are these two one person?
web-player-together = Together
web-player-of-the-kept = as chosen
web-player-account = Account
web-player-claimed-by = { $yes ->
        [yes] claimed
       *[no] none
    }
web-player-stays = stays
web-player-sat-together = In one event together
web-player-never = never
web-player-possible = { $yes ->
        [yes] possible
       *[no] two people
    }
web-player-kept-hint = The one that is chosen above stays; the other one’s address leads to it.
web-player-merge-why = How do you know?
web-player-merge-why-hint = It is kept with your name. Only coordinators see it.
web-player-merge = Merge them
web-player-two-people = They are two people
web-player-merge-undone = You can take them apart again at any time; all totals are then as before.
web-player-merged = { $gone } leads to { $kept } now.
web-player-apart = { $gone } and { $kept } are two again.
web-player-other-handle = Handle of the person who may be the same as { $handle }
web-player-compare = Compare
web-player-mergers = Merged before
web-player-merger-html = { $gone } is part of { $kept }, { $day }{ $by ->
        [none] { "" }
       *[other] , by { $by }
    }
web-player-merger-undone = Taken apart, { $day }{ $by ->
        [none] { "" }
       *[other] , by { $by }
    }
web-player-apart-why = Why they are two
web-player-take-apart = Take apart
web-player-asked-title = Who is who: requests
web-player-asks-html = { $account } says: I am <a href="{ $url }">{ $handle }</a>
web-player-yes = Yes, confirm
web-player-no = No
web-player-nobody-asks = Nobody asks to be confirmed.
web-player-answered = { $yes ->
        [yes] { $account } is { $handle } now.
       *[no] { $account } was not confirmed as { $handle }.
    }

# Who is who, at the desk.
web-player-who-is-who = Who is who
web-player-who-lead = Each player of this event is a person across events: then places, points and byes count for them. Found ones are marked; look at those that are only near.
web-player-not-known-yet = { $players ->
        [one] { $players } player is not linked yet
       *[other] { $players } players are not linked yet
    }
web-player-all-known = Every player is linked.
web-player-is = This is
web-player-found = found
web-player-sure = found: { $handle }
web-player-near = near: { $name }, { $handle }
web-player-create = somebody new
web-player-later = decide later
web-player-other = or another handle
web-player-other-of = Another handle for { $name }
web-player-link-all = Link all that are sure and create the rest
web-player-linked = { $players ->
        [one] { $players } player is linked.
       *[other] { $players } players are linked.
    }
web-player-more-rows = { $more } more: they come when these are linked.
web-player-linked-heading = Linked
web-player-change-html = Change<span class="off"> { $name }</span>
web-player-new-handle = Handle; empty: nobody that is known
web-player-unlinked = { $player } is nobody that is known now.
web-player-relinked = { $player } is { $handle }.
web-player-asking = Who asks to be confirmed
