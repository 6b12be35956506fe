# Der angekündigte Plan: wer in einem Abschnitt spielt, und wie gespielt wird.

stageplan-stage = { $stage }: { $parts }
stageplan-confrontation = { $stage }: die beiden Ersten spielen noch ein Spiel; wer es gewinnt, ist Erster, und alle
    anderen behalten ihren Platz

# Wer darin spielt

stageplan-taken = { $how ->
        [typed] { $take } Spieler aus { $where }
       *[ranked] die Top { $take } aus { $where }
    }
stageplan-all-taken = { $how ->
        [typed] Spieler aus { $where }
       *[ranked] alle aus { $where }
    }
stageplan-and-of = { $before } und aus { $stage }

# Wie gespielt wird

stageplan-rounds = { $rounds ->
        [0] so viele Runden, wie das Regelwerk empfiehlt
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
stageplan-gathering = ohne Runden; festgehalten wird nur, wer dabei ist
stageplan-unless-unbeaten = Ende nach { $rounds }, wenn nur ein Spieler alle gewonnen hat
stageplan-pods = { $by ->
        [rank] Tische nach Rang
       *[chance] ausgeloste Tische
    }
stageplan-bracket = { $bracket }
stageplan-games = { $games ->
        [1] ein Spiel je Match
       *[other] Best of { $games }
    }
stageplan-minutes-a-game = { $minutes } Minuten je Spiel
stageplan-seats-of-the-draft = Plätze am Drafttisch ausgelost
stageplan-seeds = { $seeds ->
        [twos] aus den Vorrunden paarweise gesetzt
        [turns] aus den Vorrunden abwechselnd gesetzt
        [listed] gesetzt wie angekündigt
        [typed] Setzliste eingetippt
        [drawn] Plätze ausgelost
       *[ranks] gesetzt nach Rang
    }
stageplan-no-pre-registration = keine Voranmeldung
stageplan-numbered = { $number }. { $stage }

# Das Format eines Turniers, je ein Satz.

stageplan-feature = { $title }{ $note ->
        [none] { "" }
       *[other] : { $note }
    }
stageplan-match = Best of { $games }
stageplan-play =
    { $play ->
        [best_of] ein Match aus mehreren Spielen je Runde
        [pod] an Mehrspielertischen
       *[single_game] ein Spiel je Runde
    }
stageplan-period = { $period }, { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }, vor Runde 1
stageplan-documents = Dokumente, die bereitliegen: { $documents }
