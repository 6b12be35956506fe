# Calling a judge to a table.

call-to-a-bye = { $match } has a bye: nobody plays there
    .do = call to another table
call-waits = a judge has been called to { $match } already
    .do = somebody is on the way
call-reason-too-long = the reason has { $signs } characters; { $most } is the most
    .do = say it shorter, the rest at the table
call-of-another = { $by ->
        [official] an official
       *[player] { $caller }
    } called the judge to { $match }
    .do = only who called can take it back
    .phone = find your own table in the pairings
call-round-over = round { $round } is over
    .do = call to a table of the round that is on
    .phone = look at the page again: your next table may be there
call-none = nobody has called a judge to { $match }
    .do = there is nothing to do
    .phone = look at the page again: something has changed
call-answered = a judge has been at { $match } already
    .do = there is nothing to do
    .phone = look at the page again: something has changed
