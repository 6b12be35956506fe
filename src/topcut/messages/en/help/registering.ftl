help-registering-registration =
    Say when people may enter themselves, how many play and when the event starts. Without options, show it.
    .places = The most players; whoever comes later waits and moves up. 0 for as many as come.
    .opens = When people may begin to enter themselves; "" for no bound.
    .closes = Until when they may; "" for no bound.
    .starts = When the event starts; check-in ends before it as the rulebook says.
help-registering-move-up = Give somebody on the waiting list a place, whoever would be next.
help-registering-waiting = Put somebody at another place of the waiting list.
    .place = Which place; 1 is next.
