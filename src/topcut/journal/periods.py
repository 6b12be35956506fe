"""The names of the periods before round one as journals hold them."""

REGISTRATION = "Deck registration"
BUILDING = "Deck building"
