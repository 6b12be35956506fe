# Anträge und Angebote, ein Turnier auszurichten, und Sondergenehmigungen auf der Website.

web-applications-link = Turnier ausrichten
web-applications-heading = Ein Turnier { $year } ausrichten
web-applications-lead = Was sich oberhalb der lokalen Stufe beantragen lässt und was vergeben ist. Für lokale Turniere braucht es keine Zusage.
web-applications-levels = Was zu haben ist
web-applications-ask = Beantragen
web-applications-one-per-country = eines pro Land
web-applications-window = { $state ->
        [open] { $day ->
            [none] jederzeit
           *[other] bis { $day }
        }
        [not-yet] ab { $day }
        [over] vorbei seit { $day }
        [called] Angebote sind offen
       *[not-called] zurzeit keine Angebote
    }
web-applications-calls = Angebote
web-applications-from-until = Angebote von { $opens } bis { $closes }
web-applications-call-state = { $state ->
        [open] offen
        [not-yet] angekündigt
       *[over] geschlossen
    }
web-applications-bids = { $bids ->
        [0] keines wartet
        [one] eines wartet
       *[other] { $bids } warten
    }
web-applications-granted = Vergeben für { $year }
web-applications-none-granted = Noch nichts.
web-applications-what = Turnier
web-applications-place = Region oder Land
web-applications-place-hint = Eine Nationale Meisterschaft hat jedes Land nur einmal im Jahr.
web-applications-mine = Deine
web-applications-waiting = Wartet auf deine Antwort
web-applications-state = { $state ->
        [asked] noch nicht beantwortet
        [granted] zugesagt
        [declined] abgelehnt
        [withdrawn] zurückgezogen
        [offered] angeboten
       *[refused] ausgeschlagen
    }
web-applications-ask-heading = Ein Turnier ausrichten wollen
web-applications-ask-lead = Die Antwort steht mit ihrem Grund hier. Zurückziehen kannst du es jederzeit vor dem Turnier.
web-applications-continent = Kontinent
web-applications-continent-hint = Seine Koordination antwortet. Eine Weltmeisterschaft hat keinen.
web-applications-other-days = Andere Tage und Zeiten, die gingen
web-applications-venue = Spielort
web-applications-text = Was sonst zu wissen ist
web-applications-text-hint = Je mehr, desto besser: wer mithilft, wie viele Spieler du erwartest, was dort schon stattfand.
web-applications-send = Abschicken
web-applications-sent = Es ist abgeschickt und wartet auf Antwort.
web-applications-how = { $how ->
        [bid] ein Angebot von { $who }, { $day }
        [allocation] zugeteilt an { $who }, { $day }
       *[application] ein Antrag von { $who }, { $day }
    }
web-applications-asked = gefragt { $who ->
        [none] am { $day }
       *[other] von { $who }, { $day }
    }
web-applications-months = Dieser Tag liegt in der Saison einer höheren Stufe. Die Zusage ist auch die Sondergenehmigung für den Monat ({ $clause }).
web-applications-answer = Die Antwort
web-applications-reason-hint = Wer gefragt hat, liest es.
web-applications-grant = Zusagen
web-applications-decline = Ablehnen
web-applications-approve = Genehmigen
web-applications-agree = Ich richte es aus
web-applications-turn-down = Ausschlagen
web-applications-withdraw = Zurückziehen
web-applications-list-it = Trag dein Turnier ein: auf dieser Stufe, für diesen Tag, dann nimmt es diese Zusage von selbst.
web-applications-new = Neues Turnier
web-applications-compare = Die Angebote nebeneinander
web-applications-no-bids = Es kam kein Angebot.
web-applications-others = Für dasselbe Spiel, dieselbe Stufe, dasselbe Jahr
web-applications-call = Zu Angeboten aufrufen
web-applications-call-it = Veröffentlichen
web-applications-called = Angebote werden von { $opens } bis { $closes } angenommen.
web-applications-year = Jahr des Turniers
web-applications-opens = Erster Tag für Angebote
web-applications-closes = Letzter Tag für Angebote
web-applications-allocate = Ein Turnier zuteilen
web-applications-allocate-hint = Wo zu Angeboten aufgerufen wurde und keines kam. Wem es angeboten wird, muss zustimmen.
web-applications-handle = Name des Spielers, der es ausrichten soll
web-applications-allocate-it = Anbieten
web-applications-offered = Es ist { $handle } angeboten.
web-applications-approval = Sondergenehmigung
web-applications-wants = { $who } will ausrichten: { $level }{ $place ->
        [none] {""}
       *[other] , { $place }
    }
web-applications-fact = { $day }, { $game }{ $venue ->
        [none] {""}
       *[other] , { $venue }
    }{ $text ->
        [none] {""}
       *[other] : { $text }
    }
web-applications-bids-wait = { $bids ->
        [one] ein Angebot
       *[other] { $bids } Angebote
    }: { $level } { $game }, { $year }
web-applications-bids-until = bis { $day } angenommen
web-applications-approval-wanted = { $event }: { $what }
web-applications-approval-by = { $day }{ $who ->
        [none] {""}
       *[other] , gefragt von { $who }
    }
web-applications-offer-waits = dir angeboten: { $level }
web-applications-save-and-ask = { $matter ->
        [level] Speichern und beantragen
       *[other] Speichern und anfragen
    }
web-applications-held = Dir zugesagt: { $day }, { $place }
web-applications-use = Speichern und Zusage nehmen
web-applications-asked-now = Es ist gespeichert und angefragt.
web-applications-suggest = Speichern und dem Vorsitz vorschlagen
