# Was um jede Seite des Pults herum steht.
web-desk-title = { $event }: das Pult
web-desk-desk = Pult
web-desk-journal = Journal
web-desk-calls = Rufe
web-desk-round = Runde
web-desk-scenario = Szenario
web-desk-limited =
    { $method ->
        [sealed] Sealed
       *[other] Draft
    }
web-desk-players = Spieler
web-desk-standings = Tabelle
web-desk-report = Bericht
web-desk-setup = Einrichtung
web-desk-overview = Übersicht
web-desk-links = Links
web-desk-access = Zugang
web-desk-plan = Plan
web-desk-tables = Tische
web-desk-checklist = Checkliste
web-desk-settings = Hausregeln
web-desk-listing = Ankündigung
web-desk-event = Turnier
web-desk-finish = Abschluss
web-desk-files = Dateien
web-desk-done = Erledigt.
web-desk-raced-html = <strong>Jemand war schneller.</strong> Das Turnier hat sich geändert, seit diese Seite geöffnet wurde;
    sie zeigt, wie es jetzt steht.
web-desk-goes-on-here = { $now }: { $step }
web-desk-others-go-on = { $now }; weiter macht { OR($who) }
web-desk-undo = Zurücknehmen
web-desk-redo = Wiederherstellen
web-desk-here-as = Rolle an diesem Pult: { AND($roles) }.
web-desk-what-visitors-see = Was Besucher sehen
web-desk-public-page = Öffentliche Seite
web-desk-projector = Beamer
web-desk-mind-html = <strong>Hinweis:</strong> { $what }.

# Vor der ersten Runde.
web-desk-before = Vor Runde 1
web-desk-before-what-html = Hier stehen die Tische, sobald Runde 1 aushängt. Bis dahin: Spieler anmelden,
    <a href="{ $plan }">Plan und Runden</a> ansehen{ $links ->
        [none] { "" }
       *[other] , die <a href="{ $links }">persönlichen Links</a> ausgeben
    }.
