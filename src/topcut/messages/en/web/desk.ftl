# The frame around every page of the desk.
web-desk-title = { $event }: the desk
web-desk-desk = Desk
web-desk-journal = Journal
web-desk-calls = Calls
web-desk-round = Round
web-desk-scenario = Scenario
web-desk-limited =
    { $method ->
        [sealed] Sealed
       *[other] Draft
    }
web-desk-players = Players
web-desk-standings = Standings
web-desk-report = Report
web-desk-setup = Setup
web-desk-overview = Overview
web-desk-links = Links
web-desk-access = Access
web-desk-plan = Plan
web-desk-tables = Tables
web-desk-checklist = Checklist
web-desk-settings = House rules
web-desk-listing = Listing
web-desk-event = Event
web-desk-finish = Finish
web-desk-files = Files
web-desk-done = Done.
web-desk-raced-html = <strong>Somebody got there first.</strong> The event has changed since this page was opened; it is
    shown as it stands now.
web-desk-goes-on-here = { $now }: { $step }
web-desk-others-go-on = { $now }; { OR($who) } goes on
web-desk-undo = Undo
web-desk-redo = Redo
web-desk-here-as = You are here as { AND($roles) }.
web-desk-what-visitors-see = What visitors see
web-desk-public-page = Public page
web-desk-projector = Projector
web-desk-mind-html = <strong>Note:</strong> { $what }.

# Before the first round.
web-desk-before = Before round 1
web-desk-before-what-html = The tables of round 1 will be here. Until then: enter the players, look at the
    <a href="{ $plan }">plan and rounds</a>{ $links ->
        [none] { "" }
       *[other] , hand out the <a href="{ $links }">personal links</a>
    }.

