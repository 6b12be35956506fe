# The form that draws a round, or draws it again.
web-draw-again = Draw again
web-draw-why-again = Reason for drawing again
web-draw-with-wishes = Pair with wishes
web-draw-with-these = Pair with these wishes
web-draw-which-heat = Which heat
web-draw-pin-or-forbid =
    Pin or forbid { $wishes ->
        [0] pairs
       *[other] more pairs
    }
web-draw-wishes-stay = The wishes above stay until you remove them.
web-draw-these-meet = These meet (one pair per line: Kira, Odo)
web-draw-these-do-not = These do not meet
web-draw-keep-pairable = Keep later rounds pairable before equal totals

# The drawn round: its tables, the wishes in force, what changes it.
web-draw-wishes = Wishes in force
web-draw-wish-html =
    { $wish ->
        [kept] Kept:
       *[forbidden] Ruled out:
    } <bdi>{ $one }</bdi> v <bdi>{ $other }</bdi>
web-draw-let-go-html = Remove<span class="off"> { $one } v { $other }</span>
web-draw-line = Change it: s 4a 9b, pin 4, forbid 4, or names
web-draw-see-cost = See the cost
web-draw-find-what = Find a table or a name
web-draw-find = Find
web-draw-change-it = Change it
web-draw-drag = Press two names to swap them, or drag one onto the other. You see what it costs before anything changes.
web-draw-chosen-too = Once a name is chosen, its pair can also be kept or split.
web-draw-caption =
    The draw: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }{ $forced ->
        [0] { "" }
       *[other] , { $forced } with something forced
    }
web-draw-table = Table
web-draw-players = Players
web-draw-why = Why
web-draw-act = Action
web-draw-seed = seed { $seed }
web-draw-keep = Keep this pair
web-draw-part = Split this pair
web-draw-feature = To the feature table
web-draw-featured = This match plays at table { $table }.
web-draw-only-first = Only the first { $shown } are shown; find others by name or table.
web-draw-change = Change the draw
web-draw-changed =
    { $act ->
        [swap] { $one } and { $other } have swapped places.
        [pin] { $one } v { $other } is kept; the rest is drawn again.
        [forbid] Drawn again without { $one } v { $other }.
       *[free] The wish for { $one } v { $other } is removed; drawn again.
    }
