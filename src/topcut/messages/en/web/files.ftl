# The event as files.
web-files-title = Files
web-files-journal =
    The journal: every record of the event, chained. You can go on with it on a laptop, and anybody can verify it. It has
    names: give it only to people who may have them.
web-files-results = The results: everything the standings need, for other programs.
web-files-table =
    For a spreadsheet (CSV): { $kind ->
        [players] the players in the order they signed up
        [pairings] who sits where in the latest round
        [results] every table of every round
       *[standings] the standings, or the places once a cut is made
    }.
web-files-to-standings = Standings
web-files-to-journal = Journal

# The rulebooks by which a new event can be played.
web-files-new-event = New event
web-files-no-rulebook = There is no rulebook { $name }.
web-files-choose = Choose one of these.
web-files-which-rules = Which rules is it played by? They are fixed in the event’s first record.
web-files-rules-html = the rules<span class="off"> of { $title }</span>
web-files-all-events = All events
