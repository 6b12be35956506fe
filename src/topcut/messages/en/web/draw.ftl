# The form that draws a round, or draws it again.
web-draw-again = Draw again
web-draw-why-again = Why it is drawn again
web-draw-with-wishes = Pair with wishes
web-draw-with-these = Pair with these wishes
web-draw-which-heat = Which heat
web-draw-pin-or-forbid =
    Pin or forbid { $wishes ->
        [0] pairs
       *[other] more pairs
    }
web-draw-wishes-stay = The wishes above stay until they are let go.
web-draw-these-meet = These meet (one pair a line: Kira, Odo)
web-draw-these-do-not = These do not meet
web-draw-keep-pairable = Keep later rounds pairable before equal totals
