# Szenarien: was ein Turnier mit einem braucht, und was die Spielleitung festhält.

scenario-another = { $what } gibt es nur { $count ->
        [0] in einem anderen Regelwerk
       *[other] bei { OR($scenarios) }
    }, aber dieses Turnier spielt { $played ->
        [none] kein Szenario
       *[other] { $played }
    }
    .do = ein Szenario wird gewählt, wenn das Turnier angelegt wird
scenario-none = dieses Turnier spielt kein Szenario
    .cli = eines wählen, wenn ein Turnier angelegt wird: siehe `topcut rulebook show RULEBOOK`
    .web = eines wählen, wenn ein Turnier angelegt wird
    .api = Create mit einem Szenario des Regelwerks
scenario-special-rules = Sonderregeln
scenario-games = Spiele innerhalb einer Runde
scenario-moves =
    .cli = Wechsel (--rotation)
    .web = Wechsel
    .api = Wechsel
scenario-items = gespendete Gegenstände
scenario-drinks = Getränke
scenario-feedback = Rückmeldungen an das Designteam
scenario-prizes = Sonderpreise

# Was die Wahl bedeutet

scenario-effect = { $title } ({ $clause }): { $means }
scenario-means = { $sanctioned ->
        [yes] sanktioniert
       *[no] nicht sanktioniert
    }, { $rated ->
        [yes] gewertet
       *[no] nicht gewertet
    }{ $needed ->
        [none] { "" }
       *[other] ; braucht { $needed }
    }{ $rounds ->
        [even] ; braucht eine gerade Zahl von Runden
       *[any] { "" }
    }{ $who ->
        [adults] ; alle müssen volljährig sein
       *[all] { "" }
    }

# Decks

scenario-too-few-decks = { $decks } Decks reichen nicht für { $players } Spieler
    .do = für alle ein Deck mitbringen
scenario-only-own-deck = übrig ist nur das eigene Deck
    .do = eine Decklotterie braucht mindestens zwei Decks
scenario-odd-rounds = { $scenario } braucht eine gerade Zahl von Runden ({ $clause }), nicht { $rounds }
scenario-way-even-rounds =
    .step = { $more }{ $fewer ->
        [0] { "" }
       *[other] { " " }(oder { $fewer })
    } Runden spielen
    .typed = rounds { $more }{ $consent ->
        [none] { "" }
       *[other] { " " }--consent "{ $consent }"
    }
    .web = { $more }{ $fewer ->
        [0] { "" }
       *[other] { " " }(oder { $fewer })
    } Runden spielen: „Rundenzahl ändern“
    .api = ChangeRounds auf { $more }
scenario-way-new-rounds =
    .cli = mit --rounds eine andere Zahl angeben
    .web = eine andere Zahl von Runden wählen
    .api = Create mit einer anderen Zahl von Runden

# Sonderregeln

scenario-no-rules = es stehen noch keine Sonderregeln auf der Liste
    .cli = sie aufschreiben: `topcut special-rules "Ohne Tarnung" "Doppelte Punkte"`, mit eigenen Namen
    .step = sie aufschreiben
    .typed = special-rules "Ohne Tarnung" "Doppelte Punkte"
    .web = sie aufschreiben: die Liste unter „Szenario“, mit eigenen Namen
    .api = ListSpecialRules
scenario-had-all-rules = { $player } hatte schon alle { $listed } Sonderregeln, und niemand bekommt eine zweimal
    .step = mehr aufschreiben
    .typed = special-rules --add
    .web = mehr aufschreiben: die Liste unter „Szenario“
    .api = ListSpecialRules
scenario-no-other-rule = für { $player } ist keine andere Sonderregel übrig
    .step = mehr aufschreiben
    .typed = special-rules --add
    .web = mehr aufschreiben: die Liste unter „Szenario“
    .api = ListSpecialRules
scenario-rule-unnamed = eine Sonderregel hat keinen Namen
    .do = jeder Regel einen Namen geben
scenario-rule-twice = { $rule } steht zweimal auf der Liste
    .do = jede Regel einmal nennen
