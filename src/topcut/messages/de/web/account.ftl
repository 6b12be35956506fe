# Ein Konto anlegen, sich einloggen, und was zu einem Konto gehört.
web-account-sign-in = Einloggen
web-account-sign-up = Konto anlegen
web-account-sign-out = Ausloggen
web-account-go-on = Weiter
web-account-back-to-signing-in = Zurück zum Einloggen
web-account-to-signing-in = Zum Einloggen
web-account-back-to-profile = Zurück zum Profil

# Was über den Feldern eines Formulars steht, und daneben.
web-account-field-name = Name
web-account-field-name-hint = So, wie er in Paarungen und Tabelle stehen soll.
web-account-field-handle = Kürzel (freiwillig)
web-account-field-handle-hint = Ein kurzer Name zum Einloggen. Bleibt das Feld leer, wird er aus deinem Namen gebildet: kira-nerys.
web-account-field-email = E-Mail
web-account-field-email-hint = Zum Einloggen mit einem Code, und falls du das Passwort vergisst.
web-account-field-login = Name, Kürzel oder E-Mail
web-account-field-code = Code
web-account-field-password =
    { $which ->
        [current] Bisheriges Passwort
        [new] Neues Passwort
        [new-again] Neues Passwort (noch einmal)
        [again] Passwort (noch einmal)
       *[one] Passwort
    }
web-account-forgotten-hint = Passwort vergessen?

# Was an dem falsch ist, was eingetippt wurde.
web-account-name-not-shown = Dieser Name lässt sich nicht anzeigen. Schreib ihn noch einmal mit Buchstaben.
web-account-name-mixed = Ein Wort dieses Namens mischt Buchstaben zweier Schriften. Schreib ihn noch einmal in einer davon.
web-account-no-handle = Daraus lässt sich kein Kürzel bilden. Gib eines mit Buchstaben oder Ziffern ein.
web-account-handle-taken = { $handle } ist vergeben. Bist du das, logge dich ein; sonst gib ein eigenes Kürzel ein.
web-account-not-your-password = Das ist nicht dein Passwort.
web-account-name-or-password = Name oder Passwort ist falsch. Prüf beides; beim Passwort zählt Groß- und Kleinschreibung.
web-account-email-or-password = E-Mail-Adresse oder Passwort ist falsch.
web-account-too-many-attempts =
    Zu viele Versuche. Warte fünf Minuten und versuch es noch einmal; mit einem Browser, in dem du schon eingeloggt
    warst, geht es sofort.

# Einloggen.
web-account-without-password = Ohne Passwort
web-account-with-passkey = Mit einem Passkey einloggen
web-account-passkeys-not-here =
    Passkeys brauchen eine Adresse mit https und einem Namen, deshalb gibt es sie hier nicht. Vor Ort kommst du mit deinem
    Passwort oder mit dem persönlichen Link auf deinem Zettel herein.
web-account-code-by-mail = Code per E-Mail schicken
web-account-none-yet = Noch kein Konto?
web-account-none-needed =
    Zum Zuschauen und zum Mitspielen brauchst du keines: ein persönlicher Link von der Spielleitung genügt. Mit einem Konto
    findest du deine Turniere auf jedem Gerät.
web-account-forgotten-question = Passwort vergessen?
web-account-ran-out = Dieser Browser war hier bekannt, ist es aber nicht mehr:
web-account-ran-out-why =
    nach 60 Tagen, weil er von einem anderen Gerät aus ausgeloggt wurde, oder weil die Uhr dieser Website gestellt wurde.
    Verloren ist nichts: öffne deinen persönlichen Link noch einmal, oder logge dich ein.
web-account-off-title = Dieses Konto ist abgeschaltet
web-account-off = Abgeschaltet.
web-account-off-why = Die Verwaltung der Website hat dieses Konto geschlossen. Persönliche Links gelten weiter.

# Mit einem Code einloggen, oder mit vergessenem Passwort.
web-account-type-code = Code eingeben
web-account-code-goes-out-html =
    Eine E-Mail mit einem Code ist unterwegs an <bdi>{ $email }</bdi>. Der Code gilt ein paar Minuten.
