# Passkeys: ein Weg hinein ohne Passwort.
web-passkey-title = Passkeys
web-passkey-not-here = Nicht hier.
web-passkey-not-here-why =
    Passkeys brauchen eine Adresse mit https und einem Namen; hier lehnen Browser sie ab. Dein Passwort oder dein
    persönlicher Link geht.
web-passkey-need-script = Passkeys brauchen JavaScript; dein Passwort geht auch ohne.
web-passkey-script-off = Ausgeschaltet.
web-passkey-yours = Mit jedem davon loggst du dich ohne Passwort ein
web-passkey-one = Passkey
web-passkey-added = Hinzugefügt
web-passkey-last-used = Zuletzt benutzt
web-passkey-never = nie
web-passkey-change = Ändern
web-passkey-rename = Umbenennen
web-passkey-remove = Entfernen
web-passkey-none-yet =
    Hier stehen dann deine Passkeys. Ein Passkey liegt auf deinem Telefon oder Computer und wird mit Finger, Gesicht oder
    PIN geöffnet: nichts zu merken, nichts zu tippen.
web-passkey-add = Passkey hinzufügen
web-passkey-browser-asks = Dein Browser fragt, wo er liegen soll. Dein Passwort gilt weiterhin.
web-passkey-back = Zurück zu den Passkeys
web-passkey-remove-it = Passkey entfernen
web-passkey-without-it-html =
    Mit <bdi>{ $passkey }</bdi> kannst du dich dann nicht mehr einloggen. Dein Passwort gilt weiterhin.
web-passkey-rename-it = Passkey umbenennen
web-passkey-name = Name
web-passkey-name-of = Name des Passkeys
web-passkey-name-hint = Um ihn von deinen anderen zu unterscheiden: Telefon, Laptop.
web-passkey-made = Passkey { $number }

# Was getan wurde, auf der nächsten Seite gesagt.
web-passkey-is-added = Der Passkey ist hinzugefügt.
web-passkey-is-removed = Der Passkey ist entfernt.
