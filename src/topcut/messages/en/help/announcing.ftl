help-announcing-announce = Tell everybody something, list what stands, or take it down.
    .words = What to tell everybody; left out, what stands is listed.
    .until = Until when it stands: 2026-11-22 14:30. Left out, as long as the event is on.
    .end = Take down the announcement of this record.
    .example-what-stands = what everybody reads now
    .example-not-any-more = take one down
