# Das Skript des Pults.
script-console =
    .offline = Keine Verbindung: der Zettel wird mit Enter gelesen.
    .kept = Noch nicht gesendet: { $slips }. Sie sind gespeichert und werden gesendet.
