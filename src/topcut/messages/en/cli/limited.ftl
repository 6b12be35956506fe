# Draft and sealed: seats, pools, suspended drafters, times.
cli-limited-seated =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    } in { $groups ->
        [one] { $groups } group
       *[other] { $groups } groups
    }; seed { $seed }.
cli-limited-pools = Pools
cli-limited-player = player
cli-limited-builds-from = builds from the pool of
cli-limited-themselves = themselves
cli-limited-suspended = { $player } drafts no further; `topcut pick` draws each of their picks.
cli-limited-picked = { $player } gets card { $card } of { $left }, counted from the top.

# Times
cli-limited-times = Times of the draft
cli-limited-begins = begins
cli-limited-what = what
cli-limited-seconds = seconds
cli-limited-pass-to = pass to the
cli-limited-direction =
    { $direction ->
        [left] left
       *[right] right
    }
cli-limited-pick =
    pack { $pack }, { $left ->
        [one] { $left } card
       *[other] { $left } cards
    } left
cli-limited-review = review
cli-limited-total = { $time } in all.
