# Was die Spielleitung vor dem Beginn und unterwegs wissen sollte.

advice-by-clause = { $what } ({ $clause })
advice-of-heat = { $heat }: { $what }
advice-too-few = { $what ->
        [players] { $count } von mindestens { $least } Spielern
       *[rounds] { $count } von mindestens { $least ->
            [one] { $least } Runde
           *[other] { $least } Runden
        }
    }: { $consequence ->
        [casual] ein Casual-Turnier, für das genügt, wer dabei war
       *[non-sanctioned] zu wenig, um sanktioniert zu werden
    }
advice-fewer-rounds = { $planned } bei { $players } Spielern: empfohlen sind { $wanted }
advice-fewer-rounds-before-cut = { $planned } bei { $players } Spielern vor einem Cut auf { $cut }: empfohlen sind
    { $wanted }
advice-round-at-risk = Runde { $round } ist in Gefahr: { $players } Spieler lassen sich so oft vielleicht nicht ohne
    Wiederholung paaren
advice-rounds-at-risk = die Runden { $first } bis { $last } sind in Gefahr: { $players } Spieler lassen sich so oft
    vielleicht nicht ohne Wiederholung paaren
advice-many-matches = { $matches } Matches von je { $each } Runden sind zusammen { $in_all } Runden: hier werden Matches
    gezählt, ein Match ist also 1
advice-cut-too-large = ein Cut auf { $cut } braucht { $cut } Spieler, angemeldet sind { $players }
advice-odd-rounds = { $feature } braucht eine gerade Zahl von Runden, nicht { $rounds }
advice-never-sanctioned = { $feature } wird nie sanktioniert
advice-unrated = { $feature } zählt nicht für die Wertungszahl
advice-unusual = { $feature } wird sonst mit { $usual } gespielt, nicht mit { $chosen }
advice-sides-in-bracket = im Turnierbaum können sich zwei Spieler derselben Seite treffen, und das Dokument sagt nicht, wie
    sie dann spielen; vor dem Beginn ankündigen

# Wie viele Runden

advice-rounds = { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
advice-matches = { $matches ->
        [one] { $matches } Match von { $each } Runden
       *[other] { $matches } Matches von je { $each } Runden
    }

# Was ein Spieler mitbringt: verdiente Freilose und einen Vorsprung

advice-brought-byes = { $byes ->
        [one] { $byes } verdientes Freilos
       *[other] { $byes } verdiente Freilose
    }
advice-brought-bye-ended = { $byes }, { $state }
advice-brought-byes-parted = { $byes }: { $parts }
advice-brought-byes-part = { $count } { $state }
advice-brought-state = { $state ->
        [used] genommen
        [given-up] ausgeschlagen
        [missed] verpasst
       *[to-come] noch offen
    }
advice-brought-head-start = Vorsprung { $points }
