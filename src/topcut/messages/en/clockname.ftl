# What the clock is of, and how long it runs.

clockname-match = the match
clockname-round = round { $round }{ $game ->
        [0] { "" }
       *[other] , game { $game }
    }
clockname-called = the { SMALL($name) }{ $game ->
        [0] { "" }
       *[other] , game { $game }
    }
clockname-period = { $period ->
        [registration] Deck registration
        [building] Deck building
       *[other] { $name }
    }
clockname-minutes-a-round = { $minutes } minutes a round
clockname-minutes-a-match = { $minutes } minutes a match of { $rounds } rounds
