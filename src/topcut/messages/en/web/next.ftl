# The one next step at the desk. How the event stands, as a clause: the page begins it with a capital.
web-next-finished = the event is finished
web-next-overtaken = { $round } is drawn, but what it was drawn from has changed since
web-next-drawn = { $round } is drawn, not posted
web-next-entered =
    { $players ->
        [one] { $players } player has
       *[other] { $players } players have
    } entered
web-next-registering = { $now }; pools are being registered
web-next-before-building = { $now }; round 1 comes after deck building
web-next-taken-back = { $now }, and a draw was taken back
web-next-missing =
    { $results ->
        [one] { $results } result is
       *[other] { $results } results are
    } missing
web-next-delayed = delayed: { $tables }
web-next-all-played = everything is played
web-next-all-in = all results are in

# The tables that hold a round up.
web-next-tables = { $tables }{ $more ->
        [0] { "" }
       *[other] { " " }and { $more } more
    }
web-next-disputed = table { $table } disputed
web-next-open =
    { $count ->
        [one] table { $tables }
       *[other] tables { $tables }
    }

# What the button says.
web-next-hand-out = Hand out the results
web-next-draw-again = Draw { $round } again
web-next-post = Look at { $round } and post it
web-next-enter = Enter players
web-next-type-seeds = Type in the seeds
web-next-seat = Seat the draft
web-next-register = Hand out the cards, register the pools
web-next-swap = Swap the pools
web-next-build = Start deck building
web-next-pair = Pair { $round }
web-next-go-on = Go on to { $stage }
web-next-finish = Finish the event
web-next-enter-table = Enter round { $round }, table { $table }
web-next-look-and-finish = Look at the end and finish
web-next-cut = Make the cut to { $stage }

# A round inside of these sentences.
web-next-round = round { $round }
web-next-pods =
    { $which ->
        [only] the pods
        [first] pods
        [last] final pods
       *[named] { $name }
    }
web-next-confrontation = the final confrontation
web-next-round-of = { $stage }, round { $round }
