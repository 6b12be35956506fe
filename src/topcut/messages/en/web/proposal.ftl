# A change of the drawn round, as it is proposed and when it is done.
web-proposal-says-html = <strong>{ $title }:</strong> { SEMICOLONS($says) }.
web-proposal-becomes = table { $table } becomes { $seats }
web-proposal-refused = Refused
web-proposal-chosen = { $player } chosen
web-proposal-choose = choose who swaps places with { $player }
web-proposal-title =
    { $act ->
        [swap] Swap { $one } and { $other }
        [pin] Keep { $one } v { $other }
        [forbid] Split { $one } v { $other }
       *[free] Remove the wish for { $one } v { $other }
    }
web-proposal-cost-stays =
    cost would stay { $cost }{ $best ->
        [none] , the best possible
       *[other] ; best possible: { $best }
    }
web-proposal-cost-becomes =
    cost would become { $cost } (now: { $now }){ $best ->
        [none] , the best possible
       *[other] ; best possible: { $best }
    }
web-proposal-redraw =
    this counts as draw { $draw } of the round, and the journal says so{ $changed ->
        [yes] ; what was changed by hand is drawn again
       *[no] { "" }
    }
web-proposal-broken =
    { $wish ->
        [pinned] splits { $one } v { $other }, a pinned pair
       *[forbidden] lets { $one } v { $other } meet, a forbidden pair
    }
web-proposal-escape = Escape cancels.
web-proposal-why =
    { $act ->
        [swap] Reason, if you like
       *[other] Reason for drawing again
    }
web-proposal-reason =
    { $act ->
        [pin] pinned { $one } v { $other }
        [forbid] split { $one } v { $other }
       *[free] removed the wish for { $one } v { $other }
    }
web-proposal-button =
    { $act ->
        [swap] Swap them
        [pin] Keep them, draw the rest again
        [forbid] Split them, draw again
       *[free] Remove it, draw again
    }
web-proposal-keep = Keep this pair
web-proposal-part = Split this pair
web-proposal-let-go = Cancel
web-proposal-cost-html = Cost: { $before } → <strong>{ $cost }</strong>.
web-proposal-undo = Undo this
