# Draft and sealed: seats, pools, suspended drafters, times.
cli-limited-seated =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } in { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }; seed { $seed }.
cli-limited-suspended = { $player } no longer drafts; `topcut pick` draws each of their picks.
cli-limited-picked = { $player } gets card { $card } of { $left }, counted from the top.
cli-limited-place = { $player }: { $group }, seat { $seat } of { $seats }
cli-limited-plays-side = { $player } plays the { side-name } side
