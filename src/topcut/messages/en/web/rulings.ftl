# Interim rulings on the site.

web-rulings-heading = Interim rulings
web-rulings-lead =
    What holds between two editions of a document. New events take what is in force on their day; events that are there keep
    the rules they began with.
web-rulings-none = Nothing has been ruled yet.
web-rulings-all = All rulings
web-rulings-state = { $state ->
        [in-force] in force
        [coming] announced
       *[withdrawn] withdrawn
    }
web-rulings-since = { $state ->
        [coming] in force from { $day }
       *[other] in force since { $day }
    }
web-rulings-from-until = in force from { $since }, not any more from { $until }
web-rulings-by = { $name }, by the Director of Organized Play ({ $program }), over
web-rulings-why = Why
web-rulings-why-withdrawn = Why it was withdrawn
web-rulings-says = What it changes
web-rulings-taken-in = The document says this by now.
web-rulings-over = Takes the place of what was said by { $others }.
web-rulings-new-events = It holds for events that are made for a day on which it is in force.
web-rulings-file = The file
web-rulings-save = Save the file
web-rulings-withdraw = Withdraw it
web-rulings-withdraw-it = Withdraw this ruling
web-rulings-holds-until = The first day on which it holds no more
web-rulings-reason = Reason
web-rulings-reason-hint = Everybody reads it. Needed to publish.
web-rulings-published = { $name } is published.
web-rulings-withdrawn = { $name } is withdrawn: it holds no more from { $day } on.
web-rulings-write = Write an interim ruling
web-rulings-write-lead =
    It overrides entries of the rulebooks or of the program from a day on. Look at what it changes first; then publish it. It is
    never deleted.
web-rulings-text = The ruling
web-rulings-text-hint =
    Entries are named as in the rulebook’s or program’s own file; only the given keys change. “program = …” in place of
    “rulebook = …” for a ruling over the program. “new = true” adds an entry.
web-rulings-upload = Or a file (.toml)
web-rulings-look = Look at what it changes
web-rulings-would-hold = { $name }, in force from { $day }
web-rulings-publish = Publish this ruling
web-rulings-faults = { $number ->
        [one] One thing stands in the way; nothing was published.
       *[other] { $number } things stand in the way; nothing was published.
    }
web-rulings-before = Published before
web-rulings-taken = With the interim rulings in force on its day:
