# What the words of a program mean.

programname-level-usual = { $level ->
        [local] Local event
        [regional] Regional Championship
        [national] National Championship
        [masters] Masters Championship
        [continental] Continental Championship
        [world] World Championship
       *[champions-league] Champions League
    }
programname-level = { $title ->
        [none] { programname-level-usual }
       *[other] { $title }
    }
programname-role = { $role ->
        [director] the Director of Organized Play
        [coordinator] the coordinator of the continent
        [department] the Department of Organized Play
        [managers] the managers of organized play
        [league-coordinator] the League Coordinator
        [league-director] the league's director
        [tournament-director] the tournament's director
        [organizer] the organizer
        [chair] the Chair of the Board
       *[anybody] anybody
    }
programname-month = { $month ->
        [january] January
        [february] February
        [march] March
        [april] April
        [may] May
        [june] June
        [july] July
        [august] August
        [september] September
        [october] October
        [november] November
       *[december] December
    }
programname-part = { $part ->
        [placing] placing
        [participation] participation
        [match_wins] match wins
        [top_8] top 8 bonus
       *[other] { $part }
    }
programname-kind = { $kind ->
        [constructed] constructed
       *[limited] limited
    }
programname-not-rated = { $what ->
        [bye] byes
        [earned-bye] earned byes
        [missed-game] missed games
        [drop] rounds after a drop
        [scenario] unrated scenarios
       *[non-sanctioned] events that are not sanctioned
    }
programname-bonus = { $bonus ->
        [new-headquarters] a deck with another headquarters or affiliation
        [unused-last-event] one that nobody played in the last event
        [first-event] the first event in the league
        [missed] back after more than { $above } missed events
       *[new-missions] a mission that nobody had completed this season
    }
programname-bonus-short = { $bonus ->
        [new_headquarters] new headquarters
        [unused_last_event] unused in the last event
        [first_event] first event
        [missed] back again
       *[new_missions] new missions
    }
programname-playoff = { $step ->
        [playoff-points] most playoff points
        [playoff-victories] most playoff events won
        [season-points] most league points of the season
        [playoff-events] most playoff events attended
        [league-events] most league events attended
        [lifetime-points] most lifetime points
       *[lot] a drawn lot
    }
programname-field = { $field ->
        [date] the day
        [start] the time it starts
        [time-zone] the time zone
        [venue] the place
        [region] the region
        [edition] the game
        [format] the format
        [card-pool] the card pool
        [rules] the rules
        [scenario] a scenario
        [rounds] the number of rounds
        [final-confrontation] whether there is a final confrontation
        [pairing] how it is paired
        [league-event] whether it is a league event
        [directors] who directs it
        [contact] how to reach the director
        [discussion] where it is talked about
        [fee] the entry fee
        [prizes] the prizes
       *[special-rules] special rules: deck lists, registration in advance
    }
programname-matter = { $matter ->
        [accountability] whether directors do their work well
        [allocation] who holds an event of a higher level
        [complaints] complaints about a director
        [conflicting-months] events in the season of a higher level
        [approval] card pools at championships
        [forming-a-league] a new league
        [scoring-a-league] a league's points
        [league-places] places where the format has none
        [league-bonus] a league's bonus points
        [champions-league-waiver] who plays in the Champions League without enough points
        [playing-in-high-levels] whether a director plays in a high-level event
        [chairs-challenge] a Chair's Challenge
        [interim-rulings] what holds until the next edition
        [tie-breaker] the tie-breaker
       *[format] the format
    }
