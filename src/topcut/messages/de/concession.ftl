# Aufgabe an einem Tisch mit mehreren.

concession-same = { $player } hat schon aufgegeben
    .do = es gibt nichts zu tun
