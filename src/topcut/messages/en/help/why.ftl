help-why-why = Why these two meet in a round, or why they do not: the alternative and what it would cost.
    .a = A name; its beginning is enough.
    .b = The other one, or bye.
    .round = Which round.
    .round-default = the one being paired or played
