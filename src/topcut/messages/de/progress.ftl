# Wo ein Turnier steht, für Spieler und Besucher. Was ist, als Satzteil:
progress-in =
    { $done } von { $of ->
        [one] { $of } Ergebnis ist
       *[other] { $of } Ergebnissen sind
    } da{ $disputed ->
        [0] { "" }
        [one] ; { $disputed } Ergebnis ist strittig
       *[other] ; { $disputed } Ergebnisse sind strittig
    }
progress-all-in =
    { $of ->
        [0] das Ergebnis ist da
        [one] das Ergebnis ist da
       *[other] alle { $of } Ergebnisse sind da
    }

# Was kommt, als Satz.
progress-finished = Alle Spiele sind gespielt; die Plätze stehen fest.
progress-gathered = Danke an alle, die da waren.
progress-cancelled =
    { $reason ->
        [none] Es wird nicht gespielt.
       *[other] Es wird nicht gespielt: { $reason }
    }
progress-before-first = Runde 1 wird gepaart, wenn die Spielleitung beginnt.
progress-before-gathering = Es gibt keine Runden: festgehalten wird, wer dabei ist.
progress-gathering = Es läuft. Es gibt keine Runden: festgehalten wird, wer dabei ist.
progress-bracket-begins = Die erste Runde davon wird gepaart.
progress-drawn = { $round } ist ausgelost und hängt gleich aus.
progress-judge-settles = Ein Schiedsrichter entscheidet, dann kann die nächste Runde gepaart werden.
progress-when-all-are-in = Die nächsten Paarungen kommen, wenn alle Ergebnisse da sind.
progress-delayed = Es geht weiter, wenn die nachgereichten Ergebnisse bekannt sind.
progress-paired-next = { $round } wird gepaart.
progress-confrontation = Das Endspiel der beiden Ersten wird angesetzt.
progress-cutting = Der Cut zu { $stage } wird gemacht.
progress-over = Alle Spiele sind gespielt; die Spielleitung schließt das Turnier ab.
