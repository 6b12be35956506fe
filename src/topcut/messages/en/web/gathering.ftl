# An event without rounds: who takes part is all that is recorded.

web-gathering-begun = It has begun. Check in who comes.
web-gathering-there = Who took part
web-gathering-here = Who takes part
web-gathering-not-counted = Not checked in, and not counted: { $players }.
web-gathering-check-in = Check in
web-gathering-nothing-here = There are no rounds here
web-gathering-see-event = See who takes part
