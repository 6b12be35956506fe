# The end of an event.
web-finish-title = Finish
web-finish-heading =
    { $finished ->
        [yes] The event is finished
       *[no] Finish the event
    }
web-finish-not-yet = Not yet:
web-finish-button = Finish the event
web-finish-undo = Undo takes it back.
web-finish-done = The event is finished.
web-finish-order =
    { $finished ->
        [yes] The final order
       *[no] The order as it stands
    }
web-finish-place = Place
web-finish-player = Player
web-finish-more-html = and { $more } more in the <a href="{ $url }">standings</a>
web-finish-no-order = The order will be here when a round has been played.

# The final confrontation, and prizes that are shared.
web-finish-confrontation = Final confrontation
web-finish-won-it-html = <bdi>{ $player }</bdi> won it.
web-finish-who-won = Who won it, if it was not played as a round here; the winner is first
web-finish-other-winner = Reason for another winner
web-finish-record = Record the winner
web-finish-is-first = { $player } is first.
web-finish-share = Share the prizes
web-finish-shared = The prizes are shared.
web-finish-consent = Everybody still in the bracket agrees (who)
web-finish-no-further = They play no further
web-finish-share-evenly = Share the prizes evenly

# Lots.
web-finish-lots = Players who share a rank
web-finish-lot-stands = A drawn lot stands. Draw it only where it matters.
web-finish-rank = Rank { $rank }
web-finish-drawn-at-the-table = Drawn at the table? Then the order, best first, with commas
web-finish-draw-lot = Draw the lot
