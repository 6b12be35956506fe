# The bracket as a page.
web-bracket-brackets = Brackets
web-bracket-picture = The bracket
web-bracket-rounds = Rounds of the bracket
web-bracket-match = The match of game { $game }
web-bracket-seeds = The number before a name is the seed.
web-bracket-won = won
web-bracket-awaited = The bracket will be drawn here once the cut has been made.
web-bracket-none = The plan of this event has no bracket.
web-bracket-standings = Look at the standings
