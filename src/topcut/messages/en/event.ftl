# The event as a whole.

event-none = there is no event in this journal yet
    .cli = create one with `topcut new`
    .web = create one with “New event”
    .api = Create
event-exists = this journal already has an event
    .do = choose another file
event-title-same = the title is { $title } already
    .do = type what it should be
event-started = the event has already started
    .do = pair the next round
event-finished = the event is finished
    .do = correct a result, or reopen the event
    .phone = ask the director
event-cancelled = this event is cancelled
    .do = undo that first
    .phone = ask the director
event-not-cancelled = this event is not cancelled
    .do = look at the event again
event-not-to-cancel = the event has begun
    .do = finish it, or take it from the list
event-keeps-changing = the event kept changing while this was being worked out
    .do = try again

# Finishing.

event-no-round-played = no round has been played
    .do = pair and post round 1 first
event-result-delayed = { $match } is still delayed
    .do = enter its result first
event-stage-not-played = { $stage } has not been played
event-way-other-plan =
    .cli = play it, or announce another plan first (`topcut plan`)
    .step = play it, or announce another plan first
    .typed = plan
    .web = play it, or announce another plan first
    .api = play it, or ChangePlan
event-way-confrontation =
    .cli = play it, or say who won it (`topcut confrontation NAME`)
    .step = play it, or say who won it
    .typed = confrontation NAME
    .web = play it, or say who won it
    .api = play it, or Confront
event-bracket-not-over = { $stage } is not over
    .do = play its last games, or record that the prizes are split
event-rounds-left = { $played } of { $planned } rounds are played
    .do = play the rest, or change the number of rounds first
event-not-finished = the event is not finished
    .do = play on; there is nothing to reopen
event-reopened-without-reason = reopening an event needs a reason
    .do = say why; everybody who looks at the event reads it
event-report-closed = its director could correct the report until { $until }
    .do = ask a coordinator or the Director of Organized Play of the program: they still can
