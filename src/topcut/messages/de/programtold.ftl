# Ein Programm als Regeln zum Lesen.

programtold-document = Dokument
programtold-levels = Stufen
programtold-earnings = Was eine Platzierung einbringt
programtold-table = { $title }
programtold-leagues = Ligen{ $title ->
        [none] {""}
       *[other] : { $title }
    }
programtold-bonuses = Bonuspunkte einer Liga
programtold-playoffs = Platzierung der Playoffs
programtold-champions = Champions League
programtold-ratings = Wertungszahlen
programtold-sanctioning = Sanktionierung
programtold-formats = Anerkannte Formate, Kartenpools, Regeln, Szenarien
programtold-fields = Was beim Anmelden eines Turniers gesagt wird
programtold-deadlines = Fristen
programtold-decisions = Wer entscheidet

programtold-title = { $title } ({ $name }), { $community }
programtold-game = { $title } ({ $name }), gespielt nach { AND($rulebooks) }

# Stufen.
programtold-level = { $level } ({ $name }){ $facts ->
        [none] {""}
       *[other] : { $facts }
    }
programtold-level-number = Stufe { $number }
programtold-level-k = k { $k }
programtold-level-assumed-k = kein k gedruckt, die Wertung nimmt { $k }
programtold-season = { $first } bis { $last }
programtold-whole-year = das ganze Jahr
programtold-granted = { $granted ->
        [freely] ausgerichtet durch { $by }
        [by-application] durch Antrag an { $by }
        [by-bid] durch Angebote an { $by }
       *[none] vergeben durch { $by }
    }{ $country ->
        [country] , eine je Land
       *[no] {""}
    }
programtold-announced = ausgeschrieben { $announced ->
        [beginning-of-the-year] zu Beginn des Jahres
       *[before-the-events] vor der Ankündigung der Turniere
    }
programtold-open = Anträge { $open ->
        [season] bis zum Ende der Saison
       *[always] jederzeit
    }
programtold-allocated = zugeteilt, wo niemand bietet
programtold-approval-in = mit besonderer Genehmigung in der Saison von: { $levels }

# Was eine Platzierung einbringt.
programtold-earning = { $level }, { $place }{ $above ->
        [0] {""}
       *[other] {" "}bei mehr als { $above } Spielern
    }{ $games ->
        [none] {""}
       *[other] {" "}({ AND($games) })
    }: { $what }, gültig für: { $where }
programtold-bye = { $many ->
        [yes] Freilose in den Runden { AND($rounds) }
       *[no] ein Freilos in Runde { $rounds }
    }
programtold-head-start = ein Vorsprung von { NUMBER($points) }
programtold-into = { $into }, { $when ->
        [same-year] im selben Jahr
        [next-year] im nächsten Jahr
       *[next] die nächste
    }{ $anywhere ->
        [yes] , auf jedem Kontinent
       *[no] {""}
    }

# Punkte.
programtold-row = { $part }, { $players }{ $casual ->
        [yes] {" "}(nur Casual-Turniere)
       *[no] {""}
    }: { $columns }
programtold-players-or-more = { $players } Spieler oder mehr
programtold-players-exactly = { $players } Spieler
programtold-players-to = { $players } bis { $to } Spieler
programtold-column = { $places } { $points }
programtold-each = je { $points }
programtold-places = { $first } bis { $last }
programtold-per-win = { $part }: je { $points }, auch für Freilose
programtold-share = { $part }, { $places }: die Zahl der Spieler{ $number ->
        [1] {""}
       *[other] {" "}geteilt durch { $number }, aufgerundet
    }{ $least ->
        [0] {""}
       *[other] , ab { $least } Spielern
    }
programtold-beyond = ein größeres Turnier wertet { $by }
programtold-total = Summe { $name }: { $of ->
        [league] jede Liga für sich
        [all-leagues] alle Ligen zusammen
        [each-game] jedes Spiel für sich
       *[all-games] alle Spiele zusammen
    }, { $resets ->
        [season] beginnt jede Saison neu
        [year] beginnt jedes Jahr neu
       *[never] beginnt nie neu
    }{ $casual ->
        [yes] , mit Casual-Turnieren
       *[no] {""}
    }

# Ligen.
programtold-league-players = eine Liga hat mindestens { $players } Spieler
programtold-block = { $schedule }: { $events } { $kind ->
        [playoff] Playoff-Turniere
       *[regular] Turniere
    }, { $months }{ $qualify ->
        [0] {""}
       *[other] , üblicherweise qualifizieren sich { $qualify }
    }
programtold-half-ranked = wer sich qualifiziert, entscheiden die Punkte { $by ->
        [season] der Saison bis dahin
       *[half] dieses Teils allein
    }; wie viele, wird vor dem ersten Turnier gesagt
programtold-bonus = { $bonus }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }{ $each ->
        [yes] {" "}für jede
       *[no] {""}
    }{ $facts ->
        [none] {""}
       *[other] {" "}({ $facts })
    }
