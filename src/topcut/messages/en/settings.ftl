# What an event plays by: a setting with its value, and what it is instead of.

settings-set = { $title }: { $value }
settings-instead = { $setting } instead of { $before }
settings-value = { $value }
settings-values = { $values }
settings-none = none
settings-flag = { $flag ->
        [yes] yes
       *[no] no
    }
settings-rounds-open = { $table ->
        [yes] as the table recommends
       *[no] as the director says
    }
settings-result = { $name } ({ $code })
settings-warning-half = at half time
settings-warning = { $minutes ->
        [one] { $minutes } minute before the end
       *[other] { $minutes } minutes before the end
    }
settings-choice = { $choice ->
        [pairing-random] at random
        [pairing-differential] by differential
        [pairing-sides] side against side
        [forced_rematch-byes] both get a bye
        [forced_rematch-play] the rematch is played
        [future_rounds-last] the last criterion
        [future_rounds-required] required before totals
        [tied_match-draw] a draw
        [tied_match-tiebreak] decided by the tie-break
        [tie_breaker-strength_of_schedule] strength of schedule
        [tie_breaker-differential] differential
        [limited_deck_changes-between-matches] between matches
        [limited_deck_changes-between-games] between games
        [first_or_second-before-sideboarding] before sideboarding
        [first_or_second-after-sideboarding] after sideboarding
        [bracket_tie-higher-seed] the higher seed wins
        [bracket_tie-play-on] they play on
        [bracket_clock-match] for the whole match
        [bracket_clock-game] for each game
        [drop_after_draw-redraw] the round is drawn again
        [drop_after_draw-plays] they still play it
        [drop_taken_back-player] the player, until the next round is paired
        [drop_taken_back-head-judge] the head judge
        [first_turn-loser-chooses] the loser chooses who goes first
        [first_turn-loser] the loser goes first
        [first_turn-lot-chooses] the winner of a lot chooses, then the loser
        [missions_to_win-none] no mission
        [missions_to_win-one] one mission
        [missions_to_win-planet-and-space] a planet and a space mission
        [playoff_seats-drawn] drawn by chance
        [playoff_seats-ranks] in the order of the ranks
        [match_sides-balanced] both in turn
        [match_sides-players] as the players settle it
       *[other] { $value }
    }
settings-now = { $value }{ $printed ->
        [none] { "" }
       *[other] ; the document says { $printed }
    }{ $clause ->
        [none] { "" }
        [customary] { "" }
       *[other] { " " }({ $clause })
    }
settings-change = { $needs ->
        [nothing] it may change
        [reason] a change needs a reason
        [consent] a change needs the consent of { $consent }
       *[never] it can no longer change
    }
settings-changed = { $change }{ $consent ->
        [none] { "" }
       *[other] , with the consent of { $consent }
    }{ $reason ->
        [none] { "" }
       *[other] { " " }({ $reason })
    }