scenario-rules-drawn = aus der Liste wurden schon Regeln gezogen, was darauf steht, bleibt also
    .cli = neue am Ende ergänzen (--add)
    .web = neue am Ende ergänzen
    .api = neue am Ende ergänzen
scenario-rules-same = diese Sonderregeln stehen schon auf der Liste
    .do = es gibt nichts zu ändern
scenario-no-rule-in-round = { $player } hat in Runde { $round } keine Sonderregel
    .do = den Namen prüfen
scenario-rejected-already = { $player } hat schon eine Sonderregel abgelehnt, in Runde { $round }
    .do = das geht nur einmal im Turnier
scenario-rule-of-game-over = { $match } ist vorbei
    .do = eine Regel kann nur vor ihrem Spiel abgelehnt werden
    .phone = wenn das nicht stimmt, frag einen Schiedsrichter oder die Spielleitung

# Spiele innerhalb einer Runde

scenario-game-of-a-bye = { $match } ist ein Freilos: dort wird nicht gespielt
    .do = den Tisch prüfen
scenario-last-game-over = { $match } hat das letzte Spiel der Runde gespielt ({ $status ->
        [open] offen
        [reported] gemeldet
        [confirmed] bestätigt
        [disputed] strittig
        [settled] entschieden
       *[delayed] wird nachgereicht
    })
    .do = zuerst die Meldung zurücknehmen
    .phone = wenn das nicht stimmt, frag einen Schiedsrichter oder die Spielleitung
scenario-moves-impossible = ein Spiel kann nicht nach { $moves } Wechseln enden
    .cli = { $before ->
        [0] sie ab 0 zählen
       *[other] das Spiel davor endete nach { $before }
    } (--rotation)
    .web = { $before ->
        [0] sie ab 0 zählen
       *[other] das Spiel davor endete nach { $before }
    }
    .api = { $before ->
        [0] sie ab 0 zählen
       *[other] das Spiel davor endete nach { $before }
    }

# Gegenstände, Getränke, Worte und Preise

scenario-no-game-there = { $player } hat kein Spiel an { $match }
    .do = den Tisch prüfen
    .phone = such deinen Tisch in den Paarungen
scenario-feedback-empty = die Rückmeldung ist leer
    .do = sie hinter den Namen schreiben
scenario-prize-unnamed = der Preis hat keinen Namen
    .do = sagen, wofür er ist
scenario-prize-same = { $player } hat diesen Preis schon
    .do = einen anderen Preis oder jemand anderen nennen
scenario-never-took-part = { $player } hat nie mitgespielt
    .do = jemanden nennen, der im Turnier spielt

# Was ein Szenario jetzt verlangt

scenario-mark-decks = jedes Deck mit dem Namen des Besitzers kennzeichnen: es wird verliehen und geht am Ende zurück
scenario-decks-go-back = alle Spiele sind gespielt: { $decks ->
        [one] { $decks } Deck geht an seinen Besitzer zurück
       *[other] { $decks } Decks gehen an ihre Besitzer zurück
    }
scenario-list-rules =
    .cli = die Sonderregeln aufschreiben, bevor eine Runde aushängt: `topcut special-rules`
    .web = die Sonderregeln aufschreiben, bevor eine Runde aushängt: jede Runde zieht daraus
    .api = die Sonderregeln aufschreiben, bevor eine Runde aushängt: ListSpecialRules
scenario-rules-too-few = { $rounds ->
        [one] { $rounds } Runde braucht
       *[other] { $rounds } Runden brauchen
    } mit einer Ablehnung { $needed } Sonderregeln, und auf der Liste stehen { $listed }
scenario-move-on =
    .cli = alle { $minutes } Minuten rücken alle einen Platz weiter, außer ganz am Ende: `topcut orbit` zeigt, wohin
    .web = alle { $minutes } Minuten rücken alle einen Platz weiter, außer ganz am Ende; Decks und Spiele bleiben liegen
    .api = alle { $minutes } Minuten rücken alle einen Platz weiter, außer ganz am Ende; Decks und Spiele bleiben liegen
