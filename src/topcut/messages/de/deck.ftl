# Eine Karte je Zeile, wie Deckdateien sie haben.

deck-more-than-a-card = da steht mehr als eine Anzahl und ein Name: { $text }
    .do = eine Kopfzeile über die Liste setzen, etwa name, side, rarity
deck-count-or-name = „{ $line }“ kann { $count } Karten oder ein Name sein
    .do = { $count }x { $name } oder 1x { $line } schreiben
