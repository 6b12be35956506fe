# The page on which a round is paired, and what is said when that was done.
web-pairing-title = Pairing { $name }
web-pairing-drawn-of = { $name }: drawn
web-pairing-unseen = Nobody else sees this until it is posted.
web-pairing-by-hand = Changed by hand.
web-pairing-cost-html =
    Cost: { $before ->
        [none] { $cost }
       *[other] { $before } → <strong>{ $cost }</strong>
    }{ $optimum ->
        [none] { $best ->
            [none] { "" }
           *[yes] , the best possible
        }
       *[other] ; the best possible: { $optimum }
    }.
web-pairing-drawn = Drawn { $draws } times.
web-pairing-seed-html = Seed <samp>{ $seed }</samp>
web-pairing-details = Details
web-pairing-mind = Note:
web-pairing-post = Post pairings
web-pairing-waits = The draw of the next round will be here once all results are in.
web-pairing-none-yet = The draw of { $name } will be here. Nobody else sees it until it is posted.
web-pairing-later = The draw of the next round will be here. { CAPITAL($now) }: { $step }.
web-pairing-drawn-now = Drawn. Nobody else sees it until it is posted.
web-pairing-posted = { $name } is posted.

# Seats of a draft of cards, before the first round.
web-pairing-seated = The draft is seated
web-pairing-seated-now = The draft is seated.
web-pairing-group = Group { $number }
web-pairing-why-seat-again = Reason for seating again
web-pairing-seat-again = Seat the draft again

# Taking a round back.
web-pairing-take-back = Withdraw { $name }
web-pairing-why-withdraw = Reason; its results will no longer count
web-pairing-withdraw = Withdraw the round
web-pairing-withdrawn = { $name } is withdrawn.
