# The event as files.
web-files-title = Files
web-files-journal =
    The journal: every record of the event, chained. A laptop goes on with it, and anybody can verify it. It holds
    names: hand it only to those who may have them.
web-files-results = The results: everything the standings need, for other programs.
web-files-to-standings = Standings
web-files-to-journal = Journal

# The rulebooks by which a new event can be played.
web-files-new-event = New event
web-files-no-rulebook = There is no rulebook { $name }.
web-files-choose = Choose one of these.
web-files-which-rules = By which rules is it played? They are fixed in the event’s first record.
web-files-rules-html = the rules<span class="off"> of { $title }</span>
web-files-all-events = All events
