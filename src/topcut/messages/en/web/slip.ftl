# The paper slips of a round.
web-slip-title = Slips of { $round }
web-slip-cut =
    Print without margins, cut along the lines, put the { $stacks ->
        [2] two
        [6] six
       *[other] { $stacks }
    } stacks on top of each other: they are in table order. Each code is its table’s own.
web-slip-parts = Parts
web-slip-part = Part
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
web-slip-ending =
    { $how ->
        [timeout] time
        [concession] conceded
        [effect] by a card
       *[decked] decks empty
    }
web-slip-drops-html = <bdi>{ $player }</bdi> drops
web-slip-journal-html = Journal <samp>{ $seal }</samp>
web-slip-pod = Pod { $table }
web-slip-pod-head = Pod
web-slip-pod-says-html =
    Write the points of each round.{ $marked ->
        [none] { "" }
       *[other] { " " }<b>Circle</b> the points of whoever { $marked }.
    }
web-slip-pod-time = Time ran out in round ____
web-slip-pod-checked = Checked by ____________
web-slip-none = There are no matches in this round.
