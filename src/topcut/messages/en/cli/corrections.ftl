# Corrections at any time, and what is noted of a player.
cli-corrections-renamed = { $before } is { $player } from now on.
cli-corrections-retitled = The event is called { $title }.
cli-corrections-noted = Noted for { $player }.
cli-corrections-fee =
    { $paid ->
        [yes] { $player } has paid.
       *[no] The fee of { $player } is open.
    }
