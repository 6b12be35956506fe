# Offices of a community: who decides what.

officer-kind = { $office ->
        [director] Director of Organized Play
        [coordinator] Coordinator
        [chair] Chair
       *[league] League director
    }
officer-office = { $office ->
        [director] Director of Organized Play
        [chair] Chair
       *[league] League director, { $league }
    }
officer-coordinator = Coordinator, { $continent }
officer-not-yours = the office { $office } is given and taken by somebody else
    .do = ask the Director of Organized Play; their own office is given by the site’s administrators
officer-no-such-office = “{ $typed }” is no office
    .do = choose one from the list
officer-no-continent = a coordinator needs a continent, or online play
    .do = choose it beside the office
officer-no-league = a league director needs a league of the program
    .do = choose it beside the office
officer-has-it = { $name } holds the office { $office } already
officer-gone = nobody holds this office any more
officer-has-none = only somebody with an office says here how to be reached
officer-without-reason = an office is given and taken with a reason
    .do = type one
officer-nothing-waits = this page is for who holds an office of a community
    .do = the page “Offices” says who they are
