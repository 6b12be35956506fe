# Sich selbst zu einem Turnier anmelden, und die Tür.
web-entry-title = Anmeldung: { $event }
web-entry-state =
    { $state ->
        [in] Du bist dabei
        [waiting] Du wartest auf einen Platz
        [withdrawn] Du hast dich abgemeldet
       *[new] Anmeldung
    }
web-entry-fee = Startgeld { $fee }
web-entry-entered-html =
    Du bist angemeldet als <strong><bdi>{ $name }</bdi></strong>{ $heats ->
        [none] { "" }
       *[other] { " " }(<bdi>{ AND($heats) }</bdi>)
    }{ $here ->
        [yes] { " " }und eingecheckt
       *[no] { "" }
    }.
web-entry-check-in = Einchecken: ich bin da
web-entry-check-in-hint = Check ein, wenn du da bist, hier oder mit dem Code an der Tür.
web-entry-withdraw = Abmelden
web-entry-withdraw-means = Du bist dann nicht im Turnier, als hättest du dich nie angemeldet.
web-entry-withdraw-yes = Ja, abmelden
web-entry-places =
    von { $places } Plätzen frei{ $left ->
        [0] : du kommst auf die Warteliste{ $waiting ->
            [0] { "" }
            [one] , hinter einer Person,
           *[other] , hinter { $waiting } Personen,
        } und rückst von selbst nach
       *[other] { "" }
    }.
web-entry-closes-html = Die Anmeldung schließt { $at }.
web-entry-check-in-until-html = Das geht bis { $at }.
web-entry-enter =
    { $state ->
        [full] Auf die Warteliste
       *[open] Anmelden
    }
web-entry-leave-list = Von der Warteliste gehen
web-entry-mine = Meine Anmeldung
web-entry-elsewhere = Auf einem anderen Gerät
web-entry-elsewhere-link =
    { $account ->
        [yes] Logge dich dort ein, oder öffne deinen persönlichen Link.
       *[no] Öffne deinen persönlichen Link. Wer ihn hat, kann hier alles tun, was du kannst; behalte ihn für dich.
    }
web-entry-again = Wieder anmelden als { $name }
web-entry-to-event = Zum Turnier
web-entry-accounts-only = Für dieses Turnier brauchst du ein Konto.
web-entry-name = Name
web-entry-name-hint = So, wie er in Paarungen und Tabelle stehen soll, für alle zu sehen.
web-entry-heat = Vorrunde
web-entry-choose-heat = wählen
web-entry-side = Seite
web-entry-choose-side = wählen
web-entry-side-named =
    { $side ->
        [light] hell
       *[dark] dunkel
    }
web-entry-with-account-html =
    Mit einem Konto kennt dich jedes Gerät: zuerst <a href="{ $signin }">einloggen</a> oder
    <a href="{ $signup }">ein Konto anlegen</a>. Ohne Konto kennt dich dieser Browser, und du bekommst einen persönlichen
    Link.

# Was getan wurde.
web-entry-done =
    { $act ->
        [enter] { $place ->
            [0] Du bist dabei.
           *[other] Du bist Nummer { $place } auf der Warteliste.
        }
        [again] { $place ->
            [0] Du bist wieder dabei.
           *[other] Du bist Nummer { $place } auf der Warteliste.
        }
        [withdraw] Du hast dich abgemeldet.
        [choose] Deine Wahl ist notiert.
       *[check-in] Du bist eingecheckt.
    }

# Die Tür.
web-entry-at-door = An der Tür
web-entry-welcome-html = Willkommen, <bdi>{ $name }</bdi>
web-entry-checked-in = Eingecheckt.
web-entry-director-knows = Die Spielleitung weiß, dass du da bist.
web-entry-the-event = Das Turnier
web-entry-who = Wer bist du?
web-entry-not-known-html =
    Du stehst an der Tür von <bdi>{ $event }</bdi>. Dieser Browser ist hier noch nicht als Spieler bekannt.
web-entry-or-link =
    Oder öffne den persönlichen Link, den du bekommen hast, und scanne dann den Code an der Tür noch einmal. Auch die
    Spielleitung kann dich am Pult einchecken.

# Der Code dafür, gedruckt.
web-entry-code = Der Code für die Tür
web-entry-hang-up = Drucken und an der Tür aufhängen.
web-entry-back-to-desk = Zurück zum Pult
web-entry-not-like-this = So geht es nicht.
web-entry-own-address-html =
    Die Adresse unten gilt nur auf diesem Rechner; ein Telefon kann sie nicht öffnen. Das Pult unter der Adresse öffnen,
    die <code>topcut serve</code> für dieses Netz nennt, dann drucken.
web-entry-scan = Spieler: scannen und einchecken
