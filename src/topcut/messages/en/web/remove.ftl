# An event that is not to be played.
web-remove-heading = It will not be played
web-remove-begun = An event that has begun stays: its players keep their results. You can take it from the list above, or
    finish it.
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
