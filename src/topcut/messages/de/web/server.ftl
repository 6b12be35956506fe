# Was der Server antwortet, wo keine Seite entsteht, in einer Zeile.
web-server-busy = Die Seite ist überlastet und hat das nicht angenommen. Nichts wurde gespeichert; gleich noch einmal
    senden.
web-server-too-long = Das ist zu lang: höchstens { $megabytes } MB.
web-server-too-slow = Das kam nicht innerhalb von { $seconds } Sekunden an. Nichts wurde gespeichert; noch einmal senden.
web-server-broke-off = Die Anfrage ist abgebrochen.
web-server-searching = Gerade suchen zu viele. Gleich noch einmal versuchen.
web-server-page-late = Diese Seite hat zu lange gebraucht. Gleich noch einmal versuchen.
web-server-not-now = Das lässt sich gerade nicht berechnen. Nichts wurde gespeichert; gleich noch einmal versuchen.
web-server-done-late = Es ist erledigt, aber die Seite, die es zeigt, hat zu lange gebraucht. Bitte neu laden.
web-server-stopped =
    Das hat länger gedauert, als es darf, und wurde abgebrochen. Nichts wurde gespeichert. Weniger auf einmal
    verlangen, etwa weniger ausgeschlossene Paare, oder noch einmal versuchen.
web-server-fault = Das ist ein Fehler in Topcut. Was vorher angenommen wurde, bleibt.
web-server-file-read-only = Eine Datei kann nur gelesen werden.
web-server-no-file = Diese Datei gibt es nicht.

# Was in seinem Log steht, für alle, die ihn betreiben.
web-server-log-unanswered =
    { $method } { $path } wurde nicht beantwortet{ $why ->
        [late] : abgebrochen, es dauerte zu lange
        [ended] : der Hilfsprozess ist beendet
       *[none] { "" }
    }
web-server-log-maker =
    der Prozess für die öffentlichen Seiten { $why ->
        [late] hat nicht geantwortet und wurde beendet
       *[ended] ist beendet
    }; ein neuer wird gestartet
web-server-log-database = die Datenbank konnte nicht geprüft werden
web-server-log-chore = { $chore } ist fehlgeschlagen
web-server-log-mail-waits = der Mailserver nimmt keine E-Mails an ({ $why }); { $waiting } warten
web-server-log-mail-refused = der Mailserver hat E-Mail { $mail } abgelehnt: { $why }
web-server-log-mail-gone =
    { $mails ->
        [one] { $mails } E-Mail konnte eine Stunde lang nicht gesendet werden und wurde aufgegeben
       *[other] { $mails } E-Mails konnten eine Stunde lang nicht gesendet werden und wurden aufgegeben
    }

# Wer man beim Demo-Turnier sein kann, vor dem jeweiligen Link.
web-server-demo-director = als Spielleitung
web-server-demo-judge = als Schiedsrichter
web-server-demo-player = als Spieler, { $name }
web-server-demo-another = als anderer Spieler, { $name }
web-server-demo-account = { $who ->
        [player] mit dem Konto von { $name }: eigene Seite, Wertungen, erspielte Freilose
        [league] als Ligaleitung, { $name }
       *[coordinator] als Koordinator, { $name }
    }
