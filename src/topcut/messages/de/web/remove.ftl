# Ein Turnier, das nicht gespielt wird.
web-remove-heading = Es wird nicht gespielt
web-remove-begun = Ein Turnier, das begonnen hat, bleibt: die Spieler behalten ihre Ergebnisse. Es lässt sich oben aus der
    Liste nehmen, oder beenden.
web-remove-cancel-open = Turnier absagen
web-remove-cancel-means =
    Dass es nicht gespielt wird, steht dann auf der Seite des Turniers, in der Liste und { $players ->
        [0] überall, wo es verlinkt ist
        [one] auf der Seite des angemeldeten Spielers
       *[other] auf den Seiten der { $players } angemeldeten Spieler
    }. Es kann immer noch doch stattfinden.
web-remove-why = Warum, für alle zu lesen
web-remove-cancel = { $title } absagen
web-remove-cancelled = Abgesagt. Wer nachsieht, liest es.
web-remove-is-cancelled = Es ist abgesagt; wer nachsieht, liest es.
web-remove-restore = Doch stattfinden lassen
web-remove-restored = Es findet doch statt. Wer angemeldet war, ist es noch.
web-remove-open = Turnier löschen
web-remove-means =
    { $players ->
        [0] Niemand ist angemeldet. Das Turnier, seine Links und sein Journal sind dann endgültig weg.
        [one] { $players } Spieler ist angemeldet und erfährt davon nichts: die Anmeldung, der Link und die Seite des
            Turniers sind dann endgültig weg. Vorher durchsagen, oder das Turnier nur aus der Liste nehmen.
       *[other] { $players } Spieler sind angemeldet und erfahren davon nichts: ihre Anmeldungen, ihre Links und die Seite
            des Turniers sind dann endgültig weg. Vorher durchsagen, oder das Turnier nur aus der Liste nehmen.
    }
web-remove-button = { $title } endgültig löschen
web-remove-done = { $title } ist gelöscht.
