# The players at the desk: entering them, who is in, what can be done with one of them.
web-people-players = Players
web-people-counts = { $active } in{ $present ->
        [0] { "" }
       *[other] { " " }· { $present } checked in
    }{ $gone ->
        [0] { "" }
       *[other] { " " }· { $gone } gone
    }
web-people-give-up = Yes, drop and give up the match
web-people-closed = Entries are closed: { $why ->
        [finished] the event is finished
       *[cut] the cut has been made
    }.

# Entering.
web-people-enter = Enter
web-people-enter-late = Enter late
web-people-name = Name
web-people-heat = Heat
web-people-side = Side
web-people-side-hint = light or dark
web-people-enter-player = Enter the player
web-people-more = Handle, rating, team
web-people-more-with-byes = Handle, rating, team, earned byes
web-people-handle = Handle, as on the score card
web-people-rating = Rating
web-people-team = Team
web-people-earned-byes = Earned byes brought from earlier events
web-people-head-start = Head start
web-people-whole-list = Enter a whole list
web-people-names = One name per line, or CSV with a first line such as name,rating,team
web-people-file = Or a CSV file
web-people-enter-list = Enter the list
web-people-entered =
    { $players ->
        [1] { $name } has
       *[other] { $players } players have
    } entered.{ $late ->
        [none] { "" }
       *[other] { " " }{ $late }.
    }

# Who is in.
web-people-who-is-in = Who is in
web-people-find = Find a name
web-people-show = Show
web-people-everybody = everybody
web-people-missing = not checked in
web-people-gone = gone
web-people-find-button = Find
web-people-in-order = Players in the order they signed up
web-people-number = No.
web-people-player = Player
web-people-its-state = State
web-people-acts = Actions
web-people-facts = { $facts }
web-people-rated = rating { $rating }
web-people-of-team = { $team }
web-people-in-heat = { $heat }
web-people-left-out = { $more } more; find them by name.
web-people-nobody-fits = No player matches.
web-people-nobody-yet = Nobody has entered yet. Type a name above, or paste the whole list.

# What can be done with a player.
web-people-check-in = check in
web-people-drop = drop
web-people-withdraw = withdraw
web-people-re-enter = re-enter
web-people-come-back = Let them back in, with the reason
web-people-re-enter-player = Re-enter the player
web-people-instead-of-bye = Play instead of using an earned bye
web-people-forfeit-bye = Forfeit the bye
web-people-another-heat = Play in another heat too
web-people-join = Join the heat
web-people-done = { $player } { $act ->
        [drop] has dropped
        [withdraw] has withdrawn
        [re-enter] is back in
        [forfeit-bye] plays instead of using an earned bye
       *[check-in] has checked in
    }.
web-people-joined = { $player } plays in { $heat }.
