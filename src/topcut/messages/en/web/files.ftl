# The event as files.
web-files-title = Files
web-files-everything = Everything
web-files-journal-what = The journal: one file with every act and result
web-files-journal-hint = Any Topcut goes on with it, also without a connection, and anybody can verify it. It has names:
    give it only to people who may have them.
web-files-save-journal = Save the journal
web-files-programs = For programs
web-files-results = Everything the standings need, for other programs
web-files-save-json = Save as JSON
web-files-kind =
    { $kind ->
        [players] Players
        [pairings] Pairings
        [results] Results
       *[standings] Standings
    }
web-files-table =
    { $kind ->
        [players] Everybody in the order they signed up, for a spreadsheet
        [pairings] Who sits where in the latest round
        [results] Every table of every round
       *[standings] The standings, or the places once a cut is made
    }
web-files-csv = Save as CSV
web-files-save-kind =
    { $kind ->
        [players] Save the players as CSV
        [pairings] Save the pairings as CSV
       *[results] Save the results as CSV
    }
web-files-csv-html = Save as CSV<span class="off">: { web-files-kind }</span>

# The games that a new event can be of.
web-files-which-game = Which game?
web-files-no-rulebook = There is no rulebook { $name }.
web-files-choose = Choose one of these.
web-files-played = { $how }
web-files-you-ran = you ran { $events }
