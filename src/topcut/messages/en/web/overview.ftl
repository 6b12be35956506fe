# Setup at a glance.
web-overview-links = Links and access
web-overview-everybody = For everybody
web-overview-everybody-hint = Pairings, standings, find my table
web-overview-open = Open
web-overview-projector-hint = Open it on the computer at the wall. It follows the round by itself.
web-overview-officials = Officials
web-overview-no-officials = Nobody has a role by account
web-overview-officials-hint = Judges and scorekeepers without an account come in by their link.
web-overview-add = Add somebody
web-overview-players = Players
web-overview-entering =
    { $self_entry ->
        [yes] { $players ->
            [0] Nobody has entered yet; they may enter themselves
            [one] { $players } player; others may enter themselves
           *[other] { $players } players; others may enter themselves
        }
       *[no] { $players ->
            [0] Nobody has entered yet; officials enter the players
            [one] { $players } player, entered by officials
           *[other] { $players } players, entered by officials
        }
    }
web-overview-players-links =
    { $allowed ->
        [yes] Each has a personal link, which needs no account
       *[no] Personal links are switched off: players sign in
    }
web-overview-print-codes = Print the codes
web-overview-stages = Rounds and cut
web-overview-change-html = Change<span class="off"> { $what ->
        [plan] the plan
        [listing] the listing
       *[event] the event
    }</span>
web-overview-nothing = not announced
web-overview-fee = Fee and prizes
web-overview-read = Read them
web-overview-list = List of events
web-overview-listed =
    { $listed ->
        [yes] It is shown there
       *[no] Only people who have its address find it
    }
web-overview-again = Next time
web-overview-copy-hint = A new event with the same rules, plan and texts
web-overview-copy = Copy this event
web-overview-differ =
    { $differ ->
        [0] as in { $document }
        [one] { $differ } differs from { $document }
       *[other] { $differ } differ from { $document }
    }
web-overview-document-says = document: { $value }
web-overview-fixed = fixed
web-overview-all-rules =
    { $rules ->
        [one] Show the rule you may change
       *[other] Show all { $rules } rules you may change
    }
web-overview-all-records =
    { $records ->
        [one] { $records } entry
       *[other] All { $records } entries
    }
web-overview-duty = { $byes } byes are awarded here, so the program asks for: { $rule }: { $wanted } ({ $clause }).
