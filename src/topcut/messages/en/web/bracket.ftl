# The bracket as a page.
web-bracket-brackets = Brackets
web-bracket-picture = The bracket as a picture
web-bracket-games = Games
web-bracket-won = won
web-bracket-awaited = The bracket will be drawn here once the cut has been made.
web-bracket-none = The plan of this event has no bracket.
web-bracket-standings = Look at the standings
