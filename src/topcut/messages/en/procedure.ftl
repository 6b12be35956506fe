# What is done at the table.

procedure-name = { $kind ->
        [time] When time is called
        [tie] When the match is level then
        [draws] Drawn games
        [extra] More time for a table
        [start] Who goes first
        [before] Before a game
        [between] Between games
        [draft] How cards are drafted
       *[sealed] How cards are handed out
    }{ $stage ->
        [bracket] , in a bracket
        [swiss] , before a bracket
       *[all] { "" }
    }
procedure-where = { $name } ({ $where })
