# An event that is not to be played.
web-remove-heading = It will not be played
web-remove-begun = An event that has begun stays: its players keep their results. You can take it from the list above, or
    finish it.
web-remove-cancel-open = Cancel this event
web-remove-cancel-means =
    The event’s page, the list and { $players ->
        [0] whoever has its address are
        [one] the page of the player who has entered are
       *[other] the pages of the { $players } players who have entered are
    } told that it will not be played. You can let it take place after all.
web-remove-why = Why, for everybody to read
web-remove-cancel = Cancel { $title }
web-remove-cancelled = Cancelled. Everybody who looks is told.
web-remove-is-cancelled = It is cancelled, and everybody who looks is told.
web-remove-restore = Let it take place after all
web-remove-restored = It takes place after all. Whoever had entered is still in.
web-remove-open = Delete this event
web-remove-means =
    { $players ->
        [0] Nobody has entered. The event, its links and its journal are gone for good.
        [one] { $players } player has entered. They are not told: their entry, their link and the event’s page are gone for
            good. Announce it first, or only take it from the list.
       *[other] { $players } players have entered. They are not told: their entries, their links and the event’s page are
            gone for good. Announce it first, or only take it from the list.
    }
web-remove-button = Delete { $title } for good
web-remove-done = { $title } is deleted.
