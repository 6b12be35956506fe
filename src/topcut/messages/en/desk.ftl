# The desk: who may ask for what, and what it can keep.

desk-officials-only = { $player } cannot do this ({ desk-deed })
    .do = ask an official
    .phone = ask a judge or the director
desk-role-may-not = { desk-role } cannot { desk-deed }
    .do = ask { OR($who) }
desk-only-these = only { OR($who) } can { desk-deed }

# Roles, and what a command does, as one says who may.
desk-role =
    { $role ->
        [visitor] somebody without a role at this event
        [player] a player
        [scorekeeper] a scorekeeper
        [judge] a judge
        [head-judge] a head judge
        [organizer] an organizer of the program
        [director] a director
       *[other] { $role }
    }
desk-deed =
    { $deed ->
        [create] set up the event
        [change-settings] change the settings
        [announce] announce something to everybody
        [take-down] take down an announcement
        [undo] undo what was done
        [retitle] correct the title
        [cancel] call the event off
        [enter] enter players
        [withdraw] withdraw a player before the start
        [re-enter] let a player come back
        [forfeit-bye] let a player play instead of an earned bye
        [bring] say what a player earned elsewhere and uses here
        [check-in] check players in
        [drop] drop a player
        [number-tables] number the tables
        [fix-table] give a player a table of their own
        [set-feature-table] name the feature table
        [choose-feature] choose the match at the feature table
        [set-registration] set when registration is open
        [take-into] say which program the event belongs to
        [change-listing] change the listing
        [know] say which person a player is
        [know-all] say which persons the players are
        [move-up] give a place to somebody who waits
        [order-waiting] order the waiting list
        [rename] correct a player’s name
        [describe] note what is known of a player
        [note-fee] note who has paid
        [start] start the event
        [change-rounds] change the number of rounds
        [draw] draw a round
        [swap] swap players in a draw
        [post] post a round
        [seat-late] seat a late player against a bye
        [withdraw-round] take back a posted round
        [report] enter results
        [note-rounds] note rounds of a pod
        [confirm] confirm results
        [dispute] dispute a result for a player
        [settle] settle a disputed result
        [correct] correct a result that stands
        [concede] enter a concession
        [no-show] enter a no-show
        [both-lose] enter a loss for both players
        [incomplete] enter a game as incomplete
        [close-overdue] enter all late games as incomplete
        [delay] delay a match
        [call-judge] call a judge to a table
        [take-call] say that they go to a table that waits
        [answer-call] answer a call for a judge
        [withdraw-call] say that no judge is needed
        [change-plan] change the plan of stages
        [open-stage] make the cut
        [join] put a player into another heat
        [split-prizes] share the prizes of a bracket
        [draw-lot] draw lots
        [confront] record the final confrontation
        [reopen] reopen the event
        [finish] finish the event
        [seat-groups] seat the drafters
        [deal-packs] deal packs
        [swap-pools] swap the sealed pools
        [suspend] suspend a drafter
        [draw-pick] draw a pick for a suspended drafter
        [start-clock] start the clock
        [pause-clock] pause the clock
        [resume-clock] let the clock go on
        [add-time] give more time
        [set-deadline] set a deadline
        [plan-deadlines] set the deadlines of the rounds ahead
        [list-special-rules] list special rules
        [reject-special-rule] let a player turn down a special rule
        [end-game] enter a game inside a round
        [donate] enter items that were spent
        [count-drinks] count drinks
        [give-feedback] keep what a player says about the cards
        [award] give a prize
       *[other] do this ({ $deed })
    }
desk-text-unkeepable = '{ $text }' contains a character that cannot be stored
    .do = type it again

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
