# The wall of the hall.
web-display-draft = Draft: group and seat
web-display-sides = Sides
web-display-nobody = Names and tables appear here when round 1 is posted.
web-display-part = Part { $part } of { $parts }
