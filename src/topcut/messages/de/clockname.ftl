# Wessen Uhr läuft, und wie lange.

clockname-match = das Match
clockname-round = Runde { $round }{ $game ->
        [0] { "" }
       *[other] , Spiel { $game }
    }
clockname-called = { $name }{ $game ->
        [0] { "" }
       *[other] , Spiel { $game }
    }
clockname-period = { $period ->
        [registration] Deckregistrierung
        [building] Deckbau
       *[other] { $name }
    }
clockname-minutes-a-round = { $minutes } Minuten je Runde
clockname-minutes-a-match = { $minutes } Minuten je Match von { $rounds } Runden
