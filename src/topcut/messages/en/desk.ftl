# The desk: who may ask for what, and what it can keep.

desk-officials-only = { $player } cannot do this ({ $command })
    .do = ask an official
    .phone = ask a judge or the director
desk-role-may-not =
    { $role ->
        [visitor] somebody without a role at this event
        [judge] a judge
        [head-judge] a head judge
        [scorekeeper] a scorekeeper
       *[other] { $role }
    } cannot do this ({ $command })
    .do = ask the director
desk-text-unkeepable = '{ $text }' contains a character that cannot be stored
    .do = type it again
desk-text-too-long = { $field ->
        [reason] the reason
        [consent] the note of who agreed
        [title] the title
        [seed] the seed
        [prize] the award
        [period] the name of the period
        [until] the deadline
        [player] the name of the player
        [by] the name of the player
       *[text] the text
    } is too long: { NUMBER($signs) } characters
    .do = write at most { NUMBER($most) }

# What was seen is no longer so.
desk-match-changed = { $match } has changed since you looked: { $now }
    .cli = look at it again, then decide
    .web = it is shown as it is now: look again, then decide
    .api = read the match again
desk-now-open = no result is in
desk-now-disputed = the result is disputed
desk-now-result =
    { $result } ({ $status ->
        [reported] reported
        [settled] settled
       *[confirmed] confirmed
    })
desk-draw-gone = the draw you saw is gone
    .cli = see how things stand: `topcut status`
    .web = the page shows how things stand now
    .api = read the round again
desk-draw-changed = round { $round } has been drawn again or changed since you looked (draw { $drawn })
    .cli = look at it again, then post it
    .web = it is shown as it is now: look again, then post it
    .api = read the draw again
desk-round-not-latest =
    round { $round } is not the latest one{ $latest ->
        [0] : no round is posted now
       *[other] : that is round { $latest } now
    }
    .cli = see how things stand: `topcut status`
    .web = the page shows how things stand now: look again, then decide
    .api = read the rounds again
desk-journal-grown = something has been recorded since you looked (you saw { $seen } records, now there are { $head }; the last by { $by })
    .cli = look at it again: `topcut journal`
    .web = the page shows it now: look again
    .api = read the journal again
