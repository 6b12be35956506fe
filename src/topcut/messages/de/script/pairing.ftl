script-pairing =
    .lost = Keine Verbindung: nichts wurde geändert. Bitte noch einmal versuchen.
