# Ergebnisdateien: ein ganzes Turnier, von Spielzetteln abgetippt.

import-not-utf-8 = die Ergebnisdatei ist nicht UTF-8
    .do = als UTF-8 speichern und noch einmal versuchen
import-not-json = die Ergebnisdatei ist kein JSON: { $why }
    .do = dort berichtigen
import-no-object = eine Ergebnisdatei ist ein einziges JSON-Objekt
    .do = mit { "{" }"topcut": "{ $format }", …{ "}" } beginnen
import-no-rulebook = die Datei nennt kein Regelwerk
    .do = "rulebook": "star-trek-2e" oder ein anderes ergänzen
import-unknown-key = „{ $key }“ ist kein Schlüssel einer Ergebnisdatei
    .do = Schlüssel sind { $keys }
import-unknown-key-of-round = „{ $key }“ ist kein Schlüssel einer Runde
    .do = Schlüssel sind stage, matches
import-not-a-list = { $key } ist keine Liste
    .do = { $key } als Liste schreiben
import-round-not-a-list = Runde { $round } ist keine Liste
    .do = eine Liste von Matches schreiben
import-too-many-rounds = { $rounds } Runden sind zu viele
    .do = eine Datei hat höchstens { $most }
import-misfit = { $why }
    .do = dort berichtigen

# Wo: ein Schlüssel der Datei, ein Teil einer Liste, eine Runde, ein Match.
import-part = { $part }
import-entry = { $part } { $number }
import-stage-of-plan = Plan, Abschnitt { $number }
import-stage-of-round = Runde { $round }, Abschnitt
import-line = Runde { $round }, Zeile { $line }
import-round = Runde { $round }
import-match = Runde { $round }, { $match }
import-one = { $player }
import-nobody = niemand
import-against = { $one } gegen { $other }

# Spieler.
import-no-player = „{ $player }“ ist nicht unter den Spielern
    .do = unter players ergänzen, oder die Kennung berichtigen
import-player-twice = Spieler „{ $player }“ steht zweimal da
    .do = jedem Spieler eine eigene Kennung geben
import-handle-twice = zwei Spieler haben das Handle „{ $handle }“
    .do = jedem das Handle geben, das er in allen Turnieren hat
import-dropped-too-late = „{ $player }“ nach Runde { $round } von { $rounds }
    .do = die letzte gespielte Runde nennen

# Zeilen.
import-match-without-players = ein Match ohne Spieler
    .cli = sie in `players` nennen
    .web = sie in „players“ nennen
    .api = sie in players nennen
import-alone = { $player } hat keinen Gegner, und ein Grund ist nicht angegeben
    .do = das Ergebnis angeben: BYE, oder ein anderes ohne Gegner
import-no-result = { $players }: kein Ergebnis
    .cli = eines angeben, das Match in `delayed` nennen, oder es als offen kennzeichnen
    .web = eines angeben, das Match in „delayed“ nennen, oder es als offen kennzeichnen
    .api = eines angeben, das Match in delayed nennen, oder es als offen kennzeichnen
import-not-at-this-table = „{ $player }“ sitzt nicht hier
    .do = einen Spieler dieses Matches nennen
import-games-of-one = Spiele { $games } brauchen einen Gegner
    .do = BYE oder L als Ergebnis angeben
import-score-not-counted = { $game } zählt Spiele, keinen Punktestand
    .do = "games": [2, 1, 0] schreiben
import-games-not-counted = { $game } hat ein Spiel mit Punktestand
    .do = "score": [100, 35] schreiben
import-impossible-games = Spiele { $games } sind nicht möglich
    .do = Siege des ersten, Siege des zweiten, dann Unentschieden angeben
import-too-many-games = ein Match kann nicht { $games } Spiele haben
    .do = den Zettel prüfen
import-not-observed = { $what } muss eine Liste ganzer Zahlen sein, nicht { $given }
    .do = für jeden Spieler eine angeben, oder für jeden eine Liste
import-no-numbers = { $given } ist keine Liste ganzer Zahlen
    .do = nur Zahlen schreiben

# Runden.
import-plays-after-dropping = „{ $player }“ spielt nach dem Aussteigen
    .cli = `dropped` oder die Zeile berichtigen
    .web = „dropped“ oder die Zeile berichtigen
    .api = dropped oder die Zeile berichtigen
import-not-in-stage = „{ $player }“ spielt nicht in { $stage }
    .cli = die Zeile, `heats` oder `seeds` berichtigen
    .web = die Zeile, „heats“ oder „seeds“ berichtigen
    .api = die Zeile, heats oder seeds berichtigen
import-plays-twice = „{ $player }“ spielt zweimal
    .do = jeden Spieler an einen Tisch setzen
import-table-twice = Tisch { $table } steht zweimal da
    .do = jedem Match einen eigenen Tisch geben
import-drawn-twice = Nummer { $number } der Auslosung steht zweimal da
    .do = jedem Match eine eigene Nummer geben
import-delayed-in-no-round = es gibt keine Runde { $round } ({ $match })
    .do = die Runde berichtigen
import-delayed-in-bracket = in einem Turnierbaum wird kein Ergebnis nachgereicht
    .do = es als "open" kennzeichnen, oder das Ergebnis eintragen
import-delayed-at-the-end = Runde { $round }, { $match } wird nachgereicht: ohne das gibt es keinen Endstand
    .do = das Ergebnis eintragen (13.4)

