# A round at the desk.
web-round-in = { $there } of { $played } in
web-round-disputed = { $tables } disputed
web-round-late = { $tables } late
web-round-delayed = { $tables } delayed
web-round-ends-html =
    ends { $moment }{ $final ->
        [yes] , no extensions
       *[no] { "" }
    }
web-round-missed = missed games can be given in { $time }
web-round-rounds = Rounds

# Slips.
web-round-slips = Slips
web-round-slip = Slip: table or name, result, Enter
web-round-enter-slip = Enter the slip
web-round-slip-hint =
    The first seat’s number comes first; after a name, that player’s. After the numbers: time, tie, concede (the
    player named gave up){ $effect ->
        [yes] , effect (the player named won)
       *[no] { "" }
    }{ $observed ->
        [none] { "" }
       *[other] , { $observed }
    }{ $agreed ->
        [yes] , id for an agreed draw
       *[no] { "" }
    }.
web-round-print-slips = Print slips
web-round-taken =
    Table { $table }: { $seats ->
        [none] { "" }
       *[other] { $seats }:{ " " }
    }{ $result }{ $notes ->
        [none] { "" }
       *[other] { " " }{ BLANKS($notes) }
    }
web-round-note = ({ $note })
web-round-taken-as = { $taken }, { result-state }
web-round-confirmed = Table { $table } is confirmed.

# Its tables.
web-round-find = Find a table or a name
web-round-find-button = Find
web-round-all = all { $tables }
web-round-caption = { $round }: tables, results and their state
web-round-table = Table
web-round-players = Players
web-round-result = Result
web-round-state-head = State
web-round-act = Action
web-round-state =
    { result-state }{ $extra ->
        [0] { "" }
       *[other] , { $extra } min more
    }
web-round-state-count = { result-state } ({ $count })
web-round-judge-called = judge called
web-round-open-html =
    { $state ->
        [disputed] settle
        [playing] enter
        [late] enter
        [delayed] enter
       *[other] open
    }<span class="off"> table { $table }</span>
web-round-confirm-html = confirm<span class="off"> table { $table }</span>
web-round-left-out =
    { $tables ->
        [one] { $tables } more table; find it by its number or a name.
       *[other] { $tables } more tables; find one by its number or a name.
    }
web-round-none-fits = No table matches.
web-round-show-all = Show all of { $round }

# Taking it back.
web-round-take-back = Withdraw this round
web-round-withdraw-reason =
    { $results ->
        [0] Reason, if you like
        [one] Reason: { $results } result will no longer count
       *[other] Reason: { $results } results will no longer count
    }
web-round-withdraw = Withdraw the round

# The desk, closed to whoever is no official.
web-round-desk-closed-title = The desk is closed to you
web-round-desk-closed = This is the director’s desk
web-round-desk-closed-html =
    Only officials of this event work here. To get in, open the personal link you were given: it begins
    with <code>/k/</code>, and this browser will remember it. If your account is an official’s,
    <a href="{ $url }">sign in</a>.
web-round-desk-closed-links = The director finds links for other officials at the desk under “Links”.
web-round-to-the-event = Go to the event
web-round-all-events = All events
