# Die Befehlszeile: was sie selbst ablehnt, bevor oder nachdem das Pult gefragt ist.

command-and-so-for = { $what }, und dasselbe für { $more } weitere ({ $players })
command-at-file = { $file }
command-at-line = Zeile { $line }
command-at-record = Eintrag { $seq }
command-at-event-record = Turnier { $event }, Eintrag { $seq }

# Was getippt wurde, ist kein Befehl.

command-typed-wrong = { $said }
    .cli = siehe `{ $command } --help`
command-typed-no-command =
    es gibt keinen Befehl „{ $word }“{ $near ->
        [none] { "" }
       *[other] { " " }(ist { OR($near) } gemeint?)
    }
    .cli = siehe `{ $command } --help`
command-typed-too-much = zu viele Wörter: { BLANKS($words) }
    .cli = sie weglassen, oder einen Namen aus mehreren Wörtern in Anführungszeichen setzen; siehe `{ $command } --help`
command-typed-no-value = { $option } braucht einen Wert
    .cli = siehe `{ $command } --help`
command-typed-value-of-none = { $option } hat keinen Wert
    .cli = siehe `{ $command } --help`
command-typed-no-number = { $name }: eine ganze Zahl schreiben
    .cli = siehe `{ $command } --help`
command-typed-too-small = { $name }: mindestens { $least }
    .cli = siehe `{ $command } --help`
command-typed-too-large = { $name }: höchstens { $most }
    .cli = siehe `{ $command } --help`
command-typed-too-little = es fehlt { $kind ->
        [option] die Option
       *[argument] das Argument
    } { $name }
    .cli = siehe `{ $command } --help`
command-typed-no-option = es gibt keine Option { $option }
    .cli = siehe `{ $command } --help`
command-typed-nearly-an-option = es gibt keine Option { $option } (möglich: { $near })
    .cli = siehe `{ $command } --help`
command-typed-role-and-player = eine Rolle und ein Spieler sind genannt
    .do = nur eines davon nennen
command-typed-file-and-event = eine Datei und ein Turnier der Website sind genannt
    .do = nur eines davon nennen

# Dateien.

command-file-unusable = { $file } ist nicht zu gebrauchen ({ $why })
    .do = den Ort prüfen und noch einmal versuchen
command-some-file = eine Datei
command-no-file = es gibt keine Datei { $file }
    .cli = den Namen prüfen, oder mit `topcut new` eine anlegen
command-no-backup = es gibt keine Datei { $file }
    .do = den Namen prüfen
command-which-event = es ist nicht klar, welches Turnier gemeint ist{ $there ->
        [none] { "" }
        [some] : hier liegen { $files }
       *[many] : hier liegen { $files } und weitere
    }
    .do = die Datei hinter den Befehl schreiben, oder TOPCUT_EVENT setzen
command-file-unopened = { $file } ließ sich nicht öffnen ({ $why })
    .do = die Datei prüfen
command-file-unwritten = { $file } ließ sich nicht schreiben ({ $why })
    .do = einen anderen Ort wählen
command-file-exists = { $file } gibt es schon und bleibt, wie es ist
    .do = einen anderen Namen wählen
command-new-file-exists = { $file } gibt es schon und bleibt, wie es ist
    .cli = einen anderen Titel oder --file wählen
command-pack-file-exists = { $file } gibt es schon, mit anderem Inhalt
    .do = einen anderen Ordner wählen, oder die Datei löschen
command-file-of-no-bracket = { $file } gibt es schon und ist kein Turnierbaum von Topcut
    .do = einen anderen Namen wählen
command-file-without-event = { $file } enthält kein Turnier
    .cli = mit `topcut new` eines anlegen
command-source-empty = die Datei ist leer
    .do = den Namen prüfen
command-results-empty = die Datei ist leer
    .cli = den Namen prüfen, oder mit `topcut new` ein Turnier anlegen
command-results-not-json = die Ergebnisdatei ist kein JSON: { $why } (Zeile { $line }, Spalte { $column })
    .do = dort berichtigen
command-results-cut-off = die Ergebnisdatei ist kein JSON: sie endet zu früh, in Zeile { $line }
    .do = dort berichtigen
command-results-not-written = { $file } ist eine Ergebnisdatei: sie wird nur gelesen, nie geschrieben
    .cli = ein Journal daraus machen: `topcut import { $file }`
command-record-differs = { $finding }
    .cli = mit `topcut journal` die Stelle ansehen
command-simulated-event-differs = { $finding }
    .cli = mit --seed { $seed } --out FILE wiederholen
command-several-events-in-a-file = { $times } Turniere passen nicht in eine Datei
    .cli = --out oder --times weglassen

# Vorbereiten.

command-no-rulebook = es ist kein Regelwerk genannt
    .cli = --rulebook ergänzen, mit einem von diesen: { $rulebooks }
command-option-sets-nothing = „{ $typed }“ stellt nichts ein
    .cli = --option name=wert schreiben
command-sets-nothing = „{ $typed }“ stellt nichts ein
    .do = name=wert schreiben, etwa time_limit=60