# Abschnitte, Vorrunden und Cuts.
import-no-stage = es gibt keinen Abschnitt { $stage }
    .do = der Plan hat { $stages }
import-stage-ended = { $stage } endete mit dem Cut zu { $later }
    .do = den Abschnitt der Runde berichtigen, oder die Reihenfolge der Runden
import-stage-not-over = { $stage }: { $before } ist nicht vorbei, die Datei hat nur { $played } von { $planned } Runden
    .do = alle Ergebnisse eintragen, oder die Zahl der Runden berichtigen
import-no-heats = der Plan hat keine Vorrunden
    .do = sie mit "heat": true kennzeichnen
import-no-heat = „{ $player }“ ist in Vorrunde { $heat }, die es nicht gibt
    .do = der Plan hat { $stages }
import-without-heat = „{ $player }“ ist in keiner Vorrunde
    .cli = sie in `heats` nennen
    .web = sie in „heats“ nennen
    .api = sie in heats nennen
import-no-cut = zu { $stage } gibt es keinen Cut
    .do = sie weglassen
import-no-seats = { $stage } wird nicht nach den Sitzplätzen eines Drafts gespielt
    .do = sie weglassen
import-seats-of-others = { $stage }: die Sitzplätze sind nicht die der Spieler
    .do = alle, die draften, einmal nennen, in der Reihenfolge der Sitzplätze
import-seats-before-the-cut = Abschnitt { $stage } hat Sitzplätze und noch keine Spieler
    .cli = sie in `seeds` nennen, oder die Sitzplätze weglassen
    .web = sie in „seeds“ nennen, oder die Sitzplätze weglassen
    .api = sie in seeds nennen, oder die Sitzplätze weglassen
import-cut-too-large = { $stage } braucht { $needed } Spieler, und { $going } von { $before } kommen weiter
    .cli = den Plan oder `dropped` berichtigen
    .web = den Plan oder „dropped“ berichtigen
    .api = den Plan oder dropped berichtigen
import-seed-twice = Setzliste von Abschnitt { $stage }: „{ $player }“ hat zwei Setzplätze
    .do = alle, die im Cut sind, einmal nennen, die Besten zuerst
import-seed-not-before = Setzliste von Abschnitt { $stage }: „{ $player }“ spielt im Abschnitt davor nicht mit
    .do = alle, die im Cut sind, einmal nennen, die Besten zuerst
import-seed-dropped = Setzliste von Abschnitt { $stage }: „{ $player }“ ist vor dem Cut ausgestiegen
    .do = alle, die im Cut sind, einmal nennen, die Besten zuerst
import-seeds-miscounted = Setzliste von Abschnitt { $stage }: { $players } Spieler für { $name }
    .do = alle, die im Cut sind, einmal nennen, die Besten zuerst
import-seeds-missing = die Setzliste von { $stage } wurde { $seeds ->
        [typed] eingetippt
       *[drawn] ausgelost
    }, aber die Datei hat sie nicht
    .do = sie nennen, die Besten zuerst: "seeds": { "{" }"{ $number }": [ … ]{ "}" }
import-tied = Gleichstand in { $stage } zwischen { $players }, ihre Setzplätze stehen also nicht fest
    .cli = das gezogene Los in `lots` angeben, oder sie nennen, die Besten zuerst: "seeds": { "{" }"{ $number }": [ … ]{ "}" }
    .web = das gezogene Los in „lots“ angeben, oder sie nennen, die Besten zuerst: "seeds": { "{" }"{ $number }": [ … ]{ "}" }
    .api = das gezogene Los in lots angeben, oder sie nennen, die Besten zuerst: "seeds": { "{" }"{ $number }": [ … ]{ "}" }
import-split-no-bracket = Abschnitt { $stage } ist kein Turnierbaum, der gespielt wurde
    .do = den Abschnitt des Turnierbaums nennen

# Spiele eines Turnierbaums.
import-no-game = der Turnierbaum hat kein Spiel { $game }
    .do = seine Spiele sind 1 bis { $last }
import-no-game-of-these = der Turnierbaum hat jetzt kein Spiel { $players }
import-way-ready = jetzt zu spielen: { $games }
import-way-nothing-left = es ist nichts mehr zu spielen
import-game = Spiel { $game }, { $seats }
import-games = { $before }; { $games }
import-alone-in-bracket = { $player } ist in einem Spiel des Turnierbaums allein: das ist BYE, nicht { $code }
    .do = das Ergebnis weglassen, oder den Gegner nennen
import-game-played = Spiel { $game } wurde in einer früheren Runde gespielt
    .do = die Nummer berichtigen
import-game-walked-over = { $player } kommt in Spiel { $game } kampflos weiter
    .do = die Zeile weglassen
import-game-of-nobody = Spiel { $game } spielt niemand
    .do = die Zeile weglassen
import-game-too-early = Spiel { $game } ist noch nicht { $players }: es ist { $seats }
    .do = zuerst die Spiele davor eintragen
import-game-of-others = Spiel { $game } ist nicht { $players }: es ist { $seats }
    .cli = die Zeile oder `seeds` berichtigen
    .web = die Zeile oder „seeds“ berichtigen
    .api = die Zeile oder seeds berichtigen
import-remark = { $place }: { $what }
import-kept = { $remark }; es bleibt, wie es veröffentlicht ist