scenario-fee = die Teilnahme kostet { $fee ->
        [one] { $fee } Gegenstand
       *[other] { $fee } Gegenstände
    } je Spieler, insgesamt { $fees }
scenario-items-wait = { $items ->
        [one] { $items } Gegenstand wartet
       *[other] { $items } Gegenstände warten
    } auf das Ergebnis eines Spiels
scenario-items-unclaimed = { $items ->
        [one] { $items } Gegenstand
       *[other] { $items } Gegenstände
    } aus Spielen, die niemand gewann: gleich an die Tafel
scenario-collector = den Sammlerpreis { $count ->
        [one] bekäme { AND($players) }
       *[other] bekämen { AND($players) } gemeinsam
    }
scenario-no-prize-yet =
    .cli = für Stil ist noch kein Preis vergeben: `topcut award` vergibt einen
    .web = für Stil ist noch kein Preis vergeben
    .api = für Stil ist noch kein Preis vergeben: Award
scenario-nothing-said =
    .cli = noch keine Rückmeldungen; die Spieler fragen, was sie von den Karten halten: `topcut feedback`
    .web = noch keine Rückmeldungen; Spieler können sie auch auf ihrer eigenen Seite geben
    .api = noch keine Rückmeldungen: GiveFeedback
scenario-still-owe = { $count ->
        [one] { $players } schuldet
       *[other] { $players } schulden
    } noch Getränke
scenario-or-disqualified = wer nach der letzten Runde nicht ausgetrunken hat, riskiert die Disqualifikation

# Was gezogen und festgehalten wurde

scenario-column = { $column ->
        [player] Spieler
        [table] Tisch
        [seat] Platz
        [number] Nr.
        [deck-of] Deck von
        [last-with] zuletzt bei
        [plays-deck-of] spielt das Deck von
        [goes-next] rückt weiter zu
        [rule] Regel
        [plays-by] spielt nach
        [rejected] abgelehnt
        [moves] Wechsel
        [result] Ergebnis
        [themselves] selbst
        [their-deck] das Deck
        [together] zusammen
        [spent] ausgegeben
        [collected] gesammelt
        [prize] Preis
        [says] sagt
        [points] Punkte
        [due] fällig
        [drunk] getrunken
       *[owed] offen
    }
scenario-where-decks-are = wo die Decks sind
scenario-decks-of-round = Decks von Runde { $round }
scenario-own-deck = das eigene
scenario-lent = spielt das Deck von { $player }
scenario-on-side = Seite { side-name }
scenario-rules-of-round = Sonderregeln von Runde { $round }
scenario-rule-number = Regel { $number }
scenario-rejected-in = { $rule } (Runde { $round })
scenario-by-rule = spielt nach { $rule }
scenario-games-inside = Spiele, die innerhalb von Runde { $round } endeten
scenario-points-of-decks = Punkte der Spieler und ihrer Decks
scenario-seats-after = Runde { $round }, { $moves ->
        [0] vor dem ersten Wechsel
        [one] nach { $moves } Wechsel
       *[other] nach { $moves } Wechseln
    }
scenario-place = Tisch { $table }, Platz { $seat }
scenario-sat = { $seats } (Decks von { $owners })
scenario-items-so-far = Gegenstände
scenario-prizes-given = Preise
scenario-feedback-so-far = Rückmeldungen

# Für einen Spieler

scenario-your-own-deck = du spielst dein eigenes Deck
scenario-your-lent-deck = du spielst das Deck von { $player }
scenario-your-deck-with = dein Deck ist bei { $player }
scenario-your-rule = deine Sonderregel in diesem Spiel: { $rule }
scenario-you-have-spent = du hast { $items ->
        [one] { $items } Gegenstand
       *[other] { $items } Gegenstände
    } ausgegeben und { $collected } gesammelt
scenario-you-are-awarded = du bekommst: { $prize }
scenario-your-drinks = { $due ->
        [one] { $due } Getränk
       *[other] { $due } Getränke
    } fällig, { $drunk } getrunken, { $owed } offen
