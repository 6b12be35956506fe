# The paper slips of a round.
web-slip-title = Slips of { $round }
web-slip-cut = Print, cut twice, put the four stacks on top of each other: they are in table order.
web-slip-back = Back to the round
web-slip-parts = Parts
web-slip-part = Part
web-slip-sheet = Sheet { $sheet }
web-slip-table = Table { $table }
web-slip-table-head = Table
web-slip-player = Player
web-slip-head =
    { $head ->
        [games] Games won
        [score] Score
        [differential] Differential
        [won] Won
        [sum] Sum
       *[other] { CAPITAL($head) }
    }
web-slip-initials = Initials
web-slip-ending =
    { $how ->
        [timeout] time ran out
        [concession] conceded
        [effect] ended by a card
        [decked] both decks ran out
       *[normal] played to the end
    }
web-slip-drops = drops: ____________
web-slip-journal-html = Journal <samp>{ $seal }</samp>. By phone: scan and report it yourselves.
web-slip-none = There are no matches in this round.
