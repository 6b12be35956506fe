# Die Website im Betrieb: sie starten, ihre Datenbank, Sicherungen, E-Mail, und Turniere, die aus Dateien kommen.

site-event-begun = das Turnier hat begonnen und bleibt deshalb
    .do = es aus der Liste der Turniere nehmen, oder es beenden
site-too-late = das hat zu lange gedauert und wurde nicht geschrieben
    .do = in einem Moment noch einmal senden
site-cannot-write = { $why ->
        [readonly] die Datenbank dieser Seite kann gerade nur gelesen werden
        [full] der Speicher dieser Seite ist voll
       *[held] ein anderes Programm benutzt die Datenbank dieser Seite
    }, deshalb wurde nichts geschrieben
    .do = dem Betreiber Bescheid geben, und später noch einmal senden
site-mail-waits = zu viele E-Mails warten auf den Versand, deshalb ging diese nicht hinaus
    .do = dem Betreiber Bescheid geben, und später noch einmal senden
site-no-memory = das braucht mehr Speicher, als da ist, deshalb wurde nichts geschrieben
    .do = weniger auf einmal verlangen

# Sie starten.

site-mail-unknown = { $address } ist kein Weg, E-Mail zu senden
    .do = smtp://user:password@host verwenden
site-mail-without-name = es wird E-Mail gesendet (TOPCUT_MAIL), aber die eigene Adresse der Seite fehlt dafür
    .do = TOPCUT_HOSTS=play.example.org setzen
site-no-secret = { $file } enthält kein Geheimnis, Links lassen sich also nicht versiegeln
    .do = das alte zurücklegen, oder die Datei löschen: dann entsteht ein neues, und alte Links gelten nicht mehr
site-port-taken = Port { $port } von { $host } kann nicht benutzt werden ({ $why })
    .cli = beenden, was dort läuft, oder einen anderen wählen: --port 8001
site-port-taken-by = { $why }, von { $program }
site-process = Prozess { $number } ({ $command })
site-process-unknown = Name nicht bekannt

# Ihre Datenbank.

site-database-unknown = { $scheme } ist keine Datenbank, die Topcut kennt
    .do = sqlite: oder postgresql: verwenden
site-database-address = die Adresse in DATABASE_URL ist nicht lesbar
    .do = so schreiben: postgresql://user:password@host:5432/topcut
site-database-unusable = die Datenbank kann nicht benutzt werden ({ $why })
    .cli = prüfen, ob sie läuft, und ihre Adresse (--data, DATABASE_URL)
site-no-psycopg = verlangt ist PostgreSQL, aber psycopg ist nicht installiert
    .cli = es installieren: `pip install "topcut[postgres]"`
site-not-durable = die Datenbank schreibt nicht dauerhaft: { $how }
    .do = das ändern: bei einem Stromausfall ginge verloren, was schon angenommen war
site-sqlite-runs = SQLite läuft mit journal_mode={ $mode } und synchronous={ $level }
site-postgres-runs = PostgreSQL läuft mit synchronous_commit={ $commit } und fsync={ $sync }

# Sicherungen.

site-no-database = in { $folder } ist keine Datenbank
    .cli = ihren Ordner nennen (--data); PostgreSQL wird mit pg_dump gesichert
site-backup-exists = { $file } gibt es schon und blieb, wie es war
    .do = einen anderen Namen wählen
site-kept-exists = { $file } gibt es schon und blieb, wie es war
    .do = in einem Moment noch einmal versuchen
site-no-folder = es gibt keinen Ordner { $folder }
    .do = ihn anlegen, oder einen anderen wählen
site-backup-unwritten = { $file } konnte nicht geschrieben werden ({ $why })
    .do = Platz schaffen oder einen anderen Ort wählen; es blieb nichts zurück
site-not-a-backup = { $file } ist keine Sicherung von Topcut
    .cli = eine Datei nennen, die `topcut backup` geschrieben hat
site-backup-damaged = { $file } ist beschädigt
    .do = eine andere Sicherung nehmen
site-is-served = die Website läuft gerade aus diesem Ordner
    .cli = zuerst `topcut serve` beenden

# Ihre Turniere.

site-event-gone = das Turnier ist nicht in der Datenbank
    .do = die Adresse prüfen
site-record-changed = Eintrag { $record } ist nicht mehr so, wie er geschrieben wurde
    .cli = eine Sicherung zurückspielen: `topcut restore`
    .web = wer diese Seite betreibt, kann eine Sicherung zurückspielen
site-journal-without-event = das Journal enthält kein Turnier
    .do = ein anderes wählen
site-has-event = die Website hat dieses Turnier schon ({ $event }){ $more ->
        [0] { "" }
        [one] , mit { $more } Eintrag mehr
       *[other] , mit { $more } Einträgen mehr
    }
    .cli = { $more ->
        [0] die Datei bringt nichts Neues
       *[other] das der Website holen: `topcut fetch { $event } FILE`
    }
site-event-forked =
    die Datei und das Turnier { $event } der Website gehen nach Eintrag { $record } auseinander: in beide wurde geschrieben
    .cli = eines wählen und dort eintragen, was das andere hat; `topcut fetch { $event } FILE` zeigt das der Website
site-text-not-storable = ein Text des Journals enthält ein Zeichen, das eine Datenbank nicht speichern kann
    .do = zuerst diesen Text aus der Datei löschen
site-not-proven = Eintrag { $record } von { $file }: { $why }
    .cli = mit `topcut verify` nachsehen; übernommen wird nur, was bewiesen ist
site-not-derived = lässt sich nicht noch einmal herleiten
site-long-number = eine Zahl mit mehr als { $digits } Stellen
site-not-shown = { $file } lässt sich nicht anzeigen ({ $why })
    .cli = übernommen wird nur, was sich anzeigen lässt; mit `topcut verify` nachsehen
site-page-too-slow = eine Seite, die zu lange braucht
site-file-unreadable = nicht lesbar
site-erased-already = { $player } ist schon gelöscht
site-nothing-to-erase = es ist nichts mehr zu löschen
site-name-in-log = gerade liest jemand die Datenbank, die Bytes des Namens stehen also noch in ihrem Log
    (topcut.sqlite3-wal)