command-details-of-several = Wertungszahl, Freilos, Seite oder Team lassen sich nicht für { $players } Spieler zugleich angeben
    .cli = sie einzeln anmelden, oder mit --names eine Datei mit dieser Spalte

# Der Plan und seine Abschnitte.

command-no-stage = es gibt keinen Abschnitt { $stage }
    .do = der Plan hat { $stages }
command-stage-is-bracket = Abschnitt { $stage } ist ein Turnierbaum
    .cli = ihn mit `topcut bracket --places` ansehen
command-stage-without-bracket = Abschnitt { $stage } hat noch keinen Turnierbaum
    .cli = siehe `topcut plan`
command-bracket-not-made = es gibt noch keinen Turnierbaum
    .cli = zuerst den Cut machen: `topcut cut`
command-no-prize = „{ $typed }“ ist kein Preis
    .do = 1=12 schreiben, oder 3-4=4 für je 4
command-two-prizes = Platz { $place } hat zwei Preise
    .do = jeden Platz einmal nennen

# Spieler.

command-no-pair = „{ $typed }“ nennt keine zwei Spieler
    .do = mit einem Komma schreiben: "Kira, Odo"
command-nobody-meant = es gibt keinen Spieler „{ $typed }“
    .do = es wurde nichts geändert
command-no-choice = { $choice } steht nicht zur Wahl
    .do = 1 bis { $last } wählen
command-table-not-player = { $typed } ist ein Tisch, kein Spieler
    .do = den Spieler nennen
command-erasing-unconfirmed = { $player } würde endgültig gelöscht
    .cli = wenn das so gemeint ist: --yes

# Runden.

command-two-rounds = { $number } und --round { $round } sind zwei verschiedene Runden
    .do = nur eine davon nennen
command-round-not-there = es gibt keine Runde { $round }, nach der zu fragen wäre
    .do = 1 bis { $last } wählen
command-round-not-swiss = Runde { $round } ergibt sich aus ihrem Turnierbaum, ihren Tischen oder einer früheren Runde
    .do = den Turnierbaum oder die Tabelle ansehen
command-meets-himself = { $player } kann nicht gegen sich selbst spielen
    .do = zwei Spieler nennen
command-earned-bye = { $player } hat in Runde { $round } ein verdientes Freilos
    .do = andere wählen
command-not-paired = { $player } ist in Runde { $round } nicht gepaart
    .do = andere wählen
command-not-played-yet = { $player } hat noch nicht gespielt
    .do = nach einer Runde noch einmal fragen
command-several-byes = Runde { $round } hat mehrere Freilose
    .do = den Tisch nennen: { $tables }
command-no-bye-there = Runde { $round } hat dort kein Freilos
    .do = den Tisch nennen: { $tables }
command-no-bye = Runde { $round } hat kein Freilos
    .do = wer später kommt, verpasst diese Runde
command-clock-not-started = die Uhr für Runde { $round } ist nicht gestartet
    .cli = `topcut clock start`
command-answered-and-not-needed = --goes, --answered und --not-needed gehen nicht zusammen
    .do = eines davon wählen
command-nothing-to-undo = es gibt nichts zurückzunehmen
    .do = das Turnier ist eben erst angelegt

# Ergebnisse.

command-different-tables = diese Spieler sitzen an verschiedenen Tischen
    .do = einen Tisch nach dem anderen eintragen
command-disputed-by-table = ein Tisch kann kein Ergebnis bestreiten
    .do = nennen, welcher Spieler es bestreitet
command-correction-asks = eine Berichtigung will bestätigt werden
    .cli = mit --yes bestätigen
command-nothing-changed = es wurde nichts geändert
command-no-game-of-a-bye = { $player } hat ein Freilos
    .do = dort wird nicht gespielt

# Draft und Sealed.

command-no-groups = es sind noch keine Draftgruppen gesetzt
    .cli = das tut `topcut seat`
command-not-seated = { $player } war nicht da, als die Gruppen gesetzt wurden
    .cli = alle neu setzen: `topcut seat --reason "…"`
command-whose-packs = es ist kein Spieler genannt
    .cli = einen Spieler nennen, oder --all ergänzen

# Die Website.

command-no-database = in { $folder } ist keine Datenbank
    .cli = ihren Ordner nennen (--data)
command-not-at-site = auf der Website gibt es kein Turnier { $event }
command-way-events-at-site = es gibt { $events }
command-way-adopt =
    .cli = es gibt dort noch keines: `topcut adopt FILE`
command-site-event-empty = { $event } hat noch kein Turnier
    .do = es zuerst auf der Website anlegen
command-passwords-differ = die beiden Passwörter sind verschieden
    .do = zweimal dasselbe eingeben
command-deleting-unconfirmed = das Konto { $account } würde endgültig gelöscht
    .cli = wenn das so gemeint ist: --yes
command-no-table = es ist kein Tisch genannt
    .do = seine Nummer nennen oder wer dort sitzt, oder --overdue für alle, die über der Frist sind
command-no-table-of = es gibt keine Tabelle „{ $typed }“
    .do = { OR($kinds) } wählen
