# An event in its community: its listing, and who its players are across events.

listing-program-same = the event belongs there already
    .do = choose another program
listing-same = the listing says this already
    .do = change what is wrong
listing-no-value = a listing has no { $name }
    .do = choose one of { OR($known) }
listing-wrong-kind =
    { $kind ->
        [tick] { $what } is yes or no
       *[words] { $what } is said in words
    }
    .do = say it so
listing-not-one-of = { $what }: there is no { $typed }
    .do = choose one of { OR($known) }
listing-too-late = { $what } cannot change any more: that was possible until { $notice } hours before the start ({ $clause })
    .do = cancel the event and list a new one, or play at the announced time
listing-known-same = this is what is known of { $player } already
    .do = choose another person
listing-known-twice = { $player } cannot be the same person as { $other }
    .do = check who is who
listing-known-already = who { $player } is has been said meanwhile
    .do = look again, and change it there if it is wrong
listing-known-nobody = nobody was linked
    .do = choose a person for one player at least
listing-words = what it says in words
listing-sets-nothing = { $typed } says nothing of the listing
    .do = write it like level=regional or fee="5 strips"

listing-program-other = this game is not played in a program called { $typed }
    .do = choose one of { OR($known) }
listing-league-not-yours = nobody who directs this event directs the league { $typed }
    .do = give the director of the league access as a director of this event, or leave the league out

# What a listing says.

listing-value =
    { $name ->
        [program] the program
        [level] the level
        [kind] constructed or limited
        [date] the date
        [start] the start time
        [zone] the time zone
        [region] the region
        [host] the venue
        [league] the league
        [release] the set that is released
        [released] the day of the release
        [challenge] a chair’s challenge
        [deck_lists] deck lists required
        [granted] whether its level is granted
        [place] the place
        [address] the address
        [fee] the entry fee
        [prizes] the prizes
        [guaranteed] the guaranteed prizes
        [director] the director
        [secondary] the secondary director
        [phone] the phone number
        [email] the e-mail address
        [shown_to] who sees phone and e-mail
        [discussion] the discussion link
        [special] the special rules
        [about] what the event is about
       *[other] { $name }
    }
listing-tick = { $ticked ->
        [yes] yes
       *[no] no
    }
listing-shown-to = { $who ->
        [everybody] everybody
        [officials] officials only
       *[entered] whoever has entered
    }
listing-says = { $text ->
        [none] nothing
       *[other] { $text }
    }
