# Regions: all of them, one of them, keeping them.

web-regions-heading = Regions
web-regions-lead = Where people play: events, ratings, leagues and hosts near you, and who coordinates them.
web-regions-none = No region is known yet. Coordinators make them.
web-regions-nowhere = Elsewhere
web-regions-coming = { $events ->
        [0] –
        [one] { $events } event to come
       *[other] { $events } events to come
    }
web-regions-unknown-word = “{ $word }” is no region that is known here.
web-regions-new = A new region
web-regions-name = Name
web-regions-name-hint = Events that say the earlier name stay in the region.
web-regions-continent = Continent
web-regions-make = Make the region
web-regions-made = { $name } is a region now. Events that name it are in it.
web-regions-save = Save
web-regions-changed = The region is changed.
web-regions-edit = Change the region
web-regions-word = Word
web-regions-words = Words that mean no region yet
web-regions-words-hint = Events say these. Which region is it? All of their events are in it at once.
web-regions-word-events = { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
web-regions-means = It means
web-regions-same = It is this region
web-regions-means-now = “{ $word }” means { $region } from now on.
web-regions-other-words = Other words for it
web-regions-other-words-hint = Events that say one of these are in the region, too.
web-regions-forget = Not this region
web-regions-this-year = Events this year
web-regions-nothing-to-come = Nothing is announced here at the moment.
web-regions-all-coming = { $events ->
        [one] The event to come
       *[other] All { $events } events to come
    }
web-regions-results = Results
web-regions-over = Over
web-regions-ratings = Rating list
web-regions-all-rated = { $players ->
        [one] The whole list
       *[other] All { $players } players
    }
web-regions-nobody-rated = Nobody of the region is rated in this game yet.
web-regions-champions = Champions
web-regions-coordinator = Coordinator
web-regions-coordinator-does = Grants higher events, verifies hosts, answers questions about organized play.
web-regions-run = Run an event
web-regions-run-hint =
    Anybody can list an event and name this region; higher levels are granted by the coordinator.
web-regions-how = What the programs ask for
web-regions-did-you-mean = Region: did you mean { OR($regions) }?
web-regions-not-known = This region is not known here. The event is listed all the same; a coordinator can say where it belongs.
