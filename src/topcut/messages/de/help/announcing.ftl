help-announcing-announce = Allen etwas durchsagen, zeigen, was steht, oder eine Durchsage abnehmen.
    .words = Was durchgesagt wird; ohne Angabe wird gezeigt, was steht.
    .until = Bis wann sie steht: 2026-11-22 14:30. Ohne Angabe, solange das Turnier läuft.
    .end = Die Durchsage dieses Eintrags abnehmen.
    .example-what-stands = was alle gerade lesen
    .example-not-any-more = eine abnehmen
