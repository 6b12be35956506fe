# Programme als Dateien, und was eine Frage nach einem nennen kann: was nicht stimmt, und wo.

program-called = Programm { $name }
program-unknown = es gibt kein Programm { $program }
program-is-other = { $file } ist { $kind ->
        [rulebook] ein Regelwerk
        [ruling] eine vorläufige Regelung
       *[translation] eine Übersetzung
    }, kein Programm
    .cli = gib eine Datei an, die mit `topcut = "program/1"` beginnt
    .web = wähl eine Datei, die mit „topcut = "program/1"“ beginnt
    .api = gib eine Datei an, die mit topcut = "program/1" beginnt
program-not-one = das sieht nicht nach einem Programm aus
    .cli = ein Programm beginnt mit `topcut = "{ $format }"`
    .web = ein Programm beginnt mit „topcut = "{ $format }"“
    .api = ein Programm beginnt mit topcut = "{ $format }"
program-unknown-table = ist kein Schlüssel und keine Tabelle eines Programms
program-no-month = muss ein Monat von 1 bis 12 sein, nicht { $given }
program-no-game = { $game } ist kein Spiel dieses Programms
program-no-level = { $level } ist keine Stufe dieses Programms
program-level-unknown = es gibt keine Stufe { $level }
program-no-season = { $level } hat keine Saison
    .do = füg [[season]] mit of = "{ $level }" hinzu
program-seasons-overlap = überschneidet sich mit { $of ->
        [block] einem früheren Teil dieses Plans
        [league] der anderen Saison der Liga
       *[level] der anderen Saison von { $of }
    }: beide haben den { $month }
    .do = lass die eine enden, bevor die andere beginnt
program-bye-without-rounds = ein Freilos hat Runden und keine Punkte
    .do = schreib rounds = [1]
program-head-start-without-points = ein Vorsprung hat Punkte und keine Runden
    .do = schreib points = 100_000
program-earned-twice = Platz { $place } von { $level } bringt das in { $game } schon ein
    .do = lass eins weg
program-no-table = es gibt keine Tabelle { $table }
program-table-without-parts = nichts sagt, wie ihre Punkte gezählt werden
    .do = füg [[part]] hinzu
program-no-part = { $part } ist kein Teil dieser Tabelle
program-part-by-other = { $part } wird nach { $by } gezählt
    .do = lass das weg, oder ändere den Teil
program-part-empty = dafür ist nichts angegeben
    .do = füg [[{ $by }]] hinzu
program-columns-not-rising = müssen die letzten Plätze der Spalten sein, jeder größer als der davor
program-row-twice = { $players } Spieler stehen auch in der Zeile ab { $before }
    .do = lass jene Zeile früher enden
program-row-gap = keine Zeile für { $size ->
        [one] { $first }
       *[many] { $first } bis { $last }
    } Spieler
    .do = schließ die Lücke
program-row-too-long = hat mehr Zahlen, als die Tabelle Spalten hat ({ $most })
program-row-empty = braucht mindestens eine Zahl
program-row-short = sagt nichts zu Platz { $place }, den ein Turnier dieser Größe hat
    .do = füg eine Zahl hinzu, oder lass die Zeile früher enden
program-block-outside = der { $month } liegt außerhalb der Saison der Liga
program-schedule-playoffs = Plan { $schedule } braucht genau einen Block Playoffs
program-no-bonus = { $bonus } ist kein anderer Bonus dieses Programms
program-start-outside = { $start } liegt nicht { $bounds }
program-from-to = von { $least } bis { $most }
program-no-format = Regelwerk { $rulebook } hat kein { $format }
program-no-setting = Regelwerk { $rulebook } hat keine Einstellung { $setting }

# Fragen.
program-number = { $what ->
        [players] die Zahl der Spieler
        [place] der Platz
        [wins] die Zahl der Siege
        [rounds] die Zahl der Runden
        [notice] die Stunden der Anmeldefrist
        [byes] die Zahl der Freilose
        [missed] die Zahl der verpassten Turniere
       *[missions] die Zahl der neuen Missionen
    } muss von { $least } bis { NUMBER($most) } sein, nicht { $given }
program-place-of-nobody = niemand kann bei { $players } Spielern auf Platz { $place } sein
    .do = gib einen Platz an, den jemand hat
program-no-place = der Platz fehlt
    .cli = füg `--place 1` hinzu
    .web = sag, welcher Platz
    .api = gib einen Platz an
program-no-day = { $given } ist kein Tag
    .do = schreib ihn als 2026-11-15

# Ein Programm, das auf eine Website gebracht wird.
program-name-taken = den Namen { $program } braucht Topcut selbst
    .do = gib deinem Programm einen anderen Namen
program-of-another = { $program } hat schon jemand anders hochgeladen
    .do = gib deinem Programm einen anderen Namen
program-too-many = mehr als { $most } Programme kann hier niemand haben
    .do = entferne erst eins
program-no-file = { $file ->
        [none] keine Datei ausgewählt
       *[other] { $file } ist keine Programmdatei
    }
program-no-file-way = wähle eine Datei, deren Name auf .toml endet
