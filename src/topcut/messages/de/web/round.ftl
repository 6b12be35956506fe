# Eine Runde am Pult.
web-round-in-html = <b class="fig">{ $there }</b> <span class="soft">von { $played } da</span>
web-round-progress = { $there } von { $played } Ergebnissen sind da
web-round-ends-html =
    endet { $moment }{ $final ->
        [yes] , ohne Verlängerung
       *[no] { "" }
    }
web-round-rounds = Runden
web-round-now = jetzt
web-round-missed = Ab { $at } lässt sich eintragen, wer nicht erschienen ist.
web-round-missed-in = nicht erschienen: ab { $at }
web-round-more = Mehr
web-round-change-pairings = Paarungen ändern
web-round-print-slips = Zettel drucken
web-round-print-pairings = Paarungen nach Namen drucken

# Zettel.
web-round-slips = Zettel
web-round-slip = Zettel: Tisch oder Name, Ergebnis
web-round-enter-slip = Zettel eintragen
web-round-slip-short = Tisch, Ergebnis, Enter.
web-round-slip-how = Was du tippen kannst
web-round-slip-hint =
    { $pod ->
        [yes] Die Punkte jeder Runde in der Reihenfolge der Plätze, mit Strichen verbunden; ein Stern hinter leerer Hand.
            Hinter der letzten Runde: time (Zeit abgelaufen), oder concede (Aufgabe) und ein Name
       *[no] Die Zahl des ersten Namens zuerst; nach einem Namen die Zahl dieses Spielers. Hinter den Zahlen: time (Zeit
            abgelaufen), tie (unentschieden), concede (wer genannt ist, hat aufgegeben)
    }{ $missed ->
        [yes] { $pod ->
            [yes] { "" }
           *[no] , no-show (wer genannt ist, kam nicht)
        }
       *[no] { "" }
    }{ $effect ->
        [yes] , effect (wer genannt ist, hat gewonnen)
       *[no] { "" }
    }{ $observed ->
        [none] { "" }
       *[other] , { $observed }
    }{ $agreed ->
        [yes] , id für ein Unentschieden nach Absprache
       *[no] { "" }
    }.
web-round-sound = Ton, wenn ein Zettel abgelehnt wird
web-round-taken =
    Tisch { $table }: { $result }{ $notes ->
        [none] { "" }
       *[other] { " " }{ BLANKS($notes) }
    }
web-round-note = ({ $note })
web-round-taken-as = { $taken }{ $state ->
        [confirmed] { "" }
       *[other] , { result-state }
    }
web-round-confirmed = Tisch { $table } ist bestätigt.

# Abgelehnte Zettel.
web-round-mend =
    { $slips ->
        [one] { $slips } abgelehnter Zettel
       *[other] { $slips } abgelehnte Zettel
    }
web-round-mend-line = Abgelehnter Zettel
web-round-mend-taken = Jetzt wird er angenommen.
web-round-mend-send = Neu senden
web-round-mend-forget = Verwerfen
web-round-mend-open =
    { $result ->
        [yes] Tisch { $table } berichtigen
       *[no] Tisch { $table } öffnen
    }

# Ihre Tische.
web-round-find = Tisch oder Namen suchen
web-round-find-button = Suchen
web-round-states = Tische nach Status
web-round-all-html = Alle <span>{ $tables }</span>
web-round-chip-html = { result-state } <span>{ $tables }</span>
web-round-table-html = <span class="off">Tisch </span>{ $table }
web-round-versus = gegen
web-round-open-question = ?
web-round-more-time = +{ $minutes } min
web-round-asked-html = { $player } ist gefragt
web-round-called = gerufen
web-round-settle-html = Entscheiden<span class="off">, Tisch { $table }</span>
web-round-disputed-html = <b>Tisch { $table }</b>
web-round-confirm-html = Bestätigen<span class="off">, Tisch { $table }</span>
web-round-dropped = ausgestiegen
web-round-left-out =
    { $tables ->
        [one] { $tables } weiterer Tisch; über Nummer oder Namen zu finden.
       *[other] { $tables } weitere Tische; über Nummer oder Namen zu finden.
    }
web-round-none-fits = Kein Tisch passt.
web-round-show-all = { $round }: alle anzeigen

# Was zuletzt geschah.
web-round-latest = Zuletzt
web-round-journal = Ganzes Journal

# Sie zurückziehen.
web-round-take-back = Diese Runde zurückziehen
web-round-withdraw-asks =
    { $round } wird zurückgezogen: die Paarungen sind dann weg{ $results ->
        [0] { "" }
        [one] , und mit ihnen { $results } Ergebnis
       *[other] , und mit ihnen { $results } Ergebnisse
    }.
web-round-withdraw-reason =
    { $results ->
        [0] Begründung, wenn gewünscht
        [one] Begründung: { $results } Ergebnis zählt dann nicht mehr
       *[other] Begründung: { $results } Ergebnisse zählen dann nicht mehr
    }
web-round-withdraw = Runde zurückziehen

# Das Pult, verschlossen für alle, die nicht Offizielle sind.
web-round-desk-closed-title = Kein Zugang zum Pult
web-round-desk-closed = Das ist das Pult der Spielleitung
web-round-desk-closed-html =
    Hier arbeiten nur die Offiziellen dieses Turniers. Gehörst du dazu, öffne deinen persönlichen Link: er beginnt mit
    <code>/k/</code>, und dieser Browser merkt ihn sich. Hat dein Konto eine Rolle, <a href="{ $url }">logg dich ein</a>.
web-round-desk-closed-links = Links für andere Offizielle findet die Spielleitung am Pult unter „Links“.
web-round-sign-in = Einloggen
web-round-to-the-event = Zum Turnier
web-round-all-events = Alle Turniere