programtold-over-percent = mehr als { $percent } % seines Personals, Blockfreie nicht gezählt
programtold-non-aligned = Blockfreie gelten ab mehr als { $percent } %
programtold-on-top = zusätzlich
programtold-playoff = { $number }. { $step }
programtold-champions-rules = { $lifetime } Punkte überhaupt, wovon { $by } absehen kann; danach gesetzt; einfaches K.-o., Best of { $games }

# Wertungszahlen und Sanktionierung.
programtold-system = { $system ->
        [elo] Elo, Skala { $scale }
        [glicko2] Glicko-2
       *[openskill] OpenSkill
    }
programtold-bounds = beginnt bei { NUMBER($start) }, von { NUMBER($least) } bis { NUMBER($most) }
programtold-kinds = getrennt geführt: { AND($kinds) }{ $overall ->
        [yes] ; und insgesamt
       *[no] {""}
    }; für jedes Spiel
programtold-not-rated = zählen nicht: { $what }
programtold-pods = { $pods ->
        [pairs] an einem Tisch zu mehreren zählt jedes Paar als ein Spiel
       *[none] Tische zu mehreren werden nicht gewertet
    }
programtold-condition = { $what ->
        [players] mindestens { $least } Spieler
        [rounds] mindestens { $least ->
            [one] { $least } Runde
           *[other] { $least } Runden
        }
        [notice] mindestens { $least } Stunden vor Beginn angemeldet
       *[format] ein anerkanntes Format
    }{ $games ->
        [none] {""}
       *[other] {" "}({ AND($games) })
    }{ $otherwise ->
        [casual] ; sonst ein Casual-Turnier
       *[non-sanctioned] {""}
    }
programtold-small-event = { $players } Spieler: alle spielen { $played } Spiele und haben { $byes ->
        [one] ein Freilos
       *[other] { $byes } Freilose
    }{ $games ->
        [none] {""}
       *[other] {" "}({ AND($games) })
    }
programtold-obligation = ein Turnier, das { $byes } oder mehr Freilose vergibt, muss { $setting } = { $value } wählen
programtold-format = { $group ->
        [format] Format
        [card_pool] Kartenpool
        [rules] Regeln
        [scenario] Szenario
       *[pairing] Turnier
    } { $name }{ $games ->
        [none] {""}
       *[other] {" "}({ AND($games) })
    }{ $facts ->
        [none] {""}
       *[other] : { $facts }
    }
programtold-approval-from = ab Stufe { $level } zu genehmigen
programtold-never-sanctioned = nie sanktioniert
programtold-unrated = nicht gewertet

# Anmelden, Fristen, Entscheiden.
programtold-field = { $field }{ $optional ->
        [yes] {" "}(wenn es das gibt)
       *[no] {""}
    }
programtold-deadline = { $what ->
        [listing] ein Turnier wird { $number } { $unit ->
            [days] Tage
           *[hours] Stunden
        } vor Beginn angemeldet
        [moving] Tag und Zeit können sich bis { $number } { $unit ->
            [days] Tage
           *[hours] Stunden
        } davor ändern
        [new-host] ein neuer Ort wird innerhalb von { $number } { $unit ->
            [days] Tagen
           *[hours] Stunden
        } geprüft
       *[report] Ergebnisse werden innerhalb von { $number } { $unit ->
            [days] Tagen
           *[hours] Stunden
        } gemeldet
    }{ $late ->
        [awaiting-processing] ; spätere warten auf die nächste volle Auffrischung
        [lowers-rating] ; spätere senken die Bewertung der Leitung
       *[none] {""}
    }
programtold-decision = { $what }: { $by }
programtold-promos = Liga-Promos
programtold-promos-where = bis zum Ende der Saison { $during ->
        [league-events] nur in Ligaturnieren
       *[everywhere] überall
    }, danach { $after ->
        [league-events] nur in Ligaturnieren
       *[everywhere] überall
    }
programtold-directors = Bewertung der Turnierleitung
programtold-director-mark = alle Mitspielenden bewerten die Leitung einmal, von { $least } bis { $most }, binnen { $days } Tagen nach dem Ende
programtold-director-public = der Durchschnitt ist ab { $votes } Noten öffentlich; er nimmt jeweils { $together } oder mehr auf einmal auf
programtold-badges = Abzeichen
programtold-badge = { $title }: { $counts ->
        [won] { $least ->
            [one] ein Turnier gewonnen
           *[other] { $least } Turniere gewonnen
        }
        [regions] Turniere in { $least } Regionen
        [seasons] Turniere in { $least } Saisons
        [directed] { $least } Turniere geleitet
        [judged] bei { $least } Turnieren gerichtet
       *[events] { $least ->
            [one] ein Turnier gespielt
           *[other] { $least } Turniere gespielt
        }
    }{ $levels ->
        [none] { "" }
       *[other] { " (" }{ $levels })
    }
