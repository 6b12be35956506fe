# The code of a table, opened by a phone that nobody knows yet.
web-which-title = Which one are you?
web-which-where = { $round }, table { $table }
web-which-known = is known by another phone already. If that is not yours, tell the desk: a new link frees the seat.
web-which-says = This phone then reports and confirms for you, at this event only. You are asked once.
web-which-neither-html = Neither? You have somebody else’s slip: <a href="{ $pairings }">find your table</a>.
