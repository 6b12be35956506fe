help-deadlines-deadline = Say when an online round ends, posted or ahead. A later time is an extension.
    .when = A date, with a time: 2026-11-22 20:00 or 22.11.2026 20:00; add a zone if it is not yours.
    .table = Only for this table.
    .table-default = everybody
    .every = All rounds behind it too, each so many days after the one before.
    .final = Announce that there are no extensions.
    .example-the-end = the end of that day
    .example-a-week = a week for every round of the plan
