# The form above the list of events.
web-search-find = Find an event
web-search-hint = Event, game, city or director
web-search-narrow = Game and region
web-search-game = Game
web-search-all-games = All games
web-search-region = Region
web-search-everywhere = Everywhere
web-search-search = Find
web-search-show-all = Show all
