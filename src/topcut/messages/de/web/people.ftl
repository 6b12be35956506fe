# Die Spieler am Pult: sie anmelden, wer dabei ist, was mit einem davon getan werden kann.
web-people-players = Spieler
web-people-total = { $players ->
        [0] Noch keine Spieler
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }
web-people-here = da
web-people-awaited = noch nicht da
web-people-print-sheet = Anwesenheitsliste drucken
web-people-add = Spieler anmelden
web-people-give-up = Ja, aussteigen lassen und das Match aufgeben
web-people-closed = Die Anmeldung ist geschlossen: { $why ->
        [finished] das Turnier ist beendet
       *[cut] der Cut ist gemacht
    }.

# Anmelden.
web-people-enter-late = Spieler nachmelden
web-people-name = Name
web-people-heat = Vorrunde
web-people-side = Seite
web-people-side-hint = light oder dark
web-people-enter-player = Diesen Spieler anmelden
web-people-more = Team, Wertungszahl, Kürzel
web-people-more-with-byes = Team, Wertungszahl, Kürzel, verdiente Freilose
web-people-handle = Kürzel, wie auf der Punktekarte
web-people-rating = Wertungszahl
web-people-team = Team
web-people-earned-byes = Verdiente Freilose
web-people-head-start = Vorsprung
web-people-names = Ein Name je Zeile
web-people-names-like = Kira Nerys, Odo, Quark
web-people-names-hint = Nummern davor werden weggelassen. Auch eine Tabelle geht, wenn ihre erste Zeile sagt, was darin
    steht: name, team, rating.
web-people-file = Oder eine Datei mit der Liste
web-people-enter-list = Liste anmelden
web-people-show-door = Code für die Tür zeigen
web-people-done-adding = Fertig
web-people-entered =
    { $players ->
        [1] { $name } ist
       *[other] { $players } Spieler sind
    } angemeldet.{ $late ->
        [none] { "" }
       *[other] { " " }{ $late }.
    }

# Wer dabei ist.
web-people-find = Spieler suchen
web-people-find-hint = Name, Team oder Nummer
web-people-find-button = Suchen
web-people-chip = { $only ->
        [here] da
        [awaited] noch nicht da
        [unpaid] nicht bezahlt
        [waiting] Warteliste
        [gone] nicht mehr dabei
       *[all] Alle
    }
web-people-in-order = Spieler in der Reihenfolge ihrer Anmeldung
web-people-number = Nr.
web-people-player = Spieler
web-people-its-state = Status
web-people-fee = Startgeld
web-people-paid = bezahlt
web-people-unpaid = offen
web-people-acts = Aktionen
web-people-facts = { $facts }
web-people-left-out = { $more } weitere; über den Namen zu finden.
web-people-nobody-fits = Kein Spieler passt.
web-people-nobody-yet = Noch ist niemand angemeldet
web-people-nobody-yet-do = Eine Liste einfügen, einen Namen nach dem anderen tippen, oder die Spieler sich mit dem Code an
    der Tür selbst anmelden lassen. Zwei genügen für den Anfang.

# Was mit einem Spieler getan werden kann.
web-people-check-in = Einchecken
web-people-check-in-html = Einchecken<span class="off"> { $name }</span>
web-people-re-enter-html = Wieder aufnehmen<span class="off"> { $name }</span>
web-people-move-up = Nachrücken lassen
web-people-move-up-html = Nachrücken lassen<span class="off"> { $name }</span>
web-people-first = An den Anfang der Warteliste
web-people-more-html = Mehr<span class="off"> zu { $name }</span>
web-people-correct-name = Namen berichtigen
web-people-correct-name-hint = Er ändert sich auf allen Seiten und Listen. Ergebnisse und Paarungen bleiben, wie sie sind.
web-people-link-and-code = Persönlicher Link und Code
web-people-link-means = Wer diesen Link auf einem Telefon öffnet, ist dort dieser Spieler, sieht den Tisch und meldet
    Ergebnisse.
web-people-mark-paid = { $paid ->
        [yes] Doch nicht bezahlt
       *[no] Als bezahlt eintragen
    }
web-people-card = Notiz, Verein, Pronomen, Kontakt
web-people-note = Notiz
web-people-note-hint = Nur für Offizielle.
web-people-pronouns = Pronomen
web-people-club = Verein
web-people-country = Land
web-people-contact = Kontakt
web-people-contact-hint = So erreicht der Gegner diesen Spieler bei einem Online-Match. Sonst sieht es niemand.
web-people-line = { $line ->
        [pronouns] Pronomen
        [club] Verein
        [country] Land
        [contact] Kontakt
       *[note] Notiz
    }
web-people-keep-card = Speichern
web-people-leave-ask = { $started ->
        [yes] Aussteigen lassen…
       *[no] Abmelden…
    }
web-people-leave = { $started ->
        [yes] Aussteigen lassen
       *[no] Abmelden
    }
web-people-leave-means = { $started ->
        [yes] { $player } steigt aus? Dann wird { $player } nicht mehr gepaart. Ergebnisse bleiben, und vor einem Cut ist
            wieder aufnehmen möglich.
       *[no] { $player } spielt nicht mit? Dann ist es, als hätte es die Anmeldung nie gegeben. Wieder
            aufnehmen ist möglich.
    }
web-people-leave-yes = { $started ->
        [yes] Ja, { $player } steigt aus
       *[no] Ja, { $player } abmelden
    }
web-people-come-back = Wieder aufnehmen
web-people-re-enter-player = Wieder aufnehmen
web-people-instead-of-bye = Spielen statt eines verdienten Freiloses
web-people-forfeit-bye = Auf das Freilos verzichten
web-people-another-heat = Auch in einer anderen Vorrunde spielen
web-people-join = In die Vorrunde setzen
web-people-way = Navigationspfad
web-people-numbered = Nr. { $number }
web-people-renamed = { $before } heißt ab jetzt { $name }.
web-people-noted = Gespeichert für { $player }.
web-people-done = { $player } { $act ->
        [drop] ist ausgestiegen
        [withdraw] ist abgemeldet
        [re-enter] ist wieder dabei
        [forfeit-bye] spielt, statt das verdiente Freilos zu nehmen
        [paid] hat bezahlt
        [move-up] ist nachgerückt
        [first] steht auf der Warteliste vorn
        [unpaid] hat doch nicht bezahlt
       *[check-in] ist da
    }.
web-people-joined = { $player } spielt in { $heat }.

# Die Anwesenheitsliste.
web-people-sheet = Anwesenheitsliste
web-people-sheet-print = Die leeren Zeilen sind für Spieler, die ohne Anmeldung kommen.
web-people-fee-of = Startgeld { $fee }
web-people-signature = Unterschrift
web-people-late-line = Ohne Anmeldung
