help-demo-demo = Watch a whole event in seconds: pairings, slips, a drop, byes, a correction, standings, the proof.
    .seed = Another seed, another event.
    .keep = Keep the journal in this file.
