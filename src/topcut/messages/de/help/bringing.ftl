help-bringing-bring = Sagen, was ein Spieler anderswo verdient hat und hier nutzt, statt dessen, was galt; ohne Angabe nichts.
    .bye = Eine Runde, die er mit einem verdienten Freilos aussetzt.
    .head-start = Anderswo gewonnene Tribbles-Punkte.
    .give-up = Er verzichtet endgültig darauf und spielt.
