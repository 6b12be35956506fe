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

# The drawn round: its tables, the wishes in force, what changes it.
web-draw-wishes = Wishes in force
web-draw-wish-html =
    { $wish ->
        [kept] Kept:
       *[forbidden] Not:
    } <bdi>{ $one }</bdi> v <bdi>{ $other }</bdi>
web-draw-let-go-html = Let go<span class="off"> { $one } v { $other }</span>
web-draw-line = Change it: s 4a 9b, pin 4, forbid 4, or names
web-draw-see-cost = See the cost
web-draw-find-what = Find a table or a name
web-draw-find = Find
web-draw-drag = Drag a name onto another, or choose one and then the other, to let them change places.
web-draw-chosen-too = A name that is chosen can also keep its pair, or part it.
web-draw-caption =
    The draw: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }{ $forced ->
        [0] { "" }
       *[other] , { $forced } with something forced (marked !)
    }
web-draw-table = Table
web-draw-players = Players
web-draw-why = Why
web-draw-act = Act
web-draw-seed = seed { $seed }
web-draw-forced = forced
web-draw-keep = Keep this pair
web-draw-part = Not this pair
web-draw-only-first = Only the first { $shown } are shown; find others by name or table.
web-draw-change = Change of the draw
web-draw-changed =
    { $act ->
        [swap] { $one } and { $other } have changed places.
        [pin] { $one } v { $other } is kept; the rest is drawn again.
        [forbid] Drawn again without { $one } v { $other }.
       *[free] { $one } v { $other } is let go; drawn again.
    }
