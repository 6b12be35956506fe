# Ein eigenes Regelwerk: was sich daran ändern lässt, jeweils in einer Zeile.

own-after = eigene Regeln, begonnen mit { $rulebook }
own-name-taken = ein Regelwerk, das mit Topcut kommt, heißt schon { $name }
    .do = ihm einen anderen Namen geben
own-name-odd = sein Name muss aus kleinen Buchstaben, Ziffern und Strichen bestehen
    .do = zum Beispiel "mein-spiel" schreiben
own-unprintable = { $field }: darin stehen Zeichen, die sich nicht zeigen lassen
    .do = in einer Zeile schreiben, ohne Steuerzeichen
own-no-title = es hat noch keinen Namen
    .do = eintragen, wie das Spiel heißt
own-too-many = mehr als { $most } eigene Spiele werden nicht aufbewahrt
    .do = eins löschen, das du nicht mehr brauchst
own-too-often = aus deinem Netz wurden in einer Stunde schon { $most } Spiele aufbewahrt
    .do = eine Stunde warten, oder fragen, wer diese Seite betreibt

own-section = { $section ->
        [game] Das Spiel
        [results] Ergebnisse und Punkte
        [match] Das Match
        [time] Zeit und Fristen
        [procedures] Am Tisch, Schritt für Schritt
        [standings] Feinwertungen und Quoten
        [pairing] Wie gepaart wird
        [rounds] Runden
        [bracket] Turnierbaum
       *[event] Weiteres
    }
own-part = { $part ->
        [title] Name des Spiels
        [game] Zu finden unter
        [document] Woher die Regeln sind
        [edition] Ausgabe
        [name] Kurzname
        [decided_by] Wenn die Zeit um ist
       *[procedure] Was die Spieler dann tun
    }
own-part-hint = { $part ->
        [title] Wie die Spieler es nennen: so steht es auf Seiten und Zetteln
        [game] Turniere eines Spiels stehen beisammen; leer: sein Name
        [document] Ein Verein, eine Seite, ein Dokument: wer die Regeln liest, sieht es
        [edition] Zähl sie hoch, wenn du die Regeln änderst
        [decided_by] Wie ein Match endet, das dann noch läuft
       *[procedure] In deinen Worten; steht auf den Handys, wenn die Zeit ausgerufen wird
    }
own-result = { $part ->
        [name] { $name } ({ $code }): Name
       *[points] { $name } ({ $code }): Punkte
    }
own-result-hint = { $part ->
        [name] Wie Zettel und Spielkarten es nennen
       *[points] { $means ->
            [bye] Matchpunkte für einen Spieler ohne Gegner
            [win] Matchpunkte für ein gewonnenes Match
            [draw] Matchpunkte für jeden nach einem Unentschieden
           *[loss] Matchpunkte für ein verlorenes oder versäumtes Match
        }
    }
own-setting-hint = { $setting ->
        [games] Best of one ist ein einzelnes Spiel; best of three gewinnt, wer zwei Spiele holt
        [whole_matches] Ja: ein Freilos zählt bei best of one ein gewonnenes Spiel, bei best of three zwei
        [late_entry] Was jemand für die Runden bekommt, die vorher gespielt wurden
        [unplayed_match] Was beide bekommen, wenn die Zeit um ist, bevor ein Spiel begann
        [drop_no_show] Ja: wer eine Runde versäumt, wird nicht mehr gepaart
        [time_limit] Minuten auf der Uhr einer Runde; 0: ohne Uhr
        [warnings] Wird bei laufender Uhr angesagt; „half“ (Halbzeit) oder Minuten vor dem Ende
        [missed_game_after] Vorher lässt sich niemand als abwesend eintragen
        [check_in_before] Bis dahin checken sich die Spieler selbst ein
        [late_after] Wer später kommt, versäumt die erste Runde
        [bracket_time_limit] Im Turnierbaum wird oft ohne Uhr gespielt
        [bracket_games] Eine ungerade Zahl, damit jemand gewinnt
        [bracket_tie] Was geschieht, wenn ein Match im Turnierbaum unentschieden steht
        [first_turn] Wer das zweite und dritte Spiel beginnt
        [floor] Keine Quote zählt weniger: ein schwacher Gegner verdirbt dir nicht alles. Üblich sind 33/100
        [own_game_win_floored] Ja: auch die eigene Spielquote zählt mindestens so viel
        [byes_count_in_opponents_percentages] Ja: das Freilos eines Gegners ist in dessen Quote ein Sieg
        [game_win_points] Was ein Spiel in den Spielquoten zählt
        [drawn_game_points] Was ein unentschiedenes Spiel in den Spielquoten zählt
        [pairing] Wie unter Punktgleichen die Gegner gefunden werden
        [forced_rematch] Nur wo keine anderen Paarungen bleiben
        [future_rounds] Vor gleichen Punkten: keine spätere Runde bleibt stecken. Zuletzt: heute passt es am besten
        [earned_bye_rounds] Freilose, die anderswo verdient wurden; 0: keine
        [rounds] Jedes Turnier kann seine eigene Zahl nennen
        [online] Ja: keine Uhr im Saal, sondern Fristen
       *[other] { $kind ->
            [flag] Ja oder nein, wie dieses Regelwerk es fragt
            [choice] Eins von dem, was dieses Regelwerk kennt
            [integer] Eine ganze Zahl
            [ratio] Ein Teil von eins, etwa 33/100
            [list] Mehrere, mit Kommas dazwischen
           *[text] In deinen eigenen Worten
        }
    }{ $least ->
        [none] { "" }
       *[other] ; mindestens { $least }
    }{ $most ->
        [none] { "" }
       *[other] ; höchstens { $most }
    }
own-link = { $name }{ $about ->
        [none] { "" }
       *[other] : { $about }
    }
own-criterion-hint = { $criterion ->
        [rematches] Zwei Spieler treffen höchstens einmal aufeinander
        [surplus_byes] Wo es gar keine Wiederholungen gibt
        [repeated_byes] Höchstens ein Freilos je Spieler
        [byes_above_lowest] Wer die wenigsten Punkte hat, setzt aus
        [paired_down_again] Niemand wird weiter herabgelost als nötig
        [unequal_totals] Sieger spielen gegen Sieger
        [total_gaps] Wo die Punkte verschieden sind, so wenig wie möglich
        [future_rounds] Keine spätere Runde bleibt stecken
        [differential_floats] Wer herabgelost wird, und zu wem
        [differential_gaps] Unter Punktgleichen spielen die nächsten Differenzen gegeneinander
       *[teammates] Vereine und Familien, soweit es sonst passt
    }
own-unknown-link = das kennt Topcut nicht; wähl etwas anderes
own-procedure-stage = { $stage ->
        [swiss] vor der K.-o.-Runde
        [bracket] in der K.-o.-Runde
       *[all] überall
    }
