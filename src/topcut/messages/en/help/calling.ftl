help-calling-call = Call a judge to a table, or say that one goes or is there. Results do not wait for it.
    .table = A table's number, or who calls.
    .table-default = who is waiting
    .goes = Who is on the way there.
    .answered = A judge is there.
    .not-needed = Cancel the call.
    .example-who-waits = who is waiting
