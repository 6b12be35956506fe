# Who somebody is: accounts, personal links, roles, and entering an event oneself.

account-link-invalid = this link is not valid
    .do = ask the director for a new one
account-links-off = personal links are switched off for this event
    .do = sign in instead
account-link-of-nobody = this link belongs to nobody
    .do = choose one from the list

# Accounts, as whoever runs the site makes and finds them.

account-none = there is no account '{ $name }'
    .do = type the handle or the name of the account
account-no-handle = '{ $name }' cannot be turned into a handle
    .do = write it with letters or digits
account-new-without-password = there is no account { $handle } yet
    .do = give it a password
account-password-missing = a password is missing
    .do = type one
account-password-weak = { $why }
    .do = choose another one

# Roles at an event.

account-handle-missing = a handle is missing
    .do = ask for the handle on the profile page, or hand out a link
account-handle-unknown = there is no account '{ $handle }'
    .do = ask for the handle on the profile page, or hand out a link
account-no-official = that is not an official's role
    .do = choose { OR($roles) }
account-role-gone = this account no longer has that role
    .do = there is nothing to do
account-player-gone = this account is no longer a player here
    .do = there is nothing to do

# Entering an event oneself.

account-event-over = the event is over
account-event-started = the event has started
account-round-drawn = round 1 has already been drawn
account-heats-begun = every heat has begun
account-given-seeds = this is a bracket with given seeds: the director enters its players (001 Appendix A)
account-director-enters = the director enters the players of this event
account-way-let-in = the director can still let you in; ask at the desk
account-way-desk = ask at the desk
account-way-director = ask the director
account-seeds-not-open = players of a bracket with given seeds cannot enter themselves (001 Appendix A)
    .do = enter them at the desk
account-entered-already = you are already in as { $player }
    .do = there is nothing to do
account-sign-in-first = this event is for accounts only
    .do = sign in first
account-browser-unknown = this browser is not known as a player of this event
    .do = sign in, or open your link
account-too-many-entries = more than { $most } players have entered from your network within { $span ->
        [minute] a minute
       *[hour] an hour
    }
    .do = wait { $span ->
        [minute] a minute
       *[hour] an hour
    }, or ask at the desk
account-heat-missing = you have not chosen a heat
    .do = choose { OR($heats) }
account-heat-begun = { $heat } has begun
    .do = choose { OR($heats) }, or ask at the desk
account-no-heat = there is no heat { $heat }
    .do = choose { OR($heats) }, or ask at the desk
account-own-heat-begun = { $heat } has begun
    .do = ask the director
account-door-unknown = this is not the code at the door
    .do = scan the code at the door again

# The code of a table.
account-table-code-old = this code is of a round that is not played like this any more
    .do = find your table under “Pairings”, and scan the slip that lies there
account-not-at-this-table = nobody of that name sits at table { $table }
    .do = choose one of the names of this table
account-seat-taken = { $player } is known by another phone already
    .do = ask the desk: a new link for them frees the seat
