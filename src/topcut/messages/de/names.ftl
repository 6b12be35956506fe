# Listen von Spielern: CSV mit Kopfzeile, oder ein Name je Zeile.

names-none = { $file } enthält keine Namen
    .do = einen Namen je Zeile schreiben
names-not-text = { $file } ist keine Textdatei
    .do = eine CSV-Datei oder einen Namen je Zeile angeben
names-more-than-a-name = { $file }, Zeile { $line }, hat mehr als einen Namen: { $text }
    .cli = eine Zeile wie `name,rating` über die Liste setzen
    .web = eine Zeile wie „name,rating“ über die Liste setzen
    .api = eine Zeile wie name,rating über die Liste setzen
names-no-number = „{ $text }“ ist keine Zahl ({ $column })
    .do = eine ganze Zahl schreiben
names-nameless = ein Spieler hat keinen Namen
    .do = den Namen ergänzen oder die Zeile löschen
