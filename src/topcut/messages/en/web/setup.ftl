# What visitors read of an event: the fields, for a new event and for one that there is.
web-setup-title = Title
web-setup-when = Day and start
web-setup-day = Day
web-setup-start = Start
web-setup-zone = Time zone
web-setup-zone-hint = a city or a name like { $example }; times are shown in it
web-setup-language = Language
web-setup-language-any = As each reader's browser asks
web-setup-language-hint = Visitors who chose no language themselves, the projector and what is printed follow it.
web-setup-zone-is-html = Times in <b id="zone-said">{ $zone ->
        [none] UTC
       *[other] { $zone }
    }</b>{ $there ->
        [none] { "" }
       *[other] , where it is { $there } now
    }
web-setup-place = Place
web-setup-region = Region
web-setup-fee = Fee
web-setup-prizes = Prizes
web-setup-director = Director, as visitors see it
web-setup-about = About it
web-setup-about-hint = plain text; line breaks are kept
web-setup-self-entry = Players may enter themselves on the event’s page

# The page where a director changes them.
web-setup-event = Event
web-setup-up-to-the-director = What visitors read about this event, and who may do what, is up to the director.
web-setup-at-once-html = What you save here is on the <a href="{ $page }">event’s page</a> straight away.
web-setup-first-day = The journal keeps the day that was first announced, { $day }; the rules stay those of that day.
web-setup-who-may = Who may do what
web-setup-listed = Show it in the list of events
web-setup-listed-hint = Otherwise only people who have its address find it.
web-setup-links = Personal links let players in without an account
web-setup-links-hint-html = Otherwise players sign in. Whoever is already in stays in, until you <a href="{ $links }">make
    new links</a>.
web-setup-typed-seeds = The seeds of this bracket are given, so you enter its players (001 Appendix A).
web-setup-self-entry-hint-html = Until round 1 is drawn. Who works at this desk is under
    <a href="{ $access }">Access</a>.
web-setup-save = Save the event
web-setup-fixed = What stays as it is
web-setup-fixed-why-html = They are in the first record of the <a href="{ $journal }">journal</a>, and every later one
    builds on it. For other rules, <a href="/new?copy={ $copy }">copy the event</a>; rounds and cut are under
    <a href="{ $plan }">Plan</a>.
web-setup-unchanged = Nothing has changed.
web-setup-changed = Changed { AND($what) }. Visitors see it now.
web-setup-what =
    { $what ->
        [title] the title
        [date] the day
        [start] the start
        [zone] the time zone
        [language] the language
        [place] the place
        [region] the region
        [fee] the fee
        [prizes] the prizes
        [director] the director
        [about] the description
        [listed] whether it is listed
        [links_allowed] whether links let players in
       *[self_entry] whether players enter themselves
    }

# What a change of the plan or of a setting asks for.
web-setup-agreed =
    { $consent ->
        [none] Who agreed
       *[other] Who agreed (the rules ask for: { $consent })
    }
web-setup-reason = Reason
