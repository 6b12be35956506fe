# Warum ein Eintrag eines Journals nicht sein kann: er spricht von etwas, das es nicht gibt.

impossible-no-player = es gibt keinen Spieler { $player }
impossible-entered-before = { $player } ist schon angemeldet
impossible-no-setting = das Regelwerk hat keine Einstellung { $setting }
impossible-no-listing-value = eine Ankündigung hat keine Angabe { $name }
impossible-no-round = es gibt keine Runde { $round }
impossible-no-table = Runde { $round } hat keinen Tisch { $table }
impossible-order = Runde { $round } kann nicht auf { $rounds } Runden folgen
impossible-not-the-latest = Runde { $round } ist nicht die letzte von { $rounds }
impossible-no-call = an Tisch { $table } hat niemand einen Schiedsrichter gerufen
