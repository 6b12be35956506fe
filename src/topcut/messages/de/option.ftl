# Einstellungen: was ein Turnier gewählt hat, in sein Regelwerk gelegt.

option-named = { $option }
option-unknown = ist keine Einstellung von { $rulebook }
option-fixed = die Regeln legen { $value } fest{ $cited ->
        [yes] { " " }({ $clause })
       *[no] { "" }
    }
    .do = weglassen
option-of-earlier-topcut =
    dieses Turnier wurde von einem früheren Topcut angelegt, das nicht festhielt, was seine Einstellungen ersetzten
    .do = ein neues Turnier mit der anderen Einstellung anlegen
option-demanded = muss { $wanted } sein, wo { $other } { $value } ist, nicht { $given } ({ $clause })
    .do = { $option } oder { $other } ändern

# Werte für sich, in einem Turnier oder einem Regelwerk.
option-not-of-kind = muss { $kind ->
        [integer] eine ganze Zahl
        [flag] true oder false
        [ratio] ein Bruch von 0 bis 1 als Text wie "33/100"
        [list] eine Liste
       *[text] ein Text
    } sein, nicht { $given }
option-too-small = muss mindestens { $least } sein, nicht { $given }
option-too-large = darf höchstens { $most } sein, nicht { $given }
option-no-warning = muss "half" oder Minuten vor dem Ende enthalten, nicht { $given }
option-not-a-choice = { $given } steht nicht zur Wahl, nur { $choices }{ $close ->
        [yes] { " " }(ist { $word } gemeint?)
       *[no] { "" }
    }
option-unknown-tie-breaker = { $name } ist keine Feinwertung, die Topcut kennt ({ $hint })

# Werte, die passen und mit denen sich nicht spielen lässt.
option-result-of-a-player = { $code } ist kein Ergebnis für jemanden, der nicht gespielt hat
    .do = { $fitting } wählen, oder leer lassen
option-fitting = { OR($codes) }
option-nothing-fits = nichts
option-result-not-of-both = { $code } kann nicht das Ergebnis beider Spieler sein
    .do = eines von diesen wählen: { $codes }, oder leer lassen
option-too-many-games = Best of { $games } ist nicht möglich
    .do = höchstens { $most } wählen
option-even-games = Best of { $games } hat vielleicht keinen Sieger
    .do = eine ungerade Zahl wählen: 1, 3, 5, 7 oder 9
option-no-group = eine Gruppe von mindestens { $least } und höchstens { $most } Spielern ist nicht möglich
    .do = ein kleineres group_least oder ein größeres group_most wählen
option-too-many-minutes = { $minutes } Minuten sind zu lang
    .do = höchstens { $most } wählen
option-too-few-minutes = ein Match hat mindestens { $least } Minuten, nicht { $minutes } ({ $clause })
    .do = { $least } oder mehr wählen, oder 0 für keine
