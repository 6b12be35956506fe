# Regelwerke, Regelentscheide und Turnierbäume als Dateien: was daran falsch ist, und wo.

rulebook-unknown = es gibt kein Regelwerk { $rulebook }
rulebook-is-a-ruling = { $file } ist ein Regelentscheid, kein Regelwerk
    .cli = ihn auf eines anwenden: `topcut rulebook check { $rulebook } --ruling { $path }`
    .web = das Regelwerk wählen, zu dem er gehört, und ihn als dessen Regelentscheid schicken
    .api = ihn auf eines anwenden
rulebook-is-a-translation = { $file } ist eine Übersetzung, kein Regelwerk
    .cli = sie neben ihr Regelwerk legen und dieses prüfen: `topcut rulebook check { $rulebook }.toml`
    .web = das Regelwerk wählen, zu dem sie gehört
    .api = ihr Regelwerk nennen
rulebook-translation-head = eine Übersetzung sagt { $key } = "{ $wanted }"
rulebook-no-such-text = ist kein Text des Regelwerks

# Wo: das Regelwerk, und ein Eintrag davon hinter dem Ort seiner Zeile.
rulebook-called = Regelwerk { $name }
rulebook-nameless = Regelwerk ohne Namen
rulebook-entry = { $file }, { $entry }
rulebook-key = { $file }, { $entry }, { $keys }
rulebook-table = { $table }
rulebook-named = { $table } { $name }
rulebook-numbered = { $table } Nummer { $number }
rulebook-setting = Einstellung { $setting }

# Die Form eines Dokuments.
rulebook-not-one = das sieht nicht wie ein Regelwerk aus
    .cli = ein Regelwerk beginnt mit `topcut = "{ $format }"`
    .web = ein Regelwerk beginnt mit „topcut = "{ $format }"“
    .api = ein Regelwerk beginnt mit topcut = "{ $format }"
rulebook-not-a-bracket = das sieht nicht wie ein Turnierbaum aus
    .cli = ein Turnierbaum beginnt mit `topcut = "{ $format }"`
    .web = ein Turnierbaum beginnt mit „topcut = "{ $format }"“
    .api = ein Turnierbaum beginnt mit topcut = "{ $format }"
rulebook-unknown-table = ist kein Schlüssel und keine Tabelle eines Regelwerks
rulebook-unknown-bracket-key = ist kein Schlüssel eines Turnierbaums
rulebook-unknown-key = ist kein Schlüssel, der hierher gehört
rulebook-no-key = { $key } fehlt
    .cli = eine Zeile `{ $key } = …` ergänzen ({ $kind })
    .web = eine Zeile „{ $key } = …“ ergänzen ({ $kind })
    .api = eine Zeile { $key } = … ergänzen ({ $kind })
rulebook-written-by-topcut = muss eine Tabelle sein
    .do = weglassen: sie wird geschrieben, wenn ein Turnier angelegt wird
rulebook-single-brackets = muss als [[{ $table }]] geschrieben werden, eine Tabelle für jedes
    .do = doppelte Klammern verwenden
rulebook-settings-no-tables = muss als [settings.name] geschrieben werden, eine Tabelle für jede
rulebook-not-of-kind = muss { $kind } sein, nicht { $given }
rulebook-kind-flag = true oder false
rulebook-kind-number = eine ganze Zahl
rulebook-kind-text = ein Text
rulebook-kind-list = eine Liste
rulebook-kind-table = eine Tabelle
rulebook-kind-any = irgendetwas
rulebook-kind-word = "{ $word }"
rulebook-kind-words = eines von { $words }
rulebook-kind-either = { $one } oder { $other }
rulebook-kind-many = eine Liste von { $of ->
        [numbers] ganzen Zahlen
        [texts] Texten
       *[values] Werten
    }
rulebook-kind-two = eine Liste von zwei { $of ->
        [numbers] ganzen Zahlen
        [texts] Texten
       *[values] Werten
    }

# Wörter, die bekannt sein müssen.
rulebook-unknown-word = { $word } ist { $kind ->
        [ending] keine Art zu enden, die Topcut kennt
        [comparison] kein Vergleich, den Topcut kennt
        [tie-breaker] keine Feinwertung, die Topcut kennt
        [criterion] kein Kriterium, das Topcut kennt
        [setting] keine Einstellung dieses Regelwerks
        [result] kein Ergebnis
        [format] kein Format
        [scenario] kein Szenario
        [observation] keine Beobachtung dieses Regelwerks
       *[other] nicht von der Art { $kind }
    }
rulebook-observation-name =
    muss aus Kleinbuchstaben und Strichen bestehen und darf keine Feinwertung sein: es wird hinter einem Ergebnis getippt
rulebook-observed-in-pods = nur die Runden eines Mehrspielertisches werden einzeln beobachtet
    .do = für das, was einmal je Match festgehalten wird, of = "seat" schreiben
