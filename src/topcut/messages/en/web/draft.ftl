# The draft of a round: its tables, the wishes in force, what changes it.
web-draft-wishes = Wishes in force
web-draft-wish-html =
    { $wish ->
        [kept] Kept:
       *[forbidden] Not:
    } <bdi>{ $one }</bdi> v <bdi>{ $other }</bdi>
web-draft-let-go-html = Let go<span class="off"> { $one } v { $other }</span>
web-draft-line = Change it: s 4a 9b, pin 4, forbid 4, or names
web-draft-see-cost = See the cost
web-draft-find-what = Find a table or a name
web-draft-find = Find
web-draft-drag = Drag a name onto another, or choose one and then the other, to let them change places.
web-draft-chosen-too = A name that is chosen can also keep its pair, or part it.
web-draft-caption =
    The draft: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }{ $forced ->
        [0] { "" }
       *[other] , { $forced } with something forced (marked !)
    }
web-draft-table = Table
web-draft-players = Players
web-draft-why = Why
web-draft-act = Act
web-draft-bye = bye
web-draft-earned-bye = earned bye
web-draft-forced = forced
web-draft-keep = Keep this pair
web-draft-part = Not this pair
web-draft-only-first = Only the first { $shown } are shown; find others by name or table.
web-draft-change = Change of the draft
web-draft-changed =
    { $act ->
        [swap] { $one } and { $other } have changed places.
        [pin] { $one } v { $other } is kept; the rest is drawn again.
        [forbid] Drawn again without { $one } v { $other }.
       *[free] { $one } v { $other } is let go; drawn again.
    }
