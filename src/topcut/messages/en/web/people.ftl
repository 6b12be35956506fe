# The players at the desk: entering them, who is in, what can be done with one of them.
web-people-players = Players
web-people-total = { $players ->
        [0] No players yet
        [one] { $players } player
       *[other] { $players } players
    }
web-people-here = here
web-people-awaited = not here yet
web-people-print-sheet = Print sign-in sheet
web-people-add = Add players
web-people-give-up = Yes, drop and give up the match
web-people-closed = Entries are closed: { $why ->
        [finished] the event is finished
       *[cut] the cut has been made
    }.

# Entering.
web-people-enter-late = Add late players
web-people-name = Name
web-people-heat = Heat
web-people-side = Side
web-people-side-hint = light or dark
web-people-enter-player = Add this player
web-people-more = Team, rating, handle
web-people-more-with-byes = Team, rating, handle, earned byes
web-people-handle = Handle, as on the score card
web-people-rating = Rating
web-people-team = Team
web-people-earned-byes = Earned byes
web-people-head-start = Head start
web-people-names = One name a line
web-people-names-like = Kira Nerys, Odo, Quark
web-people-names-hint = Numbers in front are left out. A table works too, if its first line says what is in it: name, team,
    rating.
web-people-file = Or a file with the list
web-people-enter-list = Add the list
web-people-show-door = Show the code for the door
web-people-done-adding = Done
web-people-entered =
    { $players ->
        [1] { $name } has
       *[other] { $players } players have
    } entered.{ $late ->
        [none] { "" }
       *[other] { " " }{ $late }.
    }

# Who is in.
web-people-find = Find a player
web-people-find-hint = Name, team or number
web-people-find-button = Find
web-people-chip = { $only ->
        [here] here
        [awaited] not here yet
        [unpaid] not paid
        [waiting] waiting list
        [gone] gone
       *[all] All
    }
web-people-in-order = Players in the order they signed up
web-people-number = No.
web-people-player = Player
web-people-its-state = State
web-people-fee = Fee
web-people-paid = paid
web-people-unpaid = open
web-people-acts = Actions
web-people-facts = { $facts }
web-people-left-out = { $more } more; find them by name.
web-people-nobody-fits = No player matches.
web-people-nobody-yet = Nobody has entered yet
web-people-nobody-yet-do = Paste a list, type one name after the other, or let players enter themselves with the code at
    the door. Two are enough to start.

# What can be done with a player.
web-people-check-in = Check in
web-people-check-in-html = Check in<span class="off"> { $name }</span>
web-people-re-enter-html = Take back<span class="off"> { $name }</span>
web-people-move-up = Give a place
web-people-move-up-html = Give a place<span class="off"> to { $name }</span>
web-people-first = Put first on the waiting list
web-people-more-html = More<span class="off"> about { $name }</span>
web-people-correct-name = Correct the name
web-people-correct-name-hint = It changes on every page and list. Results and pairings stay as they are.
web-people-link-and-code = Personal link and code
web-people-link-means = Whoever opens this link on a phone is this player there: they see their table and report results.
web-people-mark-paid = { $paid ->
        [yes] Not paid after all
       *[no] Mark as paid
    }
web-people-card = Note, club, pronouns, contact
web-people-note = Note
web-people-note-hint = For officials only.
web-people-pronouns = Pronouns
web-people-club = Club
web-people-country = Country
web-people-contact = Contact
web-people-contact-hint = How the opponent of an online match reaches them. Nobody else sees it.
web-people-line = { $line ->
        [pronouns] Pronouns
        [club] Club
        [country] Country
        [contact] Contact
       *[note] Note
    }
web-people-keep-card = Keep this
web-people-leave-ask = { $started ->
        [yes] Drop from the event…
       *[no] Take off the list…
    }
web-people-leave = { $started ->
        [yes] Drop from the event
       *[no] Take off the list
    }
web-people-leave-means = { $started ->
        [yes] Does { $player } leave? They are not paired any more. Results stay, and you can take them back before a cut.
       *[no] Does { $player } not play? It is as if they had never entered. You can take them back.
    }
web-people-leave-yes = { $started ->
        [yes] Yes, drop { $player }
       *[no] Yes, take { $player } off the list
    }
web-people-come-back = Take them back
web-people-re-enter-player = Take back
web-people-instead-of-bye = Play instead of using an earned bye
web-people-forfeit-bye = Forfeit the bye
web-people-another-heat = Play in another heat too
web-people-join = Join the heat
web-people-way = Where you are
web-people-numbered = No. { $number }
web-people-renamed = { $before } is { $name } from now on.
web-people-noted = Kept for { $player }.
web-people-done = { $player } { $act ->
        [drop] has dropped
        [withdraw] is off the list
        [re-enter] is back in
        [forfeit-bye] plays instead of using an earned bye
        [paid] has paid
        [move-up] has a place now
        [first] is first on the waiting list
        [unpaid] has not paid after all
       *[check-in] is here
    }.
web-people-joined = { $player } plays in { $heat }.

# The sign-in sheet.
web-people-sheet = Sign-in sheet
web-people-sheet-print = The empty lines are for players who come without having entered.
web-people-fee-of = Fee { $fee }
web-people-signature = Signature
web-people-late-line = Somebody who has not entered
