# Was die Wörter eines Programms bedeuten.

programname-level-usual = { $level ->
        [local] Lokales Turnier
        [regional] Regionalmeisterschaft
        [national] Nationale Meisterschaft
        [masters] Masters-Meisterschaft
        [continental] Kontinentalmeisterschaft
        [world] Weltmeisterschaft
       *[champions-league] Champions League
    }
programname-level = { $title ->
        [none] { programname-level-usual }
       *[other] { $title }
    }
programname-role = { $role ->
        [director] die Leitung des organisierten Spiels
        [coordinator] die Koordination des Kontinents
        [department] die Abteilung für organisiertes Spiel
        [managers] die Verantwortlichen des organisierten Spiels
        [league-coordinator] die Ligakoordination
        [league-director] die Ligaleitung
        [tournament-director] die Turnierleitung
        [organizer] der Veranstalter
        [chair] der Vorsitz des Vorstands
       *[anybody] alle, die wollen
    }
programname-month = { $month ->
        [january] Januar
        [february] Februar
        [march] März
        [april] April
        [may] Mai
        [june] Juni
        [july] Juli
        [august] August
        [september] September
        [october] Oktober
        [november] November
       *[december] Dezember
    }
programname-part = { $part ->
        [placing] Platz
        [participation] Teilnahme
        [match_wins] Matchsiege
        [top_8] Top-8-Bonus
       *[other] { $part }
    }
programname-kind = { $kind ->
        [constructed] Constructed
       *[limited] Limited
    }
programname-not-rated = { $what ->
        [bye] Freilose
        [earned-bye] verdiente Freilose
        [missed-game] verpasste Spiele
        [drop] Runden nach dem Aussteigen
        [scenario] ungewertete Szenarien
       *[non-sanctioned] nicht sanktionierte Turniere
    }
programname-bonus = { $bonus ->
        [new-headquarters] ein Deck mit anderem Hauptquartier oder anderer Zugehörigkeit
        [unused-last-event] eines, das beim letzten Turnier niemand gespielt hat
        [first-event] das erste Turnier in der Liga
        [missed] zurück nach mehr als { $above } verpassten Turnieren
       *[new-missions] eine Mission, die in dieser Saison noch niemand erfüllt hat
    }
programname-bonus-short = { $bonus ->
        [new_headquarters] neues Hauptquartier
        [unused_last_event] beim letzten Turnier ungespielt
        [first_event] erstes Turnier
        [missed] wieder da
       *[new_missions] neue Missionen
    }
programname-playoff = { $step ->
        [playoff-points] meiste Playoff-Punkte
        [playoff-victories] meiste gewonnene Playoff-Turniere
        [season-points] meiste Ligapunkte der Saison
        [playoff-events] meiste besuchte Playoff-Turniere
        [league-events] meiste besuchte Ligaturniere
        [lifetime-points] meiste Punkte überhaupt
       *[lot] das Los
    }
programname-field = { $field ->
        [date] der Tag
        [start] der Beginn
        [time-zone] die Zeitzone
        [venue] der Ort
        [region] die Region
        [edition] das Spiel
        [format] das Format
        [card-pool] der Kartenpool
        [rules] die Regeln
        [scenario] ein Szenario
        [rounds] die Zahl der Runden
        [final-confrontation] ob es ein Endspiel der beiden Ersten gibt
        [pairing] wie gepaart wird
        [league-event] ob es ein Ligaturnier ist
        [directors] wer es leitet
        [contact] wie die Leitung zu erreichen ist
        [discussion] wo darüber gesprochen wird
        [fee] das Startgeld
        [prizes] die Preise
       *[special-rules] besondere Regeln: Decklisten, Voranmeldung
    }
programname-matter = { $matter ->
        [accountability] ob Turnierleitungen gut arbeiten
        [allocation] wer ein Turnier einer höheren Stufe ausrichtet
        [complaints] Beschwerden über eine Leitung
        [conflicting-months] Turniere in der Saison einer höheren Stufe
        [approval] Kartenpools bei Meisterschaften
        [forming-a-league] eine neue Liga
        [scoring-a-league] die Punkte einer Liga
        [league-places] Plätze, wo das Format keine hat
        [league-bonus] die Bonuspunkte einer Liga
        [champions-league-waiver] wer ohne genug Punkte in der Champions League spielt
        [playing-in-high-levels] ob eine Leitung bei einem hohen Turnier mitspielt
        [chairs-challenge] eine Chair's Challenge
        [interim-rulings] was bis zur nächsten Ausgabe gilt
        [tie-breaker] die Feinwertung
       *[format] das Format
    }
