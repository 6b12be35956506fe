# The wall of the hall.
web-display-draft = Draft: group and seat
web-display-sides = Sides
web-display-nobody = Names and tables appear here when round 1 is posted.
web-display-part = Part { $part } of { $parts }
web-display-letters =
    { $first ->
        [none] { "" }
       *[other] { $first } to { $last },
    }
web-display-page =
    page { $page } of { $pages }{ $parts ->
        [one] { "" }
       *[other] , part { $part } of { $parts }
    }
web-display-phone-html =
    { $moment ->
        [gathering] This event on your phone:
        [finished] Every place and round on your phone:
       *[other] Your table on your phone:
    } <b>{ $address }</b>
web-display-in = { $done } of { $of } results are in.
web-display-beat = beat { $loser } { $first }–{ $second } in the final
web-display-screens = Screens
web-display-screens-lead = Open one on each screen of the hall. It fills the screen, follows the event by itself and turns its pages.
web-display-show =
    { $show ->
        [pairings] Pairings
        [standings] Standings
        [clock] Clock
        [bracket] Bracket
        [seats] Players
       *[other] What the hall wants to know
    }
web-display-show-what =
    { $show ->
        [pairings] every name with its table and opponent
        [standings] the ranks, page by page
        [clock] the time, as large as the screen
        [bracket] the whole bracket with its results
        [seats] seats of a draft, or who has entered
       *[other] seats before the start, tables in a round, the bracket after the cut, the places at the end
    }
