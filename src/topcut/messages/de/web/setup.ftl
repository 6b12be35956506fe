# Was Besucher über ein Turnier lesen: die Felder, für ein neues und für eines, das es gibt.
web-setup-title = Titel
web-setup-when = Tag und Beginn
web-setup-day = Tag
web-setup-start = Beginn
web-setup-zone = Zeitzone
web-setup-zone-hint = eine Stadt oder ein Name wie { $example }; danach richten sich alle Zeiten
web-setup-language = Sprache
web-setup-language-any = Wie der Browser der Leser es möchte
web-setup-language-hint = Danach richten sich Besucher, die selbst keine Sprache gewählt haben, der Beamer und alles Gedruckte.
web-setup-zone-is-html = Zeiten in <b id="zone-said">{ $zone ->
        [none] UTC
       *[other] { $zone }
    }</b>{ $there ->
        [none] { "" }
       *[other] , dort ist es jetzt { $there }
    }
web-setup-place = Ort
web-setup-region = Region
web-setup-fee = Startgeld
web-setup-prizes = Preise
web-setup-director = Spielleitung, wie Besucher sie sehen
web-setup-about = Beschreibung
web-setup-about-hint = einfacher Text; Zeilenumbrüche bleiben
web-setup-self-entry = Spieler können sich auf der Seite des Turniers selbst anmelden

# Die Seite, auf der die Spielleitung sie ändert.
web-setup-event = Turnier
web-setup-up-to-the-director = Was Besucher über dieses Turnier lesen und wer was darf, entscheidet die Spielleitung.
web-setup-at-once-html = Was hier gespeichert wird, steht sofort auf der <a href="{ $page }">Seite des Turniers</a>.
web-setup-first-day = Das Journal behält den zuerst angekündigten Tag, { $day }; es gelten die Regeln von diesem Tag.
web-setup-who-may = Wer was darf
web-setup-listed = In der Turnierliste zeigen
web-setup-listed-hint = Sonst findet es nur, wer die Adresse hat.
web-setup-links = Mit persönlichen Links kommen Spieler ohne Konto hinein
web-setup-links-hint-html = Sonst loggen sich die Spieler ein. Wer schon drin ist, bleibt drin, bis es
    <a href="{ $links }">neue Links</a> gibt.
web-setup-typed-seeds = Die Setzliste dieses Turnierbaums ist vorgegeben, deshalb meldet die Spielleitung die Spieler an
    (001 Anhang A).
web-setup-self-entry-hint-html = Bis Runde 1 ausgelost ist. Wer an diesem Pult arbeitet, steht unter
    <a href="{ $access }">Zugang</a>.
web-setup-save = Turnier speichern
web-setup-fixed = Was bleibt, wie es ist
web-setup-fixed-why-html = Sie stehen im ersten Eintrag des <a href="{ $journal }">Journals</a>, und alle späteren bauen
    darauf auf. Für andere Regeln <a href="/new?copy={ $copy }">das Turnier kopieren</a>; Runden und Cut stehen unter
    <a href="{ $plan }">Plan</a>.
web-setup-unchanged = Nichts hat sich geändert.
web-setup-changed = Geändert: { AND($what) }. Besucher sehen es jetzt.
web-setup-what =
    { $what ->
        [title] der Titel
        [date] der Tag
        [start] der Beginn
        [zone] die Zeitzone
        [language] die Sprache
        [place] der Ort
        [region] die Region
        [fee] das Startgeld
        [prizes] die Preise
        [director] die Spielleitung
        [about] die Beschreibung
        [listed] ob es in der Liste steht
        [links_allowed] ob Links die Spieler hineinlassen
       *[self_entry] ob sich Spieler selbst anmelden
    }

# Was eine Änderung des Plans oder einer Einstellung verlangt.
web-setup-agreed =
    { $consent ->
        [none] Wer zugestimmt hat
       *[other] Wer zugestimmt hat (die Regeln verlangen: { $consent })
    }
web-setup-reason = Begründung
