# The event as a whole.

event-none = there is no event in this journal yet
    .cli = make one with `topcut new`
    .web = make one with “New event”
    .api = Create
event-finished = the event is finished
    .do = undo the finish first
    .phone = ask the director
event-keeps-changing = the event has changed again and again while this was worked out
    .do = try again
