# Personen über mehrere Turniere: die Liste, die Seite einer Person, die eigene, Zusammenlegen, wer ist wer am Pult.

web-player-players = Spieler
web-player-player = Spieler
web-player-find = Spieler suchen
web-player-find-hint = Name oder Kürzel
web-player-search = Suchen
web-player-region = Region
web-player-everywhere = Überall
web-player-events = Turniere
web-player-from-the-beginning = Von vorn
web-player-nobody-fits-html = Niemand gefunden. Nimm weniger Buchstaben, oder <a href="{ $url }">sieh dir alle an</a>.
web-player-nobody-yet = Hier stehen dann alle, die bei Turnieren dieser Seite mitspielen.

# Die Seite einer Person.
web-player-erased = (gelöscht)
web-player-since = spielt seit { $day }
web-player-whole-name = { $name }: diesen Namen lesen nur du und die Koordination
web-player-lifetime = insgesamt
web-player-byes = Verdiente Freilose und Vorsprünge
web-player-byes-hint = Jedes gilt einmal, nur für diesen Spieler, bei der Anmeldung.
web-player-bye-unit =
    { $kind ->
        [bye] { $rounds ->
            [one] Runde
           *[other] Runden
        }
       *[other] Punkte
    }
web-player-bye-into =
    { $kind ->
        [bye] Freilos, { $into }
       *[other] Vorsprung, { $into }
    }
web-player-bye-from = { $place ->
        [0] { "" }
       *[other] { $rank } Platz,{ " " }
    }{ $event }, { $day }
web-player-bye-state =
    { $state ->
        [held] noch da
        [used] genutzt
        [given-up] verzichtet
       *[expired] abgelaufen
    }
web-player-until = bis { $day }
web-player-titles = Titel und Abzeichen
web-player-badges = Abzeichen
web-player-title = { $place ->
        [1] Sieg
       *[other] Zweiter Platz
    }, { $level }, { $year }
web-player-points-heading = Punkte
web-player-table =
    { $table ->
        [league] Ligapunkte
        [masters] Masterspunkte
        [fantasy] Fantasypunkte
       *[other] { $table }
    }
web-player-table-heading = Liga oder Tabelle
web-player-season = Saison
web-player-points-column = Punkte
web-player-points-hint = Saisonpunkte und Gesamtpunkte zählen über alle Ligen zusammen, ohne Bonuspunkte.
web-player-points = { $points } { $table ->
        [league] Ligapunkte
        [masters] Masterspunkte
        [fantasy] Fantasypunkte
       *[other] Punkte ({ $table })
    }
web-player-earned =
    { $kind ->
        [bye] Freilos in Runde { $rounds }, { $into }
       *[other] Vorsprung von { NUMBER($points) }, { $into }
    }
web-player-place = Platz
web-player-event = Turnier
web-player-day = Tag
web-player-earned-column = Verdient
web-player-of = von { $players }
web-player-earlier = Frühere Turniere
web-player-no-events = Noch keine Turniere.
web-player-merge-ask = Ist das dieselbe Person wie eine andere?

# Diese Person sein.
web-player-you = Das bist du.
web-player-your-settings = Was gezeigt wird, und deine Daten
web-player-proven = Als diese Person hast du mitgespielt.
web-player-this-was-me = Das war ich
web-player-open = Bist du das? Die Spielleitung eines Turniers, bei dem du mitgespielt hast, oder die Koordination kann es bestätigen.
web-player-ask = Das bin ich, bitte bestätigen
web-player-waits = Du hast darum gebeten, als diese Person bestätigt zu werden. Die Antwort steht noch aus.
web-player-asked = Gefragt. Eine Spielleitung oder die Koordination antwortet.
web-player-claimed = Das bist jetzt du: was du ab hier spielst, steht auf dieser Seite.

# Die eigene Person.
web-player-own-title = Ich als Spieler
web-player-own-link = Plätze, Punkte und Freilose; was andere lesen; meine Daten
web-player-own-page = Meine Seite, wie andere sie sehen
web-player-name = Name
web-player-name-hint = Turniere, bei denen du schon angemeldet bist, behalten den Namen, der dort steht.
web-player-handle = Kürzel
web-player-handle-hint = Die Adresse deiner Seite. Alle können es lesen.
web-player-others-read = Was andere lesen
web-player-way =
    { $way ->
        [full] Den ganzen Namen
        [initial] Vornamen und Anfangsbuchstaben
       *[handle] Nur das Kürzel
    }
