# The place with which an event ended for a player. Whole sentences, without the stop.

myplace-won = You won { $event }
myplace-below = { $places ->
        [1] One place
       *[other] { $places } places
    } below the cut
myplace-told = { CAPITAL($told) }
