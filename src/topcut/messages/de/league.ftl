# Ligen: ihre Bücher, und was in einer Tabelle steht.

league-file-not-json = das ist kein JSON
    .do = eine TOML-Datei mit einem Schlüssel beginnen oder die Klammern berichtigen
league-file-not-one = das ist keine Ligadatei: ihre erste Zeile ist nicht topcut = "{ $format }"
    .do = mit dieser Zeile beginnen
league-file-wrong = { $where ->
        [none] etwas
       *[other] { $where }
    } gehört so nicht in eine Ligadatei
    .do = siehe league/1 in docs/formats.md
league-event-twice = das Turnier „{ $event }“ steht zweimal in der Ligadatei
    .do = alles zu einem Turnier an einer Stelle sagen
league-closed-out-of-order = Abschnitte werden der Reihe nach abgeschlossen, der erste zuerst
    .do = die abgeschlossenen Abschnitte mit 1, 2, 3 nummerieren
league-lot-not-as-drawn = die Lose von Abschnitt { $block } sind nicht die, die ihr Startwert zieht
    .do = sie so aufschreiben, wie sie gezogen wurden
league-none-in-program = { $program } kennt keine Ligen
    .do = ein Programm mit einem Ligaplan nennen
league-no-schedule = es gibt keinen Plan „{ $schedule }“
    .do = { OR($known) } nennen
league-no-scheme = das Programm hat keinen Bonus „{ $scheme }“
    .do = { OR($known) } nennen oder ihn unter own aufschreiben
league-no-block = „{ $event }“ kann nicht zu Abschnitt { $block } zählen: es gibt { $blocks }
    .do = einen Abschnitt von 1 bis { $blocks } nennen oder ihn weglassen
league-unknown = kein Turnier hier gehört zu einer Liga „{ $league }“
    .do = { $known ->
        [none] eine Liga dieser Turniere nennen, oder ihre Datei mit --plan
       *[other] { OR($known) } nennen
    }
league-block = { $kind ->
        [playoff] Playoffs
       *[regular] { $number ->
            [1] erste Hälfte
           *[other] zweite Hälfte
        }
    }
league-step = { $step ->
        [playoff-points] { $number ->
            [one] ein Playoff-Punkt
           *[other] { $number } Playoff-Punkte
        }
        [playoff-victories] { $number ->
            [one] ein Playoff-Turnier gewonnen
           *[other] { $number } Playoff-Turniere gewonnen
        }
        [season-points] { $number ->
            [one] ein Punkt in dieser Saison
           *[other] { $number } Punkte in dieser Saison
        }
        [playoff-events] { $number ->
            [one] ein Playoff-Turnier
           *[other] { $number } Playoff-Turniere
        }
        [league-events] { $number ->
            [one] ein Ligaturnier
           *[other] { $number } Ligaturniere
        }
        [lifetime-points] { $number ->
            [one] ein Punkt insgesamt
           *[other] { $number } Punkte insgesamt
        }
       *[lot] das Los
    }
league-steps = { $steps }
league-total = { $total ->
        [league] Liga
        [season] Saison
        [lifetime] insgesamt
        [competitive] Wettkampf
       *[other] { $total }
    }
