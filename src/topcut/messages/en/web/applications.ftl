# Applications and bids to hold an event, special approvals, on the site.

web-applications-link = Hold an event
web-applications-heading = Hold an event of { $year }
web-applications-lead = What above the local level can be asked for, and what was granted. Local events need nobody's leave.
web-applications-levels = What can be asked for
web-applications-ask = Ask for one
web-applications-one-per-country = one per country
web-applications-window = { $state ->
        [open] { $day ->
            [none] at any time
           *[other] until { $day }
        }
        [not-yet] from { $day } on
        [over] over since { $day }
        [called] bids are taken
       *[not-called] no bids now
    }
web-applications-calls = Bids
web-applications-from-until = bids from { $opens } to { $closes }
web-applications-call-state = { $state ->
        [open] open
        [not-yet] announced
       *[over] closed
    }
web-applications-bids = { $bids ->
        [0] none waits
        [one] one waits
       *[other] { $bids } wait
    }
web-applications-granted = Granted for { $year }
web-applications-none-granted = Nothing yet.
web-applications-what = Event
web-applications-place = Region or country
web-applications-place-hint = A National Championship is its country's only one of the year.
web-applications-mine = Yours
web-applications-waiting = Waits for your answer
web-applications-state = { $state ->
        [asked] not answered yet
        [granted] granted
        [declined] declined
        [withdrawn] withdrawn
        [offered] offered
       *[refused] turned down
    }
web-applications-ask-heading = Ask to hold an event
web-applications-ask-lead = The answer comes with its reason, here. You can take it back at any time before the event.
web-applications-continent = Continent
web-applications-continent-hint = Its coordinator answers. A World Championship has none.
web-applications-other-days = Other days and times that would do
web-applications-venue = Venue
web-applications-text = What else is to be known
web-applications-text-hint = The more, the better: who helps, how many players you expect, what was held there before.
web-applications-send = Send it
web-applications-sent = It is sent. Whoever answers finds it now.
web-applications-how = { $how ->
        [bid] a bid by { $who }, { $day }
        [allocation] allocated to { $who }, { $day }
       *[application] an application by { $who }, { $day }
    }
web-applications-asked = asked { $who ->
        [none] on { $day }
       *[other] by { $who }, { $day }
    }
web-applications-months = This day is in the season of a higher level. To grant it is the special approval for its month too ({ $clause }).
web-applications-answer = The answer
web-applications-reason-hint = Whoever asked reads it.
web-applications-grant = Grant it
web-applications-decline = Decline
web-applications-approve = Approve
web-applications-agree = I hold it
web-applications-turn-down = Turn it down
web-applications-withdraw = Take it back
web-applications-list-it = List your event: at this level, for this day, and it takes this grant by itself.
web-applications-new = New event
web-applications-compare = The bids side by side
web-applications-no-bids = No bid came.
web-applications-others = For the same game, level and year
web-applications-call = Ask for bids
web-applications-call-it = Publish
web-applications-called = Bids are taken from { $opens } to { $closes }.
web-applications-year = Year of the event
web-applications-opens = First day for bids
web-applications-closes = Last day for bids
web-applications-allocate = Allocate an event
web-applications-allocate-hint = Where bids were asked for and none came. Whoever it is offered to has to agree.
web-applications-handle = Handle of the player who is to hold it
web-applications-allocate-it = Offer it
web-applications-offered = It is offered to { $handle }.
web-applications-approval = Special approval
web-applications-wants = { $who } wants to hold: { $level }{ $place ->
        [none] {""}
       *[other] , { $place }
    }
web-applications-fact = { $day }, { $game }{ $venue ->
        [none] {""}
       *[other] , { $venue }
    }{ $text ->
        [none] {""}
       *[other] : { $text }
    }
web-applications-bids-wait = { $bids ->
        [one] one bid
       *[other] { $bids } bids
    }: { $level } { $game }, { $year }
web-applications-bids-until = taken until { $day }
web-applications-approval-wanted = { $event }: { $what }
web-applications-approval-by = { $day }{ $who ->
        [none] {""}
       *[other] , asked by { $who }
    }
web-applications-offer-waits = offered to you: { $level }
web-applications-save-and-ask = { $matter ->
        [level] Save, and ask for this level
       *[other] Save, and ask for it
    }
web-applications-held = Granted to you: { $day }, { $place }
web-applications-use = Save, and use this grant
web-applications-asked-now = It is saved, and asked for.
web-applications-suggest = Save, and suggest it to the chair
