help-bringing-bring = Say what a player earned elsewhere and uses here, instead of what was said before; without any, nothing.
    .bye = A round that they sit out with an earned bye.
    .head-start = Tribbles points won elsewhere.
    .give-up = They give it up for good, and play.
