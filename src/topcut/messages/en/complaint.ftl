# Complaints to the managers of organized play.

complaint-field = { $field ->
        [about] what the complaint is about
        [event] the event
        [person] the player
        [answer] the answer
       *[text] what happened
    }
complaint-about-what = a complaint is about an event, its director or a player
    .do = choose one of them
complaint-says-nothing = a complaint without words cannot be looked at
    .do = write what happened
complaint-about-whom = nobody is named
    .do = write the handle of the player, as it stands on their page
complaint-no-event = no event here has the address “{ $typed }”
    .do = copy the address of the event’s page
complaint-other-program = { $event } is no event of { $program }
    .do = complain to the managers of its own program, from the event’s page
complaint-too-many = { $most } complaints were written here within an hour
    .do = wait an hour, or put it all into one
complaint-answer-empty = an answer needs words
    .do = write what was found and what follows from it
complaint-not-yours = this complaint is not yours to answer
    .do = leave it to the others who read it
complaint-answered = { $reference } has been answered already
    .do = read the answer; nothing more is needed
