# A round at the desk.
web-round-in-html = <b class="fig">{ $there }</b> <span class="soft">of { $played } in</span>
web-round-progress = { $there } of { $played } results are in
web-round-ends-html =
    ends { $moment }{ $final ->
        [yes] , no extensions
       *[no] { "" }
    }
web-round-rounds = Rounds
web-round-now = now
web-round-missed = Missed games can be given from { $at } on.
web-round-missed-in = missed games from { $at }
web-round-more = More
web-round-change-pairings = Change the pairings
web-round-print-slips = Print slips
web-round-print-pairings = Print pairings by name

# Slips.
web-round-slips = Slips
web-round-slip = Slip: table or name, result
web-round-enter-slip = Enter the slip
web-round-slip-short = Table, result, Enter.
web-round-slip-how = How to write it
web-round-slip-hint =
    { $pod ->
        [yes] The points of each round in seat order, joined with dashes; a star after whoever emptied their hand.
            After the last round: time, or concede and a name
       *[no] The first name’s number comes first; after a name, that player’s. After the numbers: time, tie, concede
            (the player named gave up)
    }{ $missed ->
        [yes] { $pod ->
            [yes] { "" }
           *[no] , no-show (the player named did not come)
        }
       *[no] { "" }
    }{ $effect ->
        [yes] , effect (the player named won)
       *[no] { "" }
    }{ $observed ->
        [none] { "" }
       *[other] , { $observed }
    }{ $agreed ->
        [yes] , id for an agreed draw
       *[no] { "" }
    }.
web-round-sound = Sound when a slip is refused
web-round-taken =
    Table { $table }: { $result }{ $notes ->
        [none] { "" }
       *[other] { " " }{ BLANKS($notes) }
    }
web-round-note = ({ $note })
web-round-taken-as = { $taken }{ $state ->
        [confirmed] { "" }
       *[other] , { result-state }
    }
web-round-confirmed = Table { $table } is confirmed.

# Slips that were refused.
web-round-mend =
    { $slips ->
        [one] { $slips } slip to mend
       *[other] { $slips } slips to mend
    }
web-round-mend-line = Slip to mend
web-round-mend-taken = It can be taken now.
web-round-mend-send = Send again
web-round-mend-forget = Drop it
web-round-mend-open =
    { $result ->
        [yes] Correct table { $table }
       *[no] Open table { $table }
    }

# Its tables.
web-round-find = Find a table or a name
web-round-find-button = Find
web-round-states = Tables by their state
web-round-all-html = All <span>{ $tables }</span>
web-round-chip-html = { result-state } <span>{ $tables }</span>
web-round-table-html = <span class="off">Table </span>{ $table }
web-round-versus = v
web-round-open-question = ?
web-round-more-time = +{ $minutes } min
web-round-asked-html = { $player } has been asked
web-round-called = called
web-round-settle-html = Settle<span class="off"> table { $table }</span>
web-round-disputed-html = <b>Table { $table }</b>
web-round-confirm-html = Confirm<span class="off"> table { $table }</span>
web-round-dropped = dropped
web-round-left-out =
    { $tables ->
        [one] { $tables } more table; find it by its number or a name.
       *[other] { $tables } more tables; find one by its number or a name.
    }
web-round-none-fits = No table matches.
web-round-show-all = Show all of { $round }

# What was done last.
web-round-latest = Latest
web-round-journal = Whole journal

# Taking it back.
web-round-take-back = Withdraw this round
web-round-withdraw-asks =
    { $round } is taken back: its pairings are gone{ $results ->
        [0] { "" }
        [one] , and { $results } result with them
       *[other] , and { $results } results with them
    }.
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
web-round-sign-in = Sign in
web-round-to-the-event = Go to the event
web-round-all-events = All events
