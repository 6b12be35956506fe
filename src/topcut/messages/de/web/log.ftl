# Das Journal als Seite.
web-log-journal = Journal
web-log-lead-html =
    Alles, was geschehen ist, das Neueste zuerst. Nichts wird je entfernt; was zurückgenommen wurde, ist durchgestrichen.
    Warum ein Match nachgereicht, bestritten oder berichtigt wurde, und was Testspieler sagen, lesen nur die
    Offiziellen. Jeder Eintrag ist durch den davor versiegelt, und das letzte Siegel ist <samp>{ $seal }</samp>.
web-log-records =
    { $records ->
        [one] { $records } Eintrag
       *[other] { $records } Einträge
    }
web-log-number = Nr.
web-log-when = Wann
web-log-who = Wer
web-log-what = Was
