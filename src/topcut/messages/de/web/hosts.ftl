# Spielorte: die Liste, einer davon, einen bestätigen, einen für ein Event wählen.

web-hosts-heading = Spielorte
web-hosts-lead = Orte, an denen Events stattfinden, von der Koordination bestätigt.
web-hosts-find = Name, Straße oder Ort
web-hosts-none = Noch ist kein Spielort bestätigt. Vorgeschlagen wird einer beim Eintragen eines Events.
web-hosts-nothing-found = Kein Spielort passt zu diesen Wörtern. Versuch es mit weniger.
web-hosts-waiting = Warten auf Bestätigung
web-hosts-name = Name
web-hosts-address = Adresse
web-hosts-same-as = Derselbe wie
web-hosts-events = { $events ->
        [0] –
        [one] { $events } Event
       *[other] { $events } Events
    }
web-hosts-all = Alle Spielorte
web-hosts-no-events = Hier ist noch kein Event eingetragen.
web-hosts-state = { $state ->
        [waiting] Diesen Spielort hat noch niemand bestätigt. Seine Events werden danach gelistet, in der Regel innerhalb von { $hours ->
            [one] einer Stunde
           *[other] { $hours } Stunden
        }.
       *[refused] Dieser Spielort wurde nicht bestätigt. Seine Events werden gelistet, sobald sie einen anderen haben.
    }
web-hosts-verify = Spielort bestätigen
web-hosts-verified = { $name } ist bestätigt; seine Events sind gelistet.
web-hosts-refuse = Nicht bestätigen
web-hosts-refuse-hint = Events dort bleiben ungelistet, bis ihre Turnierleitung einen anderen Spielort wählt. Der Grund wird aufgehoben.
web-hosts-refused = { $name } ist nicht bestätigt.
web-hosts-near = Vielleicht ist es ein bekannter
web-hosts-same = Es ist derselbe
web-hosts-same-hint = Seine Events gehören dann zum anderen; seine Adresse im Netz führt dorthin.
web-hosts-merged = { $name } ist ab jetzt { $into }.
web-hosts-change = Name, Adresse oder Region ändern
web-hosts-changed = Der Spielort ist geändert.
web-hosts-history = Was damit geschehen ist
web-hosts-act = { $what ->
        [verified] bestätigt
        [refused] nicht bestätigt
        [renamed] geändert von „{ $before }“ in „{ $after }“
       *[merged] „{ $before }“ wurde ein Teil von „{ $after }“
    }
web-hosts-host = Spielort
web-hosts-known-as = { $state ->
        [verified] bestätigt
        [waiting] wartet auf Bestätigung; danach wird das Event gelistet
       *[refused] nicht bestätigt; dort wird das Event nicht gelistet
    }, { $events ->
        [0] noch kein Event
        [one] { $events } Event hier
       *[other] { $events } Events hier
    }
web-hosts-new = Ein neuer Spielort: Ort und Adresse von oben
web-hosts-new-hint = { $names ->
        [none] Das Event wird gelistet, sobald die Koordination ihn bestätigt hat, in der Regel innerhalb von { $hours } Stunden.
       *[other] Das Event wird gelistet, sobald { OR($names) } ihn bestätigt hat, in der Regel innerhalb von { $hours } Stunden.
    }
web-hosts-no-host = Keiner davon
web-hosts-no-host-hint = Ein privater Ort, oder einer, den niemand kennen muss: er steht da, wie er eingetragen ist.
web-hosts-type = Trag den Ort ein: bekannte Spielorte erscheinen hier.
