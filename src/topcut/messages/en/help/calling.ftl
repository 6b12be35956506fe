help-calling-call = Call a judge to a table, or say that one is there. No result waits for it.
    .table = A table's number, or who calls.
    .table-default = who waits
    .answered = A judge is there.
    .not-needed = Take the call back.
    .example-who-waits = who waits
