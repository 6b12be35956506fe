# Why a player was paired like this; the page puts the stop.
web-why-title = Why this pairing
web-why-heading = Why this pairing?
web-why-method =
    { $method ->
        [bracket] This game follows from the bracket: those who won (or lost) the games before meet here
        [pods] Pods are drawn at random in the first stage; later the best of each pod sit together
       *[repeated] This is the return game: the same two meet again with exchanged decks
    }
web-why-by-hand = The director paired this round by hand
web-why-earned-bye = You have an earned bye in this round
web-why-no-table = You have no table in this round
web-why-seed = Rounds are drawn by the published rules with a seed that stands in the journal; anybody can draw them again.
web-why-rulebook = The rulebook
