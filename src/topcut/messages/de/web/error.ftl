# Seiten, die sagen, warum etwas nicht gezeigt oder nicht getan wurde.
web-error-all-events = Alle Turniere
web-error-look-at-events = Alle Turniere ansehen
web-error-not-done = Das ging nicht.

web-error-forbidden-title = Nicht erlaubt
web-error-forbidden = Das kannst du hier nicht tun
web-error-forbidden-why =
    Dafür braucht es eine andere Rolle. Öffne deinen persönlichen Link noch einmal, oder bitte die Spielleitung um einen
    neuen.

web-error-old-form-title = Nicht gesendet
web-error-old-form = Das Formular war zu alt
web-error-old-form-why =
    Geh zurück, lade die Seite neu und sende es noch einmal; dafür müssen Cookies erlaubt sein.

web-error-not-found-title = Nicht gefunden
web-error-not-found = Hier ist keine Seite
web-error-not-found-why = Die Adresse führt nirgendwohin, oder das Turnier hat jetzt eine andere.

web-error-too-many = Zu viele Versuche
web-error-too-many-why =
    Von hier kamen zu viele Versuche. Geändert wurde nichts; versuch es in einer Minute noch einmal.

web-error-fault-title = Ein Fehler
web-error-fault = Bei uns ist etwas kaputt
web-error-fault-why =
    Es liegt nicht an dir, und alles, was angenommen wurde, ist sicher. Versuch es noch einmal; passiert es wieder, sag es
    der Spielleitung.

web-error-refused-title = Nicht möglich
web-error-refused = Das war nicht möglich
web-error-nothing-changed = Geändert wurde nichts.
