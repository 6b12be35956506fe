# Around every page: the header, the footer, the pages of a long list, dates.
web-frame-skip = Skip to content
web-frame-site = Site
web-frame-events = Events
web-frame-people = Players
web-frame-rulebooks = Rulebooks
web-frame-programs = Programs
web-frame-profile = Profile
web-frame-new-event = New event
web-frame-back = Back
web-frame-print = Print
web-frame-print-hint = Print this page with the browser.
web-frame-look = Change the colours
web-frame-event = Event
web-frame-pairings = Pairings
web-frame-standings = Standings
web-frame-bracket = Bracket
web-frame-journal-html = Journal <a href="{ $url }"><samp>{ $seal }</samp></a>, { $records ->
        [one] { $records } record
       *[other] { $records } records
    }
web-frame-all-events = All events
web-frame-about = Topcut runs organized play for card games.
web-frame-pages = Pages
web-frame-previous = Previous
web-frame-next = Next
web-frame-rows = { $first }–{ $last } of { $of }
web-frame-when = { $day }, { $start }
web-frame-no-date = date not announced
web-frame-day =
    { $weekday ->
        [mon] Mon
        [tue] Tue
        [wed] Wed
        [thu] Thu
        [fri] Fri
        [sat] Sat
       *[sun] Sun
    } { $day } { $month ->
        [jan] Jan
        [feb] Feb
        [mar] Mar
        [apr] Apr
        [may] May
        [jun] Jun
        [jul] Jul
        [aug] Aug
        [sep] Sep
        [oct] Oct
        [nov] Nov
       *[dec] Dec
    }
web-frame-date = { web-frame-day } { $year }
web-frame-announcements = Earlier announcements
web-frame-announced-earlier =
    { $number ->
        [one] One earlier announcement
       *[other] { $number } earlier announcements
    }
web-frame-moment = { $day }, { $hour }
web-frame-language = Language
