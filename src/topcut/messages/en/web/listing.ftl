# The listing of an event on the site: its form, the sanction line beside it, and what visitors read.
web-listing-title = Listing
web-listing-lead-html = What the event is for its community. It is on the <a href="{ $page }">event’s page</a> straight
    away, and so is what you change later.
web-listing-program = Program
web-listing-no-program = None: it counts for nothing beyond itself
web-listing-program-hint = Notice counts from the moment it is listed here.
web-listing-no-program-known = No program here knows this game; the event stands for itself.
web-listing-level = Level
web-listing-league = League
web-listing-no-league = No league event
web-listing-kind = Rated as
web-listing-kind-by-format = As its format is
web-listing-constructed = Constructed
web-listing-limited = Limited
web-listing-address = Address
web-listing-people = Directors and contact
web-listing-secondary = Secondary director
web-listing-phone = Phone
web-listing-email = E-mail
web-listing-shown-to = Who sees phone and e-mail
web-listing-money = Guaranteed prizes
web-listing-guaranteed = Guaranteed prizes
web-listing-guaranteed-hint = given however many enter
web-listing-special-part = Special
web-listing-deck-lists = Deck lists are required
web-listing-challenge = A Chair’s Challenge
web-listing-release = Release event of the set
web-listing-released = Day of the release
web-listing-special = Special rules
web-listing-words = Discussion
web-listing-discussion = Discussion
web-listing-save = Save the listing
web-listing-saved = The listing is saved. Visitors see it now.
web-listing-sanction = Does it count?
web-listing-held-to-nothing = The event is in no program: nothing is asked of it, and it counts for nothing beyond itself.
web-listing-state = { $state ->
        [met] met:
        [day] seen on the day:
        [open] open:
       *[missing] missing:
    }
web-listing-run-all-the-same = If something is missing on the day, the event is still run; it only does not count.
web-listing-earns = What it can earn
web-listing-contact = Contact
web-listing-contact-for-entrants = on the own page of whoever has entered
web-listing-changes = History of the listing ({ $changes })
web-listing-first = listed
web-listing-changed = { $what }: { $before } → { $after }
web-listing-changed-unseen = { $what }: changed
web-listing-at-event = Day, place, fee, prizes, director and description stand under Event
web-listing-change-event = Change them there
