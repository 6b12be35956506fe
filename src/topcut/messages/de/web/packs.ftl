# Packs aus einer Kartenliste: wie sie verteilt werden, und was davon zu sehen ist.
web-packs-title = Packs
web-packs-back = Zurück zur Verteilung
web-packs-of-a-list = Packs aus einer Kartenliste
web-packs-dealt = Verteilt
web-packs-seed = Startwert
web-packs-digest = Prüfsumme
web-packs-record = Eintrag { $record }.
web-packs-verify-html = <a href="{ $url }">Verteilungen prüfen</a>: jede wird aus Liste und Startwert noch einmal berechnet.
web-packs-own-only =
    Wer selbst mitspielt, sieht sich nur die eigenen Packs an und überlässt die übrigen jemand anderem.
web-packs-whose = Wessen Packs
web-packs-show = Packs anzeigen
web-packs-to-print = Ein Text je Spieler, zum ungelesenen Drucken (ZIP)
web-packs-unseen =
    Beim Verteilen sieht niemand eine Karte, auch die Spielleitung kann also mitspielen. Der Startwert wird dabei gezogen
    und steht im Journal.
web-packs-round-posted = Eine Runde hängt aus, deshalb wird nichts mehr verteilt.

# Das Formular.
web-packs-deal = Packs verteilen
web-packs-again = Neu verteilen
web-packs-deal-again = Packs neu verteilen
web-packs-why-again = Begründung für das neue Verteilen
web-packs-file = Kartenliste: CSV mit einer ersten Zeile wie name,rarity,count, oder eine Deckdatei
web-packs-paste = Oder hier einfügen, eine Karte je Zeile (2x Odo)
web-packs-pasted = die Liste
web-packs-for-each = Packs je Spieler
web-packs-size = Karten in einem Pack
web-packs-if-empty = leer: { $number }, wie im Format
web-packs-rarities = Oder wie viele von jeder Seltenheit
web-packs-how = Wie
web-packs-as-the-format = wie im Format: { $method }
web-packs-dealt-now =
    { $list }. Die Packs sind verteilt; keine Karte war zu sehen.{ $notes ->
        [none] { "" }
       *[other] { " " }{ BLANKS($notes) }
    }
web-packs-note = { $note }.

# Auf der eigenen Seite eines Spielers.
web-packs-your-cards = Deine Karten
web-packs-part =
    { $heading }: { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
