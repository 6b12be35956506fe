# Das Formular über der Turnierliste.
web-search-find = Turnier suchen
web-search-hint = Turnier, Spiel, Ort oder Spielleitung
web-search-narrow = Spiel und Region
web-search-game = Spiel
web-search-all-games = Alle Spiele
web-search-region = Region
web-search-everywhere = Überall
web-search-search = Suchen
web-search-show-all = Alle anzeigen
