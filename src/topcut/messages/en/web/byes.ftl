# Byes and head starts that were earned elsewhere: offered at entry and at the desk, and who holds what.

web-byes-you-hold = You hold { $held }
web-byes-from = Earned at { $event }, { $day }.
web-byes-until = It holds until { $day }.
web-byes-use = Use it here
web-byes-effect = { $many ->
        [yes] You do not play rounds { AND($rounds) }. Each counts as a win with { $points } points
       *[no] You do not play round { $rounds }. It counts as a win with { $points } points
    }{ $differential ->
        [0] {""}
       *[other] , a differential of { SIGNED($differential) }
    }{ $schedule ->
        [maximum] {" "}and the most strength of schedule
       *[other] {""}
    }. It is used up, even if you drop later.
web-byes-effect-start = You begin round 1 with { NUMBER($points) } points. It is used up, even if you drop later.
web-byes-keep = Keep it
web-byes-keep-means = You play like everybody else, and still hold it for another event.
web-byes-give-up = Give it up
web-byes-give-up-means = You play like everybody else. It is gone, here and elsewhere.
web-byes-nobody-else = You can change this until the first round is drawn. Nobody else can use it.
web-byes-change = Save this choice
web-byes-not-here = You also hold { $held }: { $why }.

# At the desk.
web-byes-holders = { $players ->
        [one] Holds something to use here, and has not said what to do with it:
       *[other] Hold something to use here, and have not said what to do with it:
    }
web-byes-desk = Earned elsewhere
web-byes-desk-nothing = Nothing that is in the ledger can be used here.
web-byes-by-hand = Not in the ledger
web-byes-by-hand-means = Give a bye or a head start that was earned where this site knows nothing of it. The reason is public.
web-byes-by-hand-which = What
web-byes-by-hand-start = A head start of
web-byes-by-hand-reason = Where it was earned
web-byes-by-hand-give = Give it
web-byes-by-hand-take = Take back what was given by hand
web-byes-brought = { $player }: noted.

# The ledger of a program.
web-byes-ledger = Who holds what
web-byes-who = Player
web-byes-what = What
web-byes-earned-at = Earned at
web-byes-state = State
web-byes-its-state = { $state ->
        [held] held
        [used] used
        [given-up] given up
       *[expired] expired
    }
web-byes-own = What you earned
web-byes-nobody = { $whole ->
        [yes] Nobody has earned anything yet.
       *[no] You have earned nothing here yet.
    }
web-byes-until-day = until { $day }
