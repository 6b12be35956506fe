# What the words of a rulebook mean.

rulename-step = { $step ->
        [points] most points
        [strength_of_schedule] the sum of the opponents' points
        [opponents_strength_of_schedule] the sum of the opponents' strength of schedule
        [pooled_strength_of_schedule] the opponents' combined points per game played
        [mean_strength_of_schedule] the mean of the opponents' points per round
        [differential] the sum of the differentials
        [cumulative_points] the sum of the totals after each round
        [count_most] most results
        [count_fewest] fewest results
        [rating] the higher rating
        [lot] a drawn lot
        [opponents_match_win] the mean of the opponents' match-win percentages
        [game_win] the player's own game-win percentage
        [opponents_game_win] the mean of the opponents' game-win percentages
        [rounds_played] most rounds played
        [rounds_won] most rounds of a pod won
        [margin] the sum of the margins of victory
        [signup] whoever signed up first
        [observed] the highest sum of what was observed
       *[other] { $step }
    }
rulename-parameter = { $parameter ->
        [drop_lowest] drop lowest
        [without_player] without player
        [unrated] unrated
        [name] of
       *[other] { $parameter }
    }
rulename-between = { $between ->
        [head_to_head] the game between the two
       *[direct_competition] whoever beat all the others still tied
    }
rulename-criterion = { $criterion ->
        [rematches] nobody meets an opponent again
        [surplus_byes] as few byes as possible in place of rematches
        [repeated_byes] nobody has a second bye
        [byes_above_lowest] the bye goes to the lowest total
        [paired_down_again] nobody is paired down past a total where an opponent is left
        [unequal_totals] equal totals meet
        [total_gaps] otherwise the totals are close
        [future_rounds] later rounds can still be paired
        [differential_floats] the lowest differential is paired down, to the highest of the total below
        [differential_gaps] neighbours by differential meet
        [teammates] teammates are kept apart
       *[other] { $criterion }
    }
rulename-ending = { $how ->
        [normal] played to the end
        [timeout] time ran out
        [concession] conceded
        [effect] ended by a card
        [decked] both decks ran out
        [agreed] drawn by agreement
        [both-lose] both lose
        [incomplete] not completed
        [no-show] a player did not show up
        [dropped] a player left the event during the game
       *[other] { $how }
    }
