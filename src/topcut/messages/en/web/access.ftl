# The desk's page about who works there and how players come in.
web-access-title = Access
web-access-of-director = Who works at this desk, and how players come in, is up to the director.
web-access-rights = What officials may do
web-access-everything = Everything. Only a director can { $deeds }, hand out links, name officials and change the
    event’s page.
web-access-beyond = Whatever { desk-role } can, and { AND($deeds) }.
web-access-deeds = { CAPITAL($deeds) }.
web-access-officials = Officials with an account
web-access-find-event = They find this event in their profile
web-access-role = Role
web-access-dismiss-html = Dismiss<span class="off"> { $handle }</span>
web-access-dismiss-means = They are out of the desk at once. What they did stays.
web-access-nobody-yet-html = Nobody yet. Officials without an account use a <a href="{ $url }">link</a>.
web-access-handle-asked = Handle, from the profile page
web-access-give-role = Give this role
web-access-entering = Entries
web-access-given-seeds = The seeds of this bracket are given, so you enter its players (001 Appendix A).
web-access-enter-themselves-html =
    Players enter themselves on the <a href="{ $url }">entry page</a> until round 1 is drawn.
web-access-only-officials = Only officials enter players.
web-access-close-entering = Close entries
web-access-open-entering = Let players enter themselves
web-access-who-enters = Who enters players
web-access-places = Places
web-access-places-told =
    { $places ->
        [0] As many as come
       *[other] { $left } of { $places } left
    }{ $waiting ->
        [0] { "" }
        [one] , { $waiting } player waits
       *[other] , { $waiting } players wait
    }
web-access-set-registration = Places and hours
web-access-most = Most players
web-access-most-hint = Whoever comes later waits, and moves up by themselves. Empty: as many as come.
web-access-opens = Registration opens
web-access-closes = Registration closes
web-access-starts-hint-html =
    Times in { $zone }.{ $minutes ->
        [0] { "" }
       *[other] { " " }Players check themselves in until { $minutes } minutes before the <a href="{ $url }">start</a>.
    }
web-access-keep-registration = Set this
web-access-registration-set = Registration is set.
web-access-code = Code on the wall
web-access-door = The door
web-access-door-means = A code on the wall: a player who scans it is checked in.
web-access-print-code = Print the code
web-access-new-code = Make a new code for the door
web-access-new-code-means =
    The code on the wall, and every photo of it, stops working. Then print the new one.
web-access-browser = This browser
web-access-by-link =
    It is at this desk through a link{ $directs ->
        [yes] ; save the director’s link before you leave
       *[no] { "" }
    }.
web-access-leave = Leave the desk with this browser

# What was done.
web-access-named =
    { $name } is now { desk-role }.
web-access-dismissed =
    { $name } is no longer { desk-role }.{ $kept ->
        [yes] { " " }They still have the { journal-role }’s link: make a new one under Links.
       *[none] { "" }
    }
web-access-no-longer = The account { $handle } is no longer { $player }.
web-access-code-renewed = The door has a new code. Print it: the old one no longer works.
web-access-code-renewed-already = The new code has already been made; here it is.
web-access-entering-open = Players enter themselves.
web-access-left = This browser is no longer known here by a link. The link lets it in again.
