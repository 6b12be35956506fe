# Spielorte: wo Turniere stattfinden.

host-without-name = ein Spielort braucht einen Namen
    .do = den Namen des Ortes eintragen
host-without-address = ein neuer Spielort braucht eine Adresse, damit er geprüft werden kann
    .do = Straße und Ort eintragen
host-nobody-verifies = hier bestätigt niemand Spielorte, ein Turnier an einem neuen würde also nie gelistet
    .do = „Keiner davon“ wählen: das Turnier ist an dem Ort, der eingetragen ist
host-was-refused = { $name } wurde nicht als Spielort bestätigt
    .do = einen anderen wählen oder die Koordination fragen
host-none = es gibt keinen bestätigten Spielort „{ $host }“
    .do = einen aus der Liste wählen
host-not-yours = { $name } bestätigt die Koordination des Kontinents
    .do = die Koordination oder die Leitung des organisierten Spiels fragen
host-verified-already = { $name } ist schon bestätigt
host-refused-already = { $name } ist schon abgelehnt
host-merged-already = { $name } gehört inzwischen zu einem anderen Spielort
    .do = diesen ansehen
host-into-itself = { $name } kann nicht mit sich selbst zusammengelegt werden
    .do = den anderen wählen
host-there-is-one = einen Spielort mit diesem Namen und dieser Adresse gibt es schon: { $name }
    .do = angeben, dass es derselbe ist
host-without-reason = wer den Spielort eingetragen hat, liest, warum er nicht bestätigt wird
    .do = einen Grund eintragen
