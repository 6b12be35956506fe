help-reporting-check-report =
    Look a report through before it counts: who has no game, what the cards add up to, what no table could report, what is in
    the way of finishing it.
help-reporting-hand-in =
    Put the results of an event that was played elsewhere into the journal in which it was listed, and finish it.
    .source = A results file, or the journal of the event as it was run.
