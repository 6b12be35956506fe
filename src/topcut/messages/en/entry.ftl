# Entries: who takes part, comes late, leaves and comes back.

entry-no-player = there is no player '{ $player }'
    .do = see the list of players
entry-too-many = { $number } players are too many
    .do = at most { $most } can enter
entry-after-the-cut = nobody can { $act ->
        [enter] enter
       *[come-back] come back
    } after the cut
    .do = undo the cut first, if nothing has been played since

# A newcomer, by the name that was typed

entry-no-name = the player has no name
    .do = give a name
entry-name-unwritable = the name '{ $player }' cannot be shown
    .do = type it again with letters
entry-name-too-long = the name { $player }… is longer than { $most } characters
    .do = shorten it
entry-name-taken = { $player } has already entered
    .do = add something that tells the two apart
entry-name-twice = { $player } is in this list twice
    .do = take one out, or add something that tells the two apart
entry-name-in-two-scripts = a word of the name { $player } mixes letters of two scripts
    .do = type it again in one of them
entry-name-looks-alike = { $player } looks like { $other }, who has already entered
    .do = add something that tells the two apart
entry-name-reads-as-id = { $player } reads like an id that Topcut gives a player
    .do = add something to the name
entry-detail-too-long = { $player }: { $field } has { NUMBER($signs) } characters
    .do = write at most { NUMBER($most) }
entry-detail-out-of-range = { $player }: { $what } cannot be { $number }
    .do = choose a number between { $least } and { $most }
entry-too-many-byes = { $player }: { $byes } earned byes, but { $game } allows at most { $most }
    .do = correct the number
entry-no-head-starts = { $player } has a head start, but { $game } has none
    .do = leave it out
entry-no-sides = { $player } has a side, but this event does not pair by sides
    .do = leave it out
entry-without-side = { $player } has no side
    .cli = give the side: `side` in a CSV or results file, or `topcut enter NAME --side light`
    .web = say which: light or dark
    .api = say which: light or dark

# Somebody who has entered

entry-name-same = { $player } is called that already
    .do = there is nothing to correct
entry-erased = { $player } has been erased
    .do = enter them again, if they want to play
entry-noted-same = nothing new is noted of { $player }
    .do = change what is wrong
entry-note-of-officials = the note is for officials
    .do = tell the director
entry-fee-same = { $paid ->
        [yes] { $player } has paid already
       *[no] the fee of { $player } is open already
    }
    .do = there is nothing to do

entry-cannot-withdraw = { $player } cannot withdraw: the event has started
    .do = drop them instead
entry-has-left = { $player } is no longer in the event
    .do = re-enter them first
entry-has-not-left = { $player } is in the event
    .do = there is nothing to do
entry-head-judge-decides = the head judge decides who comes back after a drop
entry-way-head-judge =
    .do = ask the head judge
entry-was-dropped = the desk dropped you
entry-paired-without = the next round is paired without you
entry-person-sits = { $player } cannot enter: { $other } is the same person
    .do = take the entry that is there
entry-checked-in = { $player } has already checked in
    .do = there is nothing to do
entry-no-bye-to-forfeit = { $player } has no earned bye to forfeit
    .cli = see the entry: `topcut players`
    .web = see the entry: the list of players
    .api = see the entry
entry-still-plays = { $player } still plays game { $game } against { $opponent }
    .cli = dropping gives up the match, and { $opponent } goes on: confirm it with --give-up
    .web = dropping gives up the match, and { $opponent } goes on: confirm that you mean it
    .api = dropping gives up the match, and { $opponent } goes on: Drop with gives_up
entry-last-of-pod = { $player } is the only player left in the pod
    .do = enter the pod's result first, or end the event

# Somebody who comes late and plays whoever has the bye

entry-late-has-left = { $player } is not in the event
    .do = enter them again first
entry-late-no-bye = { $match } is not a bye
    .do = choose the table of the bye
entry-late-not-swiss = only a bye in Swiss rounds can be played
    .do = anybody who comes late misses this round
entry-late-pairing-begun = the pairing after round { $round } has begun
    .do = anybody who comes late misses that round
entry-late-scenario-dealt = this scenario has already dealt for the round
    .do = withdraw the round and draw it again
entry-late-seated = { $player } already has a table in round { $round }
    .do = check the name
entry-late-other-stage = { $player } does not play in this stage
    .do = let them join it first
entry-late-rematch = { $player } has already met { $waiting }
    .do = withdraw the round and draw it again
entry-late-same-side = { $player } plays the same side as { $waiting }
    .do = withdraw the round and draw it again
entry-only-oneself = you can only enter yourself, with a name and a side
    .do = ask the director for anything else

# Registration

entry-opens-later = registration opens on { $opens }
    .do = come back then
entry-has-closed = registration closed on { $closes }
    .do = ask the director to let you in
entry-closes-before-it-opens = registration would close ({ $closes }) before it opens ({ $opens })
    .do = choose a later end
entry-registration-same = registration is set like this already
    .do = change what is wrong
entry-waits = { $player } waits for a place, number { $place } on the waiting list
    .do = give them a place first
    .phone = you are told here when one is free
entry-waits-there = { $player } is number { $place } on the waiting list already
    .do = choose another place
entry-does-not-wait = { $player } is not on the waiting list
    .do = see the list of players
entry-check-in-over = check-in ended { $minutes } minutes before the start ({ $clause })
    .do = go to the director: an official can still check you in

# How a player stands in the list.

entry-state = { $told }
entry-state-withdrawn = withdrawn
entry-state-waiting = waits, number { $place }
entry-state-late = late, after round { $round }
entry-state-dropped = { $round ->
        [0] dropped
       *[other] dropped after round { $round }
    }
entry-state-checked-in = checked in
entry-state-seeded = seed { $seed } of { $stage }

# How the desk lists a player

entry-presence = { $presence ->
        [here] here
       *[awaited] not here yet
    }
entry-dropped-after = { $round ->
        [0] dropped
       *[other] dropped after { $round }
    }
entry-rated = rating { $rating }
