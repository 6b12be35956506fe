# The event as files.
web-files-title = Files
web-files-journal =
    The journal: every record of the event, chained. A laptop goes on with it, and anybody can verify it. It holds
    names: hand it only to those who may have them.
web-files-results = The results: everything the standings need, for other programs.
web-files-table =
    For a spreadsheet (CSV): { $kind ->
        [players] the players in the order of signing up
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
web-files-which-rules = By which rules is it played? They are fixed in the event’s first record.
web-files-rules-html = the rules<span class="off"> of { $title }</span>
web-files-all-events = All events
