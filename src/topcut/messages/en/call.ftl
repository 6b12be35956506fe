# Calling a judge to a table.

call-to-a-bye = { $match } is a bye: nobody plays there
    .do = choose another table
call-waits = a judge has already been called to { $match }
    .do = somebody is on the way
call-taken = { $who } already goes to { $match }
    .do = look after another table, or say that you are there
call-of-another = { $by ->
        [official] an official
       *[player] { $caller }
    } called the judge to { $match }
    .do = only whoever called can cancel the call
    .phone = find your own table in the pairings
call-round-over = round { $round } is over
    .do = call a judge to a table of the current round
    .phone = look at the page again: your next table may be there
call-none = nobody has called a judge to { $match }
    .do = there is nothing to do
    .phone = look at the page again: something has changed
call-answered = a judge has already been at { $match }
    .do = there is nothing to do
    .phone = look at the page again: something has changed
call-goes-named = { $name } goes
call-goes = { $role ->
        [director] the director
        [head-judge] a head judge
       *[judge] a judge
    } goes
