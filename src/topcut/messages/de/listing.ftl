# Ein Turnier in seiner Gemeinschaft: die Ankündigung, und wer seine Spieler über mehrere Turniere sind.

listing-program-same = das Turnier gehört schon dazu
    .do = ein anderes Programm wählen
listing-same = das sagt die Ankündigung schon
    .do = ändern, was nicht stimmt
listing-no-value = eine Ankündigung hat keine Angabe { $name }
    .do = eine davon wählen: { OR($known) }
listing-wrong-kind =
    { $kind ->
        [tick] { $what } ist ja oder nein
       *[words] { $what } wird in Worten angegeben
    }
    .do = so angeben
listing-not-one-of = { $what }: { $typed } gibt es nicht
    .do = eines davon wählen: { OR($known) }
listing-too-late = { $what } kann nicht mehr geändert werden: das ging bis { $notice } Stunden vor Beginn ({ $clause })
    .do = das Turnier absagen und neu ankündigen, oder zur angekündigten Zeit spielen
listing-known-same = das ist von { $player } schon bekannt
    .do = eine andere Person wählen
listing-known-twice = { $player } kann nicht dieselbe Person sein wie { $other }
    .do = prüfen, wer wer ist
listing-known-already = wer { $player } ist, steht inzwischen fest
    .do = noch einmal nachsehen und es dort ändern, wenn es nicht stimmt
listing-known-nobody = niemand wurde zugeordnet
    .do = für mindestens einen Spieler eine Person wählen
listing-words = was sie in Worten sagt
listing-sets-nothing = { $typed } sagt nichts über die Ankündigung
    .do = so schreiben: level=regional oder fee="5 Streifen"

listing-program-other = dieses Spiel gehört zu keinem Programm { $typed }
    .do = eines davon wählen: { OR($known) }
listing-league-not-yours = niemand, der dieses Turnier leitet, leitet die Liga { $typed }
    .do = der Ligaleitung Zugang als Spielleitung geben oder die Liga weglassen

# Was eine Ankündigung sagt.

listing-value =
    { $name ->
        [program] das Programm
        [level] die Stufe
        [kind] Constructed oder Limited
        [date] das Datum
        [start] der Beginn
        [zone] die Zeitzone
        [region] die Region
        [host] der Spielort
        [league] die Liga
        [release] das Set, das erscheint
        [released] der Tag des Erscheinens
        [challenge] eine Chair’s Challenge
        [deck_lists] Decklisten nötig
        [granted] ob die Stufe vergeben ist
        [place] der Ort
        [address] die Anschrift
        [fee] das Startgeld
        [prizes] die Preise
        [guaranteed] die garantierten Preise
        [director] die Turnierleitung
        [secondary] die zweite Turnierleitung
        [phone] die Telefonnummer
        [email] die E-Mail-Adresse
        [shown_to] wer Telefon und E-Mail sieht
        [discussion] der Link zur Diskussion
        [special] die besonderen Regeln
        [about] worum es geht
       *[other] { $name }
    }
listing-tick = { $ticked ->
        [yes] ja
       *[no] nein
    }
listing-shown-to = { $who ->
        [everybody] alle
        [officials] nur wer am Pult arbeitet
       *[entered] wer angemeldet ist
    }
listing-says = { $text ->
        [none] nichts
       *[other] { $text }
    }
