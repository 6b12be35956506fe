# Wer jemand ist: Konten, persönliche Links, Rollen, und sich selbst zu einem Turnier anmelden.

account-link-invalid = dieser Link ist nicht gültig
    .do = bitte die Spielleitung um einen neuen
account-links-off = bei diesem Turnier sind persönliche Links abgeschaltet
    .do = logg dich stattdessen ein
account-link-of-nobody = dieser Link gehört niemandem
    .do = einen aus der Liste wählen

# Konten, wie sie anlegt und findet, wer die Website betreibt.

account-none = es gibt kein Konto „{ $name }“
    .do = das Kürzel oder den Namen des Kontos eingeben
account-no-handle = aus „{ $name }“ lässt sich kein Kürzel machen
    .do = mit Buchstaben oder Ziffern schreiben
account-new-without-password = es gibt noch kein Konto { $handle }
    .do = ihm ein Passwort geben
account-password-missing = ein Passwort fehlt
    .do = eines eingeben
account-password-weak = { $why }
    .do = ein anderes wählen

# Rollen bei einem Turnier.

account-handle-missing = ein Kürzel fehlt
    .do = nach dem Kürzel auf der Profilseite fragen, oder einen Link ausgeben
account-handle-unknown = es gibt kein Konto „{ $handle }“
    .do = nach dem Kürzel auf der Profilseite fragen, oder einen Link ausgeben
account-no-official = das ist keine Rolle für Offizielle
    .do = { OR($roles) } wählen
account-role-gone = dieses Konto hat die Rolle nicht mehr
    .do = es gibt nichts zu tun
account-player-gone = dieses Konto spielt hier nicht mehr mit
    .do = es gibt nichts zu tun

# Sich selbst anmelden.

account-event-over = das Turnier ist vorbei
account-event-started = das Turnier hat begonnen
account-round-drawn = Runde 1 ist schon ausgelost
account-heats-begun = alle Vorrunden haben begonnen
account-given-seeds = bei einem Turnierbaum mit fester Setzliste meldet die Spielleitung die Spieler an (001 Anhang A)
account-director-enters = bei diesem Turnier meldet die Spielleitung die Spieler an
account-way-let-in = die Spielleitung kann dich noch aufnehmen; frag am Pult
account-way-desk = frag am Pult
account-way-director = frag die Spielleitung
account-seeds-not-open = zu einem Turnierbaum mit fester Setzliste können sich Spieler nicht selbst anmelden (001 Anhang A)
    .do = sie am Pult anmelden
account-entered-already = du bist schon als { $player } dabei
    .do = es gibt nichts zu tun
account-sign-in-first = dieses Turnier ist nur für Konten
    .do = logg dich zuerst ein
account-browser-unknown = dieser Browser gehört zu keinem Spieler dieses Turniers
    .do = logg dich ein, oder öffne deinen Link
account-too-many-entries = aus deinem Netzwerk haben sich innerhalb { $span ->
        [minute] einer Minute
       *[hour] einer Stunde
    } mehr als { $most } Spieler angemeldet
    .do = warte { $span ->
        [minute] eine Minute
       *[hour] eine Stunde
    }, oder frag am Pult
account-heat-missing = du hast keine Vorrunde gewählt
    .do = wähle { OR($heats) }
account-heat-begun = { $heat } hat begonnen
    .do = wähle { OR($heats) }, oder frag am Pult
account-no-heat = es gibt keine Vorrunde { $heat }
    .do = wähle { OR($heats) }, oder frag am Pult
account-own-heat-begun = { $heat } hat begonnen
    .do = frag die Spielleitung
account-door-unknown = das ist nicht der Code vom Eingang
    .do = scanne den Code am Eingang noch einmal

# Der Code eines Tisches.
account-table-code-old = dieser Code ist von einer Runde, die so nicht mehr gespielt wird
    .do = such deinen Tisch unter „Paarungen“, und scanne den Zettel, der dort liegt
account-not-at-this-table = niemand mit diesem Namen sitzt an Tisch { $table }
    .do = wähle einen der Namen dieses Tisches
account-seat-taken = { $player } ist schon mit einem anderen Handy verbunden
    .do = frag am Pult: ein neuer Link macht den Platz frei
