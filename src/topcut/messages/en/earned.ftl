# Byes and head starts that were earned elsewhere: why they cannot be used here.

earned-too-late = { $player }: the first round is drawn already
    .do = decide before it is, or take the draw back
earned-same = { $player } brings exactly that already
earned-without-reason = { $player }: a bye that no ledger knows needs a reason
    .do = say where it was earned
earned-typed-before = { $player } has earned byes that were typed when they entered
    .do = withdraw the player and enter them again
earned-typed-too = { $player } cannot have byes from the ledger and typed ones at once
    .do = leave the typed ones out
earned-only-held = you can only use what you hold
    .do = ask the director for anything else
earned-round-twice = { $player } would have two byes in the same round
    .do = keep one of them for another event
earned-nothing = { $player }: a bye has rounds, a head start has points
    .do = give one of the two
earned-twice = { $player } names the same bye twice
    .do = name it once

# What the ledger of a site says.
earned-nobody = a player who is nobody known across events holds no byes
    .do = say who it is first
earned-none = nobody holds such a bye
    .do = choose one that they hold
earned-of-another = this bye is somebody else’s, and cannot be passed on
    .do = choose one that they hold
earned-other-program = this bye holds in another program or game
    .do = keep it for an event of its own
earned-other-level = this bye holds at another level: { $into }
    .do = keep it for such an event
earned-other-continent = this bye holds on the continent where it was earned
    .do = keep it for an event there
earned-not-yet = this bye holds only from { $since } on
    .do = keep it until then
earned-expired = this bye held until { $until }
earned-changed = this bye is another one than the ledger has
    .do = load the page again
earned-claimed = { $forfeited ->
        [yes] this bye was given up at { $event }
       *[no] this bye is used at { $event }
    }
    .do = withdraw there first, before that event starts
earned-typed = byes for this event are in the ledger of { $program }
    .do = enter without them, then choose what is held, or give one by hand with a reason, on the player’s page
