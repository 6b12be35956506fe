# What is a player's now: the heading, what is, what comes. Whole sentences.
mymatch-round = { $round }
mymatch-finished = The event is finished
mymatch-finished-thanks = Thank you for playing.
mymatch-finished-places = All places are in the standings.
mymatch-withdrawn = You have withdrawn
mymatch-withdrawn-says = You are not in this event.
mymatch-withdrawn-next = The director can let you in again.
mymatch-cancelled = The event is cancelled
mymatch-waits = You wait for a place
mymatch-waits-says = All places are taken. You are number { $place } on the waiting list.
mymatch-waits-next = When a place is free and it is your turn, it is yours, and this page says so.
mymatch-leaving = You will drop after the next round
mymatch-still-plays = Round { $round } was drawn with you in it: you still play it, and it is your last.
mymatch-dropped = You have dropped
mymatch-dropped-last = Your last round was round { $round }.
mymatch-dropped-next = Your result stands.
mymatch-was-last = You have dropped: this was your last round.
mymatch-before = Before round 1
mymatch-before-says = Your table will be here as soon as round 1 is posted.
mymatch-before-gathering = Before it begins
mymatch-before-gathering-says = Check in here as soon as you are there.
mymatch-gathering = It is on
mymatch-gathering-counted = You take part.
mymatch-gathering-awaited = You are not checked in yet. Check in, so that you are counted.
mymatch-gathered = Thank you for coming.
mymatch-not-gathered = You were not checked in, so you were not counted.
mymatch-moved-up = You have moved up from the waiting list: you have a place.
mymatch-without = { $stage } is played without you
mymatch-without-says = Your own rounds are over.
mymatch-without-next = The standings have your place.
mymatch-played-out = All is played
mymatch-through = Your next game
mymatch-through-says = Your table will be here as soon as the round is posted.
mymatch-no-table = No table for you in this round
mymatch-no-table-says = You are in the event and will be paired again.
mymatch-has-bye = You have a bye: no opponent and nothing to report.
mymatch-reported-it =
    { $others ->
        [one] You reported it; { $opponent } has been asked to confirm.
       *[other] You reported it; somebody else at your table has been asked to confirm.
    }
mymatch-reported-by =
    { $who ->
        [player] { $reporter } reported this. Is it right?
       *[official] An official reported this. Is it right?
    }
mymatch-status =
    { $status ->
        [open] Play your match, then one of you reports it here.
        [delayed] The result is still to come; report it here as soon as it is known.
        [disputed] You disagree about the result. A judge will decide; stay at your table.
        [settled] A judge decided the result.
       *[confirmed] The result is in.
    }
mymatch-next-game = { $game }, against { $against }
mymatch-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# A result as one of the players tells it.
mymatch-a-bye = A bye
mymatch-ended =
    { $outcome ->
        [win] { $who ->
            [you] You won
            [i] I won
           *[none] Won
        }
        [loss] { $who ->
            [you] You lost
            [i] I lost
           *[none] Lost
        }
        [draw] A tie
       *[none] Nobody won
    }{ $score ->
        [none] { "" }
       *[other] { " " }{ $score }
    }{ $how ->
        [concession] { " by concession" }
        [agreed] { " by agreement" }
        [effect] { " by a card’s effect" }
        [decked] , both decks ran out
        [no-show] { $outcome ->
            [win] : the opponent did not come
            [loss] : did not come
           *[none] : nobody came
        }
        [incomplete] , game not finished
        [both-lose] , both lose
        [dropped] , left the event
       *[other] { "" }
    }
mymatch-scored =
    { $who ->
        [you] You scored { $points }
        [i] I scored { $points }
       *[none] Scored { $points }
    }
mymatch-scored-points =
    { $who ->
        [you] You scored
        [i] I scored
       *[none] Scored
    }
mymatch-rounds-won =
    { $rounds ->
        [one] { $rounds } round won
       *[other] { $rounds } rounds won
    }
mymatch-worth =
    { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $differential ->
        [none] { "" }
       *[other] , differential { $differential }
    }

# The judge who was called.
mymatch-judge-is-there = A judge is at your table
mymatch-judge-comes = A judge is on the way
mymatch-judge-called = A judge has been called
mymatch-judge-called-by = { $player } has called a judge
