# The page of a Champions League.

web-champions-title = Champions League
web-champions-usual-title = Champions League
web-champions-link = Champions League
web-champions-about = For players with { $least } points or more of all leagues and all seasons, in the days before the World Championship: single elimination, one game per match, seeded by those points. The winner has byes in rounds 1 and 2 of the World Championship.
web-champions-waive = Waive the points for
web-champions-waive-hint = Handles, with blanks or commas between them.
web-champions-add = Add
web-champions-seed = Seed
web-champions-lifetime = Lifetime
web-champions-season = This season
web-champions-waived = waived
web-champions-missing = Missing
web-champions-level = Level in lifetime points
web-champions-lots = Lots are drawn out of “{ $draw }” and a player's handle; anybody can draw them again.
web-champions-nobody = Nobody has { $least } lifetime points yet.
web-champions-short = Next in line
web-champions-event = Make the event
web-champions-event-hint = Whoever is ticked above is entered, seeded among those who come. Whoever is entered later at the desk is seeded last. With fewer than { $least } players it has too few rounds to count, and earns nobody a bye.
web-champions-game = Game
web-champions-day = Date
web-champions-start = Start
web-champions-make = Make the event
web-champions-told = Seeds go by lifetime league points.{ $decided ->
        [none] {""}
       *[other] {" "}Level: { $decided } (lots out of “{ $draw }”).
    }{ $waived ->
        [none] {""}
       *[other] {" "}Waived for { $waived }.
    }
