# The page that says why a player was paired like this.
web-why-title = Why this pairing
web-why-heading = Why this pairing?
web-why-seed = Rounds are drawn by the published rules with a seed that is kept in the journal; anybody can draw them again.
web-why-rulebook = The rulebook
