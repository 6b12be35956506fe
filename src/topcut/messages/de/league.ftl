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
        [none] eine Liga dieser Turniere nennen, oder ihre eigene Datei
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
        [all] alle
       *[other] { $total }
    }

# Worum eine Leitung auf der Seite bittet.
league-director-is-nobody = eine Liga leitet jemand, der spielt, und dein Konto ist niemand davon
    .do = sag in deinem Profil, welcher Spieler du bist
league-without-name = eine Liga braucht einen Namen
    .do = einen eingeben
league-name-taken = eine Liga „{ $name }“ gibt es in dieser Saison schon
    .do = deiner einen anderen Namen geben
league-too-few = { $players ->
        [one] ein Spieler ist
       *[other] { $players } Spieler sind
    } zu wenig: eine Liga beginnt mit { $least }
    .do = { $least } oder mehr nennen, mit ihren Handles
league-fixed = was angekündigt wurde, steht fest, seit das erste Turnier begonnen hat
    .do = vor der nächsten Saison ändern
league-qualify-number = wie viele sich qualifizieren, ist eine Zahl von 0 bis { $most }
    .do = sie in Ziffern eingeben
league-own-points = die Punkte von „{ $name }“ sind eine Zahl von 1 bis { $most }
    .do = sie in Ziffern eingeben
league-no-event = das ist kein beendetes Turnier der Liga
    .do = eins aus dem Plan wählen
league-block-closed = dieser Teil der Saison ist abgeschlossen, und seine Rangfolge steht fest
    .do = das Turnier zu einem offenen Teil zählen
league-all-closed = die Saison ist vorbei
    .do = es ist nichts mehr abzuschließen
league-block-waits = noch nicht abzuschließen: { $what }
    .do = das zuerst tun
league-nobody-level = niemand ist gleichauf, wo es darauf ankommt
    .do = ohne Los abschließen
league-bonus-number = „{ $typed }“ ist keine Zahl von 0 bis { $most }
    .do = sie in Ziffern eingeben
league-places-for-all = Plätze nach Ermessen gehen von 1 bis { $players }, und alle haben einen
    .do = alle eintragen oder keinen