web-player-minor = Ich bin minderjährig: mehr als Vorname und Anfangsbuchstabe wird nie gezeigt
web-player-no-region = Keine
web-player-keep = Speichern
web-player-kept = Gespeichert.
web-player-data = Meine Daten
web-player-export = Alles, was diese Seite von mir weiß, als Datei
web-player-erase = Mich löschen
web-player-not-me = Das bin ich nicht
web-player-left = Dein Konto gehört jetzt zu keiner Person.
web-player-who-are-you = Sag, wer du als Spieler bist, dann stehen Plätze, Punkte und verdiente Freilose aller Turniere an einer Stelle.
web-player-you-played = Du hast mitgespielt als
web-player-waits-for = Du hast darum gebeten, als { $handle } bestätigt zu werden.
web-player-ask-no-more = Die Bitte zurücknehmen
web-player-known-already = Schon hier gespielt?
web-player-look-html = <a href="{ $url }">Such dich unter den Spielern</a> und sag, dass du das bist.
web-player-new-here = Neu hier?
web-player-make = Meine Seite anlegen
web-player-made = Deine Seite ist da.
web-player-erase-means = Dein Name und dein Kürzel verschwinden endgültig aus allen Turnieren, Listen und Dateien dieser Seite, und dein Konto wird gelöscht.
web-player-erase-stays = Plätze, Punkte und die Ergebnisse deiner Gegner bleiben, als die von jemandem ohne Namen. Rückgängig machen lässt es sich nicht.
web-player-erase-yes = Mich endgültig löschen
web-player-erased-title = Du bist gelöscht
web-player-erased-from = { $events ->
        [0] Dein Name stand in keinem Turnier.
       *[other] Dein Name ist aus { $events } Turnieren verschwunden.
    }
web-player-still-mentioned = { $texts ->
        [one] { $texts } anderer Text
       *[other] { $texts } andere Texte
    } von Turnieren, eine Durchsage oder eine Begründung, können dich noch nennen: das ändert die Spielleitung dort.
web-player-in-log = Ein paar Bytes ließen sich nicht gleich überschreiben, weil gerade jemand las. Sie gehen mit dem nächsten Schreiben; wer die Seite betreibt, stellt es mit topcut erase sicher.

# Zwei, die vielleicht eine sind.
web-player-merge-title = Sind diese zwei eine Person?
web-player-together = Zusammen
web-player-of-the-kept = wie gewählt
web-player-account = Konto
web-player-claimed-by = { $yes ->
        [yes] vorhanden
       *[no] keines
    }
web-player-stays = bleibt
web-player-sat-together = Zusammen in einem Turnier
web-player-never = nie
web-player-possible = { $yes ->
        [yes] möglich
       *[no] zwei Personen
    }
web-player-kept-hint = Die oben gewählte bleibt; die Adresse der anderen führt zu ihr.
web-player-merge-why = Woher weißt du das?
web-player-merge-why-hint = Es wird mit deinem Namen aufgehoben. Nur die Koordination sieht es.
web-player-merge = Zusammenlegen
web-player-two-people = Es sind zwei Personen
web-player-merge-undone = Du kannst sie jederzeit wieder trennen; alle Summen sind dann wie vorher.
web-player-merged = { $gone } führt jetzt zu { $kept }.
web-player-apart = { $gone } und { $kept } sind wieder zwei.
web-player-other-handle = Kürzel der Person, die dieselbe sein könnte wie { $handle }
web-player-compare = Vergleichen
web-player-mergers = Früher zusammengelegt
web-player-merger-html = { $gone } gehört zu { $kept }, { $day }{ $by ->
        [none] { "" }
       *[other] , von { $by }
    }
web-player-merger-undone = Getrennt, { $day }{ $by ->
        [none] { "" }
       *[other] , von { $by }
    }
web-player-apart-why = Warum es zwei sind
web-player-take-apart = Trennen
web-player-asked-title = Wer ist wer: Anfragen
web-player-asks-html = { $account } sagt: Ich bin <a href="{ $url }">{ $handle }</a>
web-player-yes = Ja, bestätigen
web-player-no = Nein
web-player-nobody-asks = Niemand bittet um Bestätigung.
web-player-answered = { $yes ->
        [yes] { $account } ist jetzt { $handle }.
       *[no] { $account } wurde nicht als { $handle } bestätigt.
    }

# Wer ist wer, am Pult.
web-player-who-is-who = Wer ist wer
web-player-who-lead = Jeder Spieler dieses Turniers ist eine Person über mehrere Turniere: für die zählen Plätze, Punkte und Freilose. Gefundene sind markiert; sieh dir die an, die nur ähnlich heißen.
web-player-not-known-yet = { $players ->
        [one] { $players } Spieler ist noch nicht zugeordnet
       *[other] { $players } Spieler sind noch nicht zugeordnet
    }
web-player-all-known = Alle Spieler sind zugeordnet.
web-player-is = Das ist
web-player-found = gefunden
web-player-sure = gefunden: { $handle }
web-player-near = ähnlich: { $name }, { $handle }
web-player-create = jemand Neues
web-player-later = später entscheiden
web-player-other = anderes Kürzel
web-player-other-of = Ein anderes Kürzel für { $name }
web-player-link-all = Sichere zuordnen, übrige anlegen
web-player-linked = { $players ->
        [one] { $players } Spieler ist zugeordnet.
       *[other] { $players } Spieler sind zugeordnet.
    }
web-player-more-rows = { $more } weitere: sie kommen, wenn diese zugeordnet sind.
web-player-linked-heading = Zugeordnet
web-player-change-html = Ändern<span class="off"> { $name }</span>
web-player-new-handle = Kürzel; leer: niemand Bekanntes
web-player-unlinked = { $player } ist jetzt niemand Bekanntes.
web-player-relinked = { $player } ist { $handle }.
web-player-asking = Wer um Bestätigung bittet
