help-reporting-check-report =
    Einen Bericht durchsehen, bevor er zählt: wem ein Spiel fehlt, was die Karten ergeben, was kein Tisch melden könnte, was dem
    Abschluss im Weg steht.
help-reporting-hand-in =
    Die Ergebnisse eines Turniers, das anderswo gespielt wurde, in das Journal schreiben, in dem es angekündigt war, und es beenden.
    .source = Eine Ergebnisdatei, oder das Journal des Turniers, wie es geleitet wurde.
