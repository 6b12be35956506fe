# Entering an event oneself, and the door.
web-entry-title = Enter { $event }
web-entry-state =
    { $state ->
        [in] You are in
        [waiting] You wait for a place
        [withdrawn] You have withdrawn
       *[new] Enter
    }
web-entry-fee = entry fee { $fee }
web-entry-entered-html =
    You are entered as <strong><bdi>{ $name }</bdi></strong>{ $heats ->
        [none] { "" }
       *[other] , for <bdi>{ AND($heats) }</bdi>
    }{ $here ->
        [yes] { " " }and checked in
       *[no] { "" }
    }.
web-entry-check-in = Check in: I am here
web-entry-check-in-hint = Check in when you have arrived, here or by the code at the door.
web-entry-withdraw = Withdraw
web-entry-withdraw-means = You will not be in this event, as if you had never entered.
web-entry-withdraw-yes = Yes, I withdraw
web-entry-places =
    of { $places } places left{ $left ->
        [0] : you go on the waiting list{ $waiting ->
            [0] { "" }
            [one] , behind { $waiting } other
           *[other] , behind { $waiting } others
        } and move up by yourself
       *[other] { "" }
    }.
web-entry-closes-html = Registration closes { $at }.
web-entry-check-in-until-html = It ends { $at }.
web-entry-enter =
    { $state ->
        [full] Go on the waiting list
       *[open] Enter this event
    }
web-entry-leave-list = Leave the waiting list
web-entry-mine = My entry
web-entry-elsewhere = On another device
web-entry-elsewhere-link =
    { $account ->
        [yes] Sign in there, or open your personal link.
       *[no] Open your personal link. Whoever has it acts as you, so keep it to yourself.
    }
web-entry-again = Enter again as { $name }
web-entry-to-event = To the event
web-entry-accounts-only = This event is for accounts only.
web-entry-name = Name
web-entry-name-hint = As it should appear in pairings and standings, for everybody to see.
web-entry-heat = Heat
web-entry-choose-heat = choose one
web-entry-side = Side
web-entry-choose-side = choose
web-entry-side-named =
    { $side ->
        [light] light
       *[dark] dark
    }
web-entry-with-account-html =
    With an account you are known on every device: <a href="{ $signin }">sign in</a> or
    <a href="{ $signup }">sign up</a> first. Without one this browser knows you, and you get a personal link.

# What was done.
web-entry-done =
    { $act ->
        [enter] { $place ->
            [0] You are in.
           *[other] You are number { $place } on the waiting list.
        }
        [again] { $place ->
            [0] You are in again.
           *[other] You are number { $place } on the waiting list.
        }
        [withdraw] You have withdrawn.
        [choose] Your choice is noted.
       *[check-in] You are checked in.
    }

# The door.
web-entry-at-door = At the door
web-entry-welcome-html = Welcome, <bdi>{ $name }</bdi>
web-entry-checked-in = Checked in.
web-entry-director-knows = The director knows that you are here.
web-entry-the-event = The event
web-entry-who = Who are you?
web-entry-not-known-html =
    You are at the door of <bdi>{ $event }</bdi>. This browser is not known as one of its players yet.
web-entry-or-link =
    Or open the personal link you were given, then scan the code at the door again. The director can also check
    you in at the desk.

# The code for it, printed.
web-entry-code = The code for the door
web-entry-hang-up = Print it and hang it up at the door.
web-entry-back-to-desk = Back to the desk
web-entry-not-like-this = This will not work.
web-entry-own-address-html =
    The address below is this machine’s own; a phone cannot open it. Open the desk at the address that
    <code>topcut serve</code> names for this network, then print.
web-entry-scan = Players: scan to check in
