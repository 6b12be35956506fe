# Ligen: die öffentlichen Seiten, und die der Leitung.

web-leagues-tab = Ligen
web-leagues-none = Noch ist keine Liga bestätigt.
web-leagues-form = Liga gründen
web-leagues-form-hint = Drei, die spielen wollen, eine Leitung und ein Name. Die Leitung des organisierten Spiels bestätigt sie.
web-leagues-name = Name
web-leagues-program = Programm
web-leagues-schedule = Plan
web-leagues-region = Region
web-leagues-first-players = Wer mitspielt
web-leagues-first-players-hint = Die Handles, dazwischen Leerzeichen oder Kommas.
web-leagues-ask = Darum bitten
web-leagues-points-of-all = Punkte über alle Ligen
web-leagues-events = Turniere
web-leagues-unconfirmed = noch nicht bestätigt
web-leagues-waits-confirmed = Diese Liga ist noch nicht bestätigt. Mitspielen wollen: { $players }
web-leagues-confirm = Diese Liga bestätigen
web-leagues-keep = Plan und Bonuspunkte
web-leagues-champion = Meister
web-leagues-of-events = von { $count }
web-leagues-next = Als Nächstes: { $day }
web-leagues-playoffs = Playoffs
web-leagues-playoffs-hint = Alle dürfen spielen. Die Qualifizierten begannen bei 0; nur sie punkten hier.
web-leagues-if-tied = Bei Gleichstand
web-leagues-season = { $over ->
        [yes] Saison
       *[no] Reguläre Saison
    }
web-leagues-qualify = { $halves ->
        [one] { AND($numbers) } qualifizieren sich für die Playoffs: die mit den meisten Punkten samt Bonus.
       *[other] Für die Playoffs qualifizieren sich, Hälfte für Hälfte: { AND($numbers) }. Es sind die mit den meisten bisherigen Saisonpunkten samt Bonus.
    }
web-leagues-no-events = Noch ist kein Turnier zu Ende.
web-leagues-bonus = Bonus
web-leagues-bonus-hint = Bonuspunkte zählen nur in dieser Liga. In den Punkten der Saison und insgesamt sind sie nicht enthalten.
web-leagues-about = Über die Liga
web-leagues-director = Leitung
web-leagues-lot = Über Teil { $block } entschied ein Los, gezogen mit dem Startwert { $seed }.
web-leagues-file = Die Liga als Datei
web-leagues-part = { CAPITAL($part) }
web-leagues-rank = Rang
web-leagues-player = Spieler
web-leagues-won = Siege
web-leagues-playoff-points = Playoff-Punkte
web-leagues-both = { $one } und { $other } sind gleichauf
web-leagues-each = beide
web-leagues-against = gegen { $other }
web-leagues-sum = Summe
web-leagues-points = Punkte
web-leagues-all = Saison
web-leagues-over = Die Saison ist vorbei
web-leagues-close = Abschließen: { $block }
web-leagues-draw = Los ziehen
web-leagues-n-of = { $over } von { $planned }
web-leagues-event-told = { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    } · gewonnen: { $won } · { $points ->
        [none] nicht gewertet
        [one] ein Punkt
       *[other] { $points } Punkte
    }
web-leagues-bonus-open = Bonus offen
web-leagues-move-to = Zählt zu
web-leagues-move = Verschieben
web-leagues-list-next = Das nächste Turnier anlegen
web-leagues-list-first = Das erste Turnier anlegen:
web-leagues-none-listed = Noch steht kein Turnier an.
web-leagues-tally = In dieser Saison erfüllte Missionen: { $count }
web-leagues-going = { $closed ->
        [yes] Qualifiziert: { $half }
       *[no] Qualifiziert wären: { $half }
    }
web-leagues-behind = Danach kommt { $player }: { $why }.
web-leagues-announced = Angekündigt
web-leagues-qualify-short = Qualifiziert
web-leagues-bonus-for = Bonuspunkte: { $event }
web-leagues-grid-hint = Was bekannt ist, steht schon da: erstes Turnier, wieder da. Trag Hauptquartiere und Missionen ein (mit Kommas dazwischen), dann wird ausgefüllt, was daraus folgt.
web-leagues-place-given = Platz nach Ermessen
web-leagues-headquarters = Hauptquartier
web-leagues-missions = Missionen
web-leagues-fill-in = Ausfüllen, was folgt
web-leagues-save = Bonuspunkte speichern
web-leagues-fixed = Das erste Turnier hat begonnen: was angekündigt wurde, steht fest.
web-leagues-before-first = Was hier steht, steht fest, sobald das erste Turnier beginnt.
web-leagues-own = Eigener Bonus
web-leagues-own-name = Name
web-leagues-words = Wofür
web-leagues-announce = Ankündigen
web-leagues-waits-for-events = noch ist keins seiner Turniere zu Ende
web-leagues-waits-for-event = { $event } ist nicht zu Ende
web-leagues-waits-for-bonus = die Bonuspunkte von { $event } sind offen
web-leagues-waits-for-lot = { AND($players) } sind in jedem Schritt gleichauf: ein Los entscheidet
web-leagues-show = Anzeigen
web-leagues-no-points = In dieser Tabelle hat noch niemand Punkte.
web-leagues-champions = Mit { $least } Punkten insgesamt darf jemand in der Champions League spielen; diese Punkte setzen auch.
web-leagues-before = Zurück
web-leagues-further = Weiter
web-leagues-not-scored = nicht gewertet (?). { CAPITAL($why) }.
