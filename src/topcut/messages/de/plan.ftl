# Der Plan: seine Abschnitte, und wann sie sich noch ändern dürfen.

plan-at-stage = Abschnitt { $number } ({ $name })
plan-too-long = ein Plan kann nicht { $stages } Abschnitte haben
    .do = höchstens { $most } verwenden
plan-heats-lead-nowhere = die Vorrunden führen nirgendwohin
    .do = die Endrunde ergänzen, für die sie qualifizieren
plan-gathering-alone = ein Turnier ohne Runden hat keinen anderen Teil: keine Rundenzahl, keinen Cut, keine Vorrunden und keine K.-o.-Runde
    .do = das weglassen oder Runden planen
plan-no-rounds = hier gibt es keine Runden: festgehalten wird nur, wer dabei ist
    .do = einchecken, wer da ist, und am Ende beenden
    .phone = einchecken, sobald du da bist
plan-other-play = { $game } wird { $play ->
        [pod] an Mehrspielertischen gespielt
       *[other] nicht an Mehrspielertischen gespielt
    }
    .do = diesen Abschnitt weglassen
plan-cut-size = ein Cut auf { $take } ist nicht möglich
    .do = einen Cut auf 2 bis 512 Spieler machen
plan-nothing-to-cut = davor kommt nichts, woraus ein Cut gemacht werden könnte
    .do = den Cut weglassen
plan-heats-not-first = Vorrunden sind Schweizer Runden am Anfang eines Plans
    .do = sie an den Anfang setzen
plan-best-of = Best of { $games } ist nicht möglich
    .do = 1, 3, 5, 7 oder 9 Spiele wählen
plan-early-end = Runden, die nach { $rounds } enden dürfen, müssen für mehr geplant sein
    .cli = sagen, wie viele Runden es sonst sind (--rounds)
    .web = sagen, wie viele Runden es sonst sind
    .api = die Runden angeben
plan-confrontation = das spielen die beiden Ersten der Schweizer Runden, als ein Spiel und als letzter Abschnitt
    .do = hinter die Schweizer Runden setzen, mit take = 2 und sonst nichts
plan-twos-not-of-two = paarweise gesetzt wird nur aus zwei Vorrunden
    .do = turns verwenden, oder eine Liste (R25)
plan-twos-odd = paarweise gesetzt wird nur eine gerade Zahl von Qualifizierten
    .do = eine gerade Zahl wählen, nicht { $take }
plan-seeds-not-listed = eine eigene Setzliste gehört zu seeds = listed
    .do = beides angeben
plan-no-qualifiers = es fehlt, wie viele sich in jeder Vorrunde qualifizieren
    .do = die Zahl angeben (take)
plan-no-bracket-games = nur ein Turnierbaum hat eigene Spiele und Matches aus mehreren Spielen
    .do = sie weglassen
plan-no-bracket = es gibt keinen Turnierbaum „{ $bracket }“
    .do = einen von diesen verwenden: { $known }

# In wenigen Worten verlangt

plan-in-pods = { $game } wird an Mehrspielertischen gespielt
    .do = Cut, Turnierbaum, Vorrunden und Endspiel weglassen
plan-confrontation-and-cut = ein Endspiel der beiden Ersten folgt auf Schweizer Runden, ohne Cut
    .do = eines davon weglassen
plan-heats-without-cut = bei Vorrunden muss feststehen, wie viele sich in jeder qualifizieren
    .cli = --cut N ergänzen
    .web = den Cut eintragen
    .api = den Cut angeben
plan-no-way-to-seed = „{ $typed }“ ist keine Art zu setzen
    .do = { OR($known) } verwenden
plan-file-and-more = eine Plandatei sagt alles über den Plan
    .cli = die anderen Optionen weglassen
    .web = die anderen Felder des Plans leer lassen
    .api = die anderen Felder weglassen
plan-file-of-other-rounds = die Datei plant { $planned } Runden, nicht { $rounds }
    .cli = --rounds weglassen, oder die Datei ändern
    .web = die Zahl der Runden leer lassen, oder die Datei ändern
    .api = die Zahl der Runden weglassen, oder den Plan ändern

# Ihn ändern

plan-stage-begun = ein Abschnitt, der begonnen hat, kann sich nicht ändern
    .do = ihn lassen und die danach ändern
plan-stage-played = ein gespielter Abschnitt kann nicht wegfallen
    .do = ihn lassen
plan-announced = der Plan war angekündigt, und das Turnier hat begonnen
    .cli = festhalten, wer zugestimmt hat (--consent), oder dass es ein Notfall ist (--emergency), und warum (--reason)
    .web = festhalten, wer zugestimmt hat, oder dass es ein Notfall ist, und warum
    .api = consent oder emergency angeben, und die Begründung
plan-no-emergency = einen Notfall gibt es nur in einem laufenden Turnier
    .cli = festhalten, wer zugestimmt hat (--consent)
    .web = festhalten, wer zugestimmt hat
    .api = die Zustimmung angeben
plan-emergency-without-reason = ein Notfall braucht eine Begründung
    .cli = sagen, was geschehen ist (--reason)
    .web = sagen, was geschehen ist
    .api = die Begründung angeben
plan-bracket-announced =
    Turnierbaum und Setzliste waren angekündigt und können sich nach dem Beginn nicht mehr ändern ({ $clause })
    .do = sie lassen, wie sie angekündigt waren, oder den Abschnitt weglassen