rulebook-observed-or-not =
    in der Runde eines Tisches ist an einem Platz etwas geschehen oder nicht: von 0 bis 1, und nichts anderes
rulebook-observation-shape = für { $counts } zählt nur { $counts ->
        [conditions] of = "seat" mit zwei Zahlen
        [rounds_won] of = "game-seat"
       *[moves] of = "match" mit einer Zahl
    }
rulebook-observed-of-nobody = { $name } wird für das ganze Match beobachtet, danach lässt sich also niemand reihen
    .do = nach einer Beobachtung eines Platzes reihen
rulebook-unknown-setting = ist keine Einstellung, die Topcut kennt
rulebook-unknown-choice = { $word } ist kein Wort, das Topcut hier kennt
rulebook-not-a-setting = ist keine Einstellung dieses Regelwerks
rulebook-no-result = es gibt kein Ergebnis { $code }
rulebook-not-a-parameter = ist kein Parameter von { $step }
rulebook-no-parameter = with = { "{" } { $name } = … { "}" } fehlt
    .do = { $step } braucht es

# Einträge, zusammen gesehen.
rulebook-twice = { $word } steht zweimal da
    .do = eines weglassen
rulebook-no-results = ein Regelwerk braucht Ergebnisse
    .do = Tabellen [[result]] ergänzen
rulebook-no-bye = eine ungerade Zahl von Spielern braucht ein BYE ohne Gegner
    .do = ein [[result]] mit code = "BYE" und alone = true ergänzen
rulebook-not-opposite = { $other } nennt { $code } nicht als Gegenstück
    .do = { $code } bei { $other } als opposite ergänzen
rulebook-result-of-nobody = niemand kann es haben
    .do = sein opposite angeben, oder alone = true
rulebook-impossible-pair = { $code } gegen { $other } ist nicht möglich
    .do = siehe das Ergebnis { $code }
rulebook-no-cap = braucht die Einstellung differential_cap
    .do = sie ergänzen
rulebook-no-codes = { $key } fehlt
    .do = sagen, welche Codes folgen
rulebook-procedure-without-steps = braucht mindestens einen Schritt, und keiner darf leer sein
rulebook-task-without-text = darf nicht leer sein
rulebook-group-of-one = muss mindestens 2 sein
rulebook-no-step = muss zwischen 1 und { $last } liegen: es gibt { $steps } Schritte
rulebook-no-criteria = ein Regelwerk braucht Paarungskriterien
    .do = Tabellen [[criterion]] ergänzen
rulebook-byes-not-counted = Freilose statt Wiederholungen müssen so wenige wie möglich sein
    .do = das Kriterium surplus_byes ergänzen
rulebook-no-setting = { $setting } fehlt
    .do = [settings.{ $setting }] ergänzen
rulebook-when-without-value = braucht entweder { $one } oder { $other }
    .do = sagen, bei welchem Wert es gilt
rulebook-less = { $number } ist kleiner als { $least }

# Drafts.
rulebook-draft-not-limited = gedraftet wird nur ein Limited-Format
    .do = limited = true ergänzen, oder es weglassen
rulebook-below-zero = kann nicht kleiner als 0 sein
rulebook-too-many-sides = ein Spiel hat zwei Seiten
    .do = 0, 1 oder 2 schreiben
rulebook-no-group = group_most fehlt
    .do = sagen, wie viele Spieler zusammen draften

# Die Tabelle der Runden.
rulebook-too-few-rounds = { $rounds } Runden lassen sich nicht spielen
    .do = 1 oder mehr schreiben
rulebook-players-in-two-lines = { $players } Spieler stehen auch in der Zeile ab { $before }
    .do = jene Zeile früher enden lassen
rulebook-players-in-no-line = keine Zeile für { $size ->
        [one] { $first }
       *[other] { $first } bis { $last }
    } Spieler
    .do = die Lücke schließen

# Regelentscheide.
rulebook-no-day = muss ein Datum sein
    .do = so schreiben: 2026-01-31
rulebook-nothing-to-override = das Regelwerk hat keinen solchen Eintrag
rulebook-way-name =
    .cli = mit `{ $key } = …` sagen, welcher
    .web = mit „{ $key } = …“ sagen, welcher
    .api = mit { $key } = … sagen, welcher
rulebook-way-new =
    .cli = `new = true` ergänzt einen
    .web = „new = true“ ergänzt einen
    .api = new = true ergänzt einen
rulebook-way-hint-or-new =
    .cli = { $hint }; `new = true` ergänzt einen
    .web = { $hint }; „new = true“ ergänzt einen
    .api = { $hint }; new = true ergänzt einen

# Turnierbäume.
rulebook-bracket-without-games = er hat keine Spiele
    .do = für jedes ein [[game]] mit seiner Runde und seinen Plätzen schreiben
