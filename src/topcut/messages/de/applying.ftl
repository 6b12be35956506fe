# Ein Turnier auf einer Stufe ausrichten wollen: warum es nicht geht und was einer Antwort im Weg steht.

applying-freely = { $level }: Das vergibt niemand, ausrichten dürfen es alle ({ $clause })
applying-nobody-grants = { $document } sagt nicht, wer es vergibt: { $level }
applying-day-over = { $day } ist vorbei
applying-out-of-season = { $level }: Saison { AND($seasons) } ({ $clause })
applying-not-yet = { $how ->
        [by-bid] Angebote
       *[by-application] Anträge
    } werden ab { $day } angenommen: { $level } ({ $clause })
applying-closed = { $how ->
        [by-bid] Angebote
       *[by-application] Anträge
    } wurden bis { $day } angenommen: { $level } ({ $clause })
applying-not-called = noch wurde nicht zu Angeboten aufgerufen: { $level } ({ $clause })
applying-which-country = das Land fehlt: Jedes hat eines im Jahr, { $level } ({ $clause })
applying-one-per-country = { $country } hat für { $year } schon seines: { $level } ({ $clause })
applying-not-allocated = das wird nie zugeteilt: { $level } ({ $clause })
applying-still-open = Angebote werden bis { $day } angenommen, zugeteilt wird erst danach: { $level } ({ $clause })
applying-bids-came = { $bids ->
        [one] ein Angebot wartet
       *[other] { $bids } Angebote warten
    } auf Antwort, zugeteilt wird darum nicht: { $level } ({ $clause })

# Auf der Website.

applying-may-not = das lässt sich nicht beantragen: { $why }
applying-not-theirs = beantworten darf das nur { $by }
    .do = wende dich dorthin
applying-answered-already = das wurde inzwischen beantwortet
    .do = sieh es dir noch einmal an
applying-taken-meanwhile = im selben Moment wurde ein anderes zugesagt
    .do = sieh dir die Seite noch einmal an
applying-reason-missing = die Begründung fehlt
    .do = sag, warum: Wer gefragt hat, liest es
applying-answer-unknown = das ist keine Antwort darauf
    .do = nimm einen der Knöpfe
applying-nobody-known = niemand mit einem Konto heißt „{ $handle }“
    .do = gib den Namen eines Spielers an, der sein Konto damit verbunden hat
applying-game-missing = das Spiel fehlt
    .do = wähle eines
applying-day-missing = der Tag fehlt
    .do = sag, an welchem Tag es stattfinden soll
applying-called-span = der letzte Tag für Angebote liegt vor dem ersten
    .do = wähle einen späteren
applying-called-twice = zu diesen Angeboten wurde schon aufgerufen
    .do = sieh dir die Seite noch einmal an
applying-no-bids-level = auf dieser Stufe gibt es keine Angebote: { $level }
applying-too-many = { $most } von dir warten schon auf Antwort
    .do = zieh eines zurück oder warte
applying-grant-does-not-fit = diese Zusage ist nicht für dieses Turnier
    .do = speichere zuerst Stufe, Spiel und Jahr der Zusage in der Ankündigung
applying-grant-used = diese Zusage gehört zu einem anderen Turnier
    .do = nimm eine andere oder frage neu an
applying-which-continent = der Kontinent fehlt
    .do = wähle, wessen Koordination du fragst
applying-nobody = ein Turnier beantragen nur Spieler und Turnierleiter, die man hier kennt
    .do = sag in deinem Profil, welcher Spieler du bist
applying-event-begun = das Turnier hat begonnen
applying-continent = { $continent ->
        [australia] Australien
        [europe] Europa
        [north-america] Nordamerika
        [online] Online
       *[other] { $continent }
    }
