# The cut: who plays on, seeds that are typed in, lots.
web-cut-title = The cut
web-cut-heading = The cut to { $stage }
web-cut-none-left = No cut is left to make
web-cut-all-begun-html = Every stage of the plan has begun. The <a href="{ $url }">plan</a> says what there is.
web-cut-not-yet = Not yet:
web-cut-not-fixed = Nothing is fixed until you press the button; then the bracket is.
web-cut-who-is-in = Who is in
web-cut-seed = Seed
web-cut-player = Player
web-cut-note = Note
web-cut-shares-a-place = tied: decided by lot when the cut is made
web-cut-make = Make the cut to { $stage }
web-cut-made =
    { $stage ->
        [none] Done.
       *[other] The cut to { $stage } is made.
    }{ $drawn ->
        [none] { "" }
       *[other] { " " }{ CAPITAL($drawn) }.
    }
web-cut-seeds = Seeds, best first, one per line
web-cut-names-of =
    { $take ->
        [0] All of:
       *[other] { $take } names from:
    }
web-cut-fill = Fill the bracket
web-cut-lot-drawn = The lot is drawn.

# A bracket that is played from a file.
web-cut-bracket-file = Or a bracket file of your own
web-cut-bracket-file-hint = TOML, bracket/1, at most 1 MB
web-cut-lots = { SEMICOLONS($lots) }
