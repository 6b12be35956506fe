# Die Seiten des Pults.

console-directors-only = das kann nur die Spielleitung
    .do = die Spielleitung des Turniers fragen
console-name-missing = ein Name fehlt
    .do = den Namen des Spielers eingeben
console-no-table = Runde { $round } hat keinen Tisch { $table }
    .do = in der Liste der Tische nachsehen
console-event-changed = das Turnier wurde geändert, seit diese Seite geöffnet ist
    .do = das Eingegebene steht noch da: mit der Seite des Turniers vergleichen, dann noch einmal speichern
console-too-many-events = aus deinem Netzwerk wurden innerhalb einer Stunde { $most } Turniere angelegt
    .do = warte eine Stunde, oder frag, wer diese Website betreibt
console-nameless = der Spieler hat keinen Namen
    .do = den Namen eingeben

# Die ausgeloste Runde.

console-no-draw = es ist keine Runde ausgelost
    .do = die Runde ansehen, wie sie steht
console-draw-posted = Runde { $round } hängt schon aus
    .do = die Runde ansehen, wie sie steht
console-draw-changed = die Auslosung hat sich geändert, seit diese Seite geöffnet ist
    .do = sie zuerst noch einmal ansehen
console-same-wish = das Paar { $one } gegen { $other } ist { $wish ->
        [pin] schon festgelegt
        [forbid] schon ausgeschlossen
       *[free] weder festgelegt noch ausgeschlossen
    }
    .do = ein anderes wählen
console-one-player = es ist nur ein Spieler genannt
    .do = auch den anderen wählen
console-too-many-pairs = { NUMBER($pairs) } Paare sind zu viele
    .do = höchstens { NUMBER($most) } schreiben
console-pair-unclear = „{ $line }“ nennt keine zwei Spieler
    .do = mit einem Komma schreiben: Kira, Odo
console-line-examples = s 4a 9b, pin 4 oder forbid 4 schreiben; auch mit Namen: s Kira, Odo
console-line-empty = es wurde nichts eingegeben
    .do = { console-line-examples }
console-line-of-nobody = „{ $line }“ nennt keinen Spieler
    .do = { console-line-examples }
console-line-unclear = „{ $line }“ nennt keine zwei Spieler
    .do = ein Komma dazwischensetzen; { console-line-examples }
console-draw-no-table = es gibt keinen Tisch { $table }
    .do = die Auslosung hat die Tische 1 bis { $last }
console-table-no-pair = Tisch { $table } ist kein Paar
    .do = einen Tisch mit zweien wählen
console-seat-empty = auf { $place } sitzt niemand
    .do = den Tisch mit a oder b schreiben, oder einen Namen

# Tische.

console-nobody-conceded = hier hat niemand aufgegeben
    .do = den Tisch noch einmal ansehen
console-conceder-unnamed = es ist nicht genannt, wer aufgibt
    .do = wählen, wer aufgibt
console-two-results = es sind zwei Ergebnisse angegeben
    .do = eines davon wählen, oder ein anderes eingeben

# Plan, Cut und Lose.

console-no-plan-file = es ist keine Plandatei gewählt
    .do = eine Datei wählen, die mit topcut = "plan/1" beginnt
console-more-faults = und { $more } weitere Fehler
    .do = zuerst diese berichtigen
console-lot-of-nobody = es sind keine Spieler genannt
    .do = den Knopf neben den Spielern drücken, die gleichauf sind

# Draft, Sealed und Szenarien.

console-no-card-list = es gibt keine Kartenliste
    .do = eine Datei wählen, oder die Liste einfügen
console-packs-of-nobody = es ist kein Spieler genannt
    .do = einen Spieler nennen
console-plays-too = du spielst bei diesem Turnier selbst mit
    .do = lass jemand anderen in die Packs sehen
console-no-special-rules = es ist keine Sonderregel eingegeben
    .do = eine je Zeile schreiben
console-tableless = { $player } hat in Runde { $round } keinen Tisch
    .do = Namen und Runde prüfen
