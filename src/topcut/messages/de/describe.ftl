# Ein Regelwerk in Worten, die man lesen kann.

describe-document = Dokument
describe-results = Ergebnisse
describe-endings = Wie ein Spiel enden kann
describe-observations = Was der Zettel sonst noch festhält
describe-standings = Tabelle
describe-pairing = Paarung, das Wichtigste zuerst
describe-rounds = Empfohlene Runden
describe-settings = Einstellungen
describe-follows = Was aus einer Einstellung folgt
describe-formats = Formate
describe-card-pools = Kartenpools
describe-sets-of-rules = Regelsätze
describe-scenarios = Szenarien
describe-tasks = Checkliste der Turnierleitung
describe-task = { $when ->
        [listing] vor der Ausschreibung
        [before] bis zum Vortag
        [start] zu Beginn
        [round-one] vor Runde eins
        [each-round] in jeder Runde
        [end] am Ende
       *[after] danach
    }{ $kind ->
        [bring] , mitbringen
        [announce] , ansagen
        [players] , das bringen die Spieler mit
       *[do] { "" }
    }: { $text }{ $only ->
        [deck-lists] { " (wenn Decklisten verlangt sind)" }
       *[all] { "" }
    }
describe-task-where = { $task } ({ $where })

describe-title = { $title } ({ $name }), { $play ->
        [single_game] je Runde ein Spiel
        [best_of] je Runde ein Match aus mehreren Spielen
       *[pod] an Tischen mit mehreren
    }
describe-edition = { $document }, Ausgabe { $edition }
describe-ruling = mit der vorläufigen Regelung { $ruling }

# Ein Ergebnis, und wie ein Spiel enden kann.
describe-facts = { $facts }
describe-result = { $code } { $name }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
describe-opposite = der Gegner hat { OR($results) }
describe-alone = ohne Gegner
describe-also-alone = auch ohne Gegner
describe-alone-games = ohne Gegner zählt es als { $won }-{ $lost } Spiele
describe-schedule = Gegnerpunkte: { $schedule ->
        [zero] 0
        [maximum] das Höchste
       *[none] nicht gezählt
    }
describe-one-bye = zählt als das eine Freilos
describe-not-rated = nicht gewertet
describe-ending = { $means } ({ $how })
describe-ending-with = { $ending }: { $facts }
describe-decided = { $by ->
        [score] der höhere Punktestand gewinnt
        [conditions] die Siegbedingungen entscheiden, dann der Punktestand
        [stated] die Spieler sagen, wer gewonnen hat
        [nobody] niemand gewinnt
       *[present] wer da ist, gewinnt
    }
describe-against = { $first } gegen { $second }
describe-level = { $who ->
        [all] alle
       *[level] bei Gleichstand
    }: { $result }
describe-differential = Differenz: { $differential ->
        [score] der Unterschied der Punktestände
        [cap] die Obergrenze
        [winner_at_cap] die Obergrenze weniger den Punktestand des Verlierers
        [zero] 0
       *[winner_score] die für den Sieger eingetragene Zahl
    }
describe-observation = { $title } ({ $name }): { $facts }
describe-observed-of = { $of ->
        [seat] je Spieler
        [game-seat] je Runde und Spieler
       *[match] je Match
    }
describe-observed-numbers = { $numbers }
describe-observed-range = von { $least } bis { $most }
describe-observed-asked = { $asked ->
        [always] wird bei jedem Spiel gefragt
        [conditions] wird gefragt, wo Siegbedingungen entscheiden
       *[never] nicht verlangt
    }
describe-observed-counts = { $counts ->
        [conditions] zeigt, wer die Siegbedingungen erfüllt hat
        [rounds_won] eine gewonnene Runde, wenn die Zeit nicht um war
       *[moves] zeigt, wer wo sitzt
    }
describe-observed-scenario = nur bei { $scenario }

# Tabelle, Paarung und Runden.
describe-points = 1. Punkte: die meisten zuerst
describe-step = { $number }. { $name }: { $title }
describe-step-with = { $number }. { $name }: { $title } ({ $parameters })
describe-parameter = { $name }
describe-parameter-off = ohne { $name }
describe-parameter-list = { $values }
describe-parameter-value = { $name } { $value }
describe-between = { "   " }solange { $group ->
        [any] beliebig viele
       *[other] genau { $group }
    } gleichauf sind, { $step ->
        [1] sofort
       *[other] nach Feinwertung { $step }
    } und nach jedem weiteren Schritt: { $what }
describe-criterion = { $number }. { $means } ({ $name })
describe-rounds-for = { $players } Spieler: { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
describe-exactly = { $players }
describe-or-more = { $players } oder mehr
describe-to = { $players } bis { $to }
describe-before-a-cut = vor einem Cut auf { $cut }: { $more ->
        [one] { $more } Runde mehr
       *[other] { $more } Runden mehr
    }

# Einstellungen, und was aus einer folgt.
describe-setting = { $title }: { $value } ({ $name })
describe-may-change = { $setting }; die Spielleitung darf es { $until ->
        [announcement] bis zur ersten Anmeldung
        [start] bis zum Beginn
       *[finish] jederzeit
    } ändern
describe-with-consent = { $setting }, später mit Zustimmung von { $who }
describe-with-reason = { $setting }, danach bis zum Beginn mit Begründung
describe-as-deviation = { $setting }, später als Abweichung mit Begründung
describe-value = { $value }
describe-no-value = ohne
describe-pair = { $name } { $value }
describe-pairs = { $pairs }
describe-when = wo { $setting } { $value } ist: { SEMICOLONS($facts) }
describe-when-least = wo { $setting } mindestens { $least } ist: { SEMICOLONS($facts) }
describe-required = { $pairs } ist Pflicht
describe-tie-breakers = Feinwertung: { $steps }
describe-criteria = Paarung: { $names }

# Formate, Kartenpools, Regelsätze und Szenarien.
describe-feature = { $title } ({ $name })
describe-feature-with = { $title } ({ $name }): { SEMICOLONS($facts) }
describe-printed = { $text }
describe-limited = Limited
describe-constructed = Constructed
describe-not-sanctioned = nicht sanktioniert
describe-approval = eine Meisterschaft braucht vorher eine Genehmigung
describe-even-rounds = eine gerade Zahl von Runden
describe-registration = { $minutes } Minuten Deckregistrierung
describe-building = { $minutes } Minuten Deckbau
describe-needs = braucht { $names }
describe-recommended = empfohlen: { $names }
describe-groups = Gruppen von { $most }
describe-groups-from = Gruppen von { $least } bis { $most }
describe-packs = { $packs ->
        [one] { $packs } Pack
       *[other] { $packs } Packs
    } mit { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }{ $sides ->
        [2] { " für jede Seite" }
       *[other] { "" }
    }
describe-undrafted = { $sets ->
        [0] dazu beliebig viele von
        [1] dazu je eine von
       *[other] dazu je { $sets } von
    } { $cards } nicht gedrafteten Karten
describe-snake = zuerst { $cards } offene, reihum und wieder zurück genommen
describe-picks = Picks mit anfangs { $most }, zuletzt { $least } Sekunden
describe-review = { $seconds } Sekunden Pause zum Ansehen, nach jedem weiteren Pack { $more } mehr