web-account-with-code = Mit einem Code einloggen
web-account-type-address = Gib die E-Mail-Adresse deines Kontos ein; du bekommst einen Code per E-Mail.
web-account-send-code = Code schicken
web-account-no-mail-no-code =
    Diese Website verschickt keine E-Mails. Logge dich mit deinem Passwort ein, oder öffne deinen persönlichen Link.
web-account-forgotten = Passwort vergessen
web-account-no-mail-no-password-html =
    Diese Website verschickt keine E-Mails und kann dir deshalb kein neues Passwort schicken. Wer sie betreibt, kann mit
    <code>topcut password</code> und deinem Namen eines setzen. Bis dahin spielst du mit einem persönlichen Link von der
    Spielleitung.

# Ein Konto anlegen, und ausloggen.
web-account-what-for = Ein Konto hält deine Turniere zusammen: die du spielst, und die du leitest.
web-account-have-one = Schon ein Konto?
web-account-nobody-signs-up =
    Hier kann zurzeit niemand ein Konto anlegen. Mit einem persönlichen Link von der Spielleitung kannst du trotzdem spielen.
web-account-forgets = Dieser Browser vergisst, wer du bist, auch bei Turnieren, die du mit einem persönlichen Link geöffnet hast.
web-account-keep-link = Sichere den Link jedes Turniers, das du leitest: nur damit kommst du wieder herein.

# Das Passwort.
web-account-change-password = Passwort ändern
web-account-new-password = Neues Passwort
web-account-set-password = Passwort setzen
web-account-password-changed = Das Passwort ist geändert
web-account-set-a-password = Passwort setzen
web-account-is-it-you = Bist du es?
web-account-password-once-more = Das ändert, wie du dich einloggst; gib deshalb dein Passwort noch einmal ein.

# Die E-Mail-Adresse.
web-account-address = E-Mail-Adresse
web-account-address-is-html = Deine Adresse ist <bdi>{ $email }</bdi>.
web-account-not-confirmed-html =
    <strong>Noch nicht bestätigt:</strong> <bdi>{ $email }</bdi>. Öffne den Link in der E-Mail, die dorthin ging.
web-account-send-mail-again = E-Mail noch einmal schicken
web-account-forget-address = Adresse entfernen
web-account-change-address = Adresse ändern
web-account-save-address = Adresse speichern
web-account-no-mail-no-address = Diese Website verschickt keine E-Mails und fragt deshalb nach keiner Adresse.
web-account-confirm-address = E-Mail-Adresse bestätigen
web-account-address-belongs-html =
    Gehört <bdi>{ $email }</bdi> zum Konto von <bdi>{ $name }</bdi>?
web-account-address-mine = Ja, das ist meine
web-account-address-taken = Das geht nicht.
web-account-address-taken-why = Ein anderes Konto hat diese Adresse schon.
web-account-link-too-old = Dieser Link ist zu alt oder wurde schon benutzt.
web-account-have-sent-html = Einen neuen gibt es unter <a href="{ $url }">E-Mail-Adresse</a>.
web-account-look-into-mail = Sieh in deinem Postfach nach
web-account-open-link = Eine E-Mail ist unterwegs zu dir. Öffne den Link darin, um deine Adresse zu bestätigen.

# Was getan wurde, gesagt von der nächsten Seite.
web-account-signed-in = Du bist eingeloggt als { $handle }.
web-account-signed-out = Du bist ausgeloggt.
web-account-code-sent = Eine E-Mail mit einem Code ist unterwegs an { $email }.
web-account-password-is-changed = Das Passwort ist geändert.
web-account-password-is-set = Das Passwort ist gesetzt.
web-account-mail-sent = Eine E-Mail ist unterwegs an { $email }.
web-account-address-confirmed = { $email } ist bestätigt.
web-account-address-not-confirmed = { $email } ist nicht bestätigt: ein anderes Konto hat die Adresse.
web-account-address-forgotten = { $email } ist entfernt.
web-account-address-stays = { $email } ist die Adresse dieses Kontos und bleibt es, bis eine andere bestätigt ist.
web-account-address-set = Die Adresse ist geändert.
web-account-address-first = Die Adresse muss zuerst bestätigt werden.
