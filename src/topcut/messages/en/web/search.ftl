# The form above the list of events.
web-search-words = Title, place or director
web-search-game = Game
web-search-all-games = All games
web-search-region = Region
web-search-everywhere = Everywhere
web-search-search = Search
web-search-show-all = Show all
