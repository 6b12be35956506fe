# The calendar of the site.

web-calendar-heading = Calendar
web-calendar-name = Topcut: events
web-calendar-own-name = Topcut: my events
web-calendar-month = { $month } { $year }
web-calendar-coming = Coming
web-calendar-by-month = Month
web-calendar-by-week = Week
web-calendar-before = Before
web-calendar-after = After
web-calendar-where = Where
web-calendar-everywhere = Everywhere
web-calendar-any-level = Any level
web-calendar-how = Played
web-calendar-either = At a table or online
web-calendar-at-a-table = At a table
web-calendar-online = Online
web-calendar-show = Show
web-calendar-nothing = No event fits. Look at another time, or at more games and places.
web-calendar-page = Page { $page } of { $last }
web-calendar-weekday = { $weekday ->
        [mon] Mo
        [tue] Tu
        [wed] We
        [thu] Th
        [fri] Fr
        [sat] Sa
       *[sun] Su
    }
web-calendar-subscribe = Subscribe in my own calendar
web-calendar-subscribe-hint = Give this address to your calendar program: it asks for the same events again and again.
web-calendar-these = Address of these events
web-calendar-save = Save as a file
web-calendar-mine = My events
web-calendar-mine-hint = Where you play or are an official, unlisted events too. Whoever has this address can read it.
web-calendar-renew = Make a new address
web-calendar-renewed = Your calendar has a new address; the earlier one leads nowhere.
web-calendar-sign-in = With an account you get your own events as a calendar.
web-calendar-sign-in-link = Sign in
web-calendar-put-in = Put it in my calendar
web-calendar-fee = Entry fee: { $fee }
