# Prizes drawn by lot.

prizedraw-no-seed = a seed is missing
    .cli = take one that was fixed before the list was known: `topcut draw-prizes` makes one
    .api = give a seed
prizedraw-nobody = nobody is in the draw
    .do = name the players, one a line
prizedraw-too-many = { NUMBER($number) } names are too many for one draw: { NUMBER($most) } at most
    .do = draw in several
prizedraw-no-prizes = there is nothing to win
    .cli = name prizes with `--prize` or `--winners`
    .web = name the prizes, one a line
    .api = name the prizes
prizedraw-too-many-prizes = { $number } prizes are too many: { $most } at most
    .do = put some together
prizedraw-not-one = { $file } is not a prize draw ({ $fault })
    .do = take a file with “topcut = "{ $format }"”, or a list of names, one a line
prizedraw-no-file = { $file } cannot be read
    .do = look at its name
prizedraw-other-result = { $file } says another result than its seed draws
    .do = ask whoever published it
prizedraw-other-seed = { $file } was not drawn with the seed that was published
    .do = ask whoever published it

# On the site.

prizedraw-not-theirs = only the chair announces draws and draws
    .do = ask them
prizedraw-no-events = no event is chosen
    .do = choose one or more challenges that are not over
prizedraw-begun = { $event } is over: who takes part is known already
    .do = announce a draw before the end of its events
prizedraw-not-over = { $event } is not over
    .do = draw when it is
prizedraw-drawn-already = it is drawn already
    .do = look at the page
prizedraw-no-title = a title is missing
    .do = say what the draw is called
