# Wie ein Match anders enden kann, und mehr Zeit für einen Tisch.
web-ending-title = Es kam anders
web-ending-no-show = Jemand ist nicht erschienen
web-ending-no-show-button = Nicht erschienen
web-ending-concede = Jemand gibt auf
web-ending-concede-button = Aufgabe eintragen
web-ending-both-lose = Beide verlieren
web-ending-both-lose-button = Niederlage für beide
web-ending-incomplete = Nicht rechtzeitig zu Ende gespielt
web-ending-incomplete-hint = Ankreuzen, an wem es lag: an niemandem, einem oder beiden.
web-ending-incomplete-button = Nicht zu Ende gespielt
web-ending-delay = Vorerst ohne dieses Ergebnis weitermachen
web-ending-delay-reason = Begründung (freiwillig)
web-ending-delay-button = Nachreichen lassen
web-ending-time = Zeitzugabe für diesen Tisch
web-ending-minutes = Minuten
web-ending-time-button = Zeit dazugeben
