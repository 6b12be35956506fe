# E-Mails, die die Seite schickt, und was darüber gesagt wird.
web-mail-stuck = Der Mailserver nimmt gerade keine E-Mails an.
web-mail-stuck-kept =
    Deine ist gespeichert und geht hinaus, sobald er es wieder tut, spätestens in einer Stunde. Kommt ein Code zu spät,
    fordere einen neuen an.

# E-Mails: worum es geht, und ihre Absätze. Ein Code oder eine Adresse steht auf einer eigenen Zeile unter dem ersten.
web-mail-sign-in-code = Code zum Einloggen
web-mail-sign-in-code-below =
    Mit diesem Code loggst du dich bei { $site } ein. Gib ihn auf der Seite ein, die danach fragt; er gilt ein paar Minuten:
web-mail-password-code = Code für ein neues Passwort
web-mail-password-code-below =
    Mit diesem Code setzt du bei { $site } ein neues Passwort. Gib ihn auf der Seite ein, die danach fragt; er gilt ein
    paar Minuten:
web-mail-confirm = Bestätige deine E-Mail-Adresse
web-mail-confirm-below =
    { $handle } hat diese Adresse für ein Konto bei { $site } angegeben. Öffne diesen Link, um sie zu bestätigen:
web-mail-no-account = Zu dieser Adresse gibt es kein Konto
web-mail-no-account-below =
    Jemand wollte sich bei { $site } mit dieser Adresse einloggen, aber dort gibt es zu ihr kein Konto. Hier kannst du
    eines anlegen:
web-mail-moved-up = Du hast einen Platz: { $title }
web-mail-moved-up-below =
    Ein Platz ist frei geworden, und du bist von der Warteliste von { $title } nachgerückt. Kannst du nicht kommen, melde
    dich bitte auf deiner Seite ab, dann rückt der Nächste nach:
web-mail-not-you = Wenn du das nicht warst, brauchst du nichts zu tun.
