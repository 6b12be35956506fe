# Der Kalender der Website.

web-calendar-heading = Kalender
web-calendar-name = Topcut: Turniere
web-calendar-own-name = Topcut: meine Turniere
web-calendar-month = { $month } { $year }
web-calendar-coming = Demnächst
web-calendar-by-month = Monat
web-calendar-by-week = Woche
web-calendar-before = Davor
web-calendar-after = Danach
web-calendar-where = Wo
web-calendar-everywhere = Überall
web-calendar-any-level = Jede Stufe
web-calendar-how = Gespielt wird
web-calendar-either = Am Tisch oder online
web-calendar-at-a-table = Am Tisch
web-calendar-online = Online
web-calendar-show = Anzeigen
web-calendar-nothing = Kein Turnier passt. Sieh dir eine andere Zeit an, oder mehr Spiele und Orte.
web-calendar-page = Seite { $page } von { $last }
web-calendar-weekday = { $weekday ->
        [mon] Mo
        [tue] Di
        [wed] Mi
        [thu] Do
        [fri] Fr
        [sat] Sa
       *[sun] So
    }
web-calendar-subscribe = Im eigenen Kalender abonnieren
web-calendar-subscribe-hint = Gib diese Adresse deinem Kalenderprogramm: es fragt immer wieder nach denselben Turnieren.
web-calendar-these = Adresse dieser Turniere
web-calendar-save = Als Datei speichern
web-calendar-mine = Meine Turniere
web-calendar-mine-hint = Wo du spielst oder mitleitest, auch ungelistete Turniere. Wer diese Adresse hat, kann sie lesen.
web-calendar-renew = Neue Adresse machen
web-calendar-renewed = Dein Kalender hat eine neue Adresse; die frühere führt nirgendwohin.
web-calendar-sign-in = Mit einem Konto bekommst du deine eigenen Turniere als Kalender.
web-calendar-sign-in-link = Anmelden
web-calendar-put-in = In meinen Kalender
web-calendar-fee = Startgeld: { $fee }
