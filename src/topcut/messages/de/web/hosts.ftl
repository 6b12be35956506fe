# Spielorte: die Liste, einer davon, einen bestätigen, einen für ein Turnier wählen.

web-hosts-heading = Spielorte
web-hosts-lead = Orte, an denen Turniere stattfinden, von der Koordination bestätigt.
web-hosts-find = Name, Straße oder Ort
web-hosts-none = Noch ist kein Spielort bestätigt. Vorgeschlagen wird einer beim Ankündigen eines Turniers.
web-hosts-nothing-found = Kein Spielort passt zu diesen Wörtern. Versuch es mit weniger.
web-hosts-waiting = Warten auf Bestätigung
web-hosts-name = Name
web-hosts-address = Adresse
web-hosts-same-as = Derselbe wie
web-hosts-events = { $events ->
        [0] –
        [one] { $events } Turnier
       *[other] { $events } Turniere
    }
web-hosts-all = Alle Spielorte
web-hosts-no-events = Hier ist noch kein Turnier eingetragen.
web-hosts-state = { $state ->
        [waiting] Diesen Spielort hat noch niemand bestätigt. Seine Turniere werden danach gelistet{ $hours ->
            [0] { "" }
           *[other] , in der Regel innerhalb von { $hours } Stunden
        }.
       *[refused] Dieser Spielort wurde nicht bestätigt. Seine Turniere werden gelistet, sobald sie einen anderen haben.
    }
web-hosts-verify = Spielort bestätigen
web-hosts-verified = { $name } ist bestätigt; seine Turniere sind gelistet.
web-hosts-refuse = Nicht bestätigen
web-hosts-refuse-hint = Turniere dort bleiben ungelistet, bis ihre Turnierleitung einen anderen Spielort wählt. Der Grund wird aufgehoben.
web-hosts-refused = { $name } ist nicht bestätigt.
web-hosts-near = Vielleicht ist es ein bekannter
web-hosts-same = Es ist derselbe
web-hosts-same-hint = Seine Turniere gehören dann zum anderen; seine Seite führt dorthin.
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
        [waiting] wartet auf Bestätigung; danach wird das Turnier gelistet
       *[refused] nicht bestätigt; dort wird das Turnier nicht gelistet
    }, { $events ->
        [0] noch kein Turnier
        [one] { $events } Turnier hier
       *[other] { $events } Turniere hier
    }
web-hosts-new = Ein neuer Spielort: Ort und Adresse von oben
web-hosts-new-hint = { $names ->
        [none] Das Turnier wird gelistet, sobald die Koordination ihn bestätigt hat
       *[other] Das Turnier wird gelistet, sobald { OR($names) } ihn bestätigt hat
    }{ $hours ->
        [0] { "" }
       *[other] , in der Regel innerhalb von { $hours } Stunden
    }.
web-hosts-no-host = Keiner davon
web-hosts-no-host-hint = Ein privater Ort, oder einer, den niemand kennen muss: er steht da, wie er eingetragen ist.
web-hosts-type = Trag den Ort ein: bekannte Spielorte erscheinen hier.
