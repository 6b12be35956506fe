web-director-title = Rate the director
web-director-heading = As a director
web-director-how = How was this event directed?
web-director-scale = { $least } is poor, { $most } is excellent.
web-director-give = { $again ->
        [yes] Change the mark
       *[no] Give the mark
    }
web-director-until = You can change it until { $day }.
web-director-for-players = Whoever played in this event rates its director here: by the link they played with, or signed in.
web-director-private = Nobody reads a single mark. The average stands on the director’s page from { $votes } marks on, and marks reach it { $together } or more at a time, after they are closed.
web-director-kept = Thank you. The mark is noted.
web-director-average = { $average } of { $most }, by { $marks } marks at { $events ->
        [one] { $events } event
       *[other] { $events } events
    }
web-director-not-yet = { $events ->
        [one] { $events } event
       *[other] { $events } events
    }; the average is shown from { $votes } marks on
web-director-late = { $late ->
        [one] { $late } event was reported late
       *[other] { $late } events were reported late
    }{ $before ->
        [none] { "" }
       *[other] , which lowers it from { $before }
    }
