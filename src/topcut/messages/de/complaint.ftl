# Complaints to the managers of organized play.

complaint-field = { $field ->
        [about] worum es in der Beschwerde geht
        [event] das Turnier
        [person] der Spieler
        [answer] die Antwort
       *[text] was geschehen ist
    }
complaint-about-what = eine Beschwerde betrifft ein Turnier, seine Leitung oder einen Spieler
    .do = wähle eines davon
complaint-says-nothing = eine Beschwerde ohne Worte kann niemand prüfen
    .do = schreib, was geschehen ist
complaint-about-whom = es ist niemand genannt
    .do = schreib das Handle des Spielers, wie es auf seiner Seite steht
complaint-no-event = kein Turnier hier hat die Adresse „{ $typed }“
    .do = kopiere die Adresse der Turnierseite
complaint-other-program = { $event } ist kein Turnier von { $program }
    .do = beschwere dich bei den Verantwortlichen seines Programms, von der Turnierseite aus
complaint-too-many = hier wurden in einer Stunde { $most } Beschwerden geschrieben
    .do = warte eine Stunde, oder schreib alles in eine
complaint-answer-empty = eine Antwort braucht Worte
    .do = schreib, was sich ergeben hat und was daraus folgt
complaint-not-yours = diese Beschwerde hast nicht du zu beantworten
    .do = überlass sie den anderen, die sie lesen
complaint-answered = { $reference } ist schon beantwortet
    .do = lies die Antwort; mehr ist nicht nötig
