"""Facts of scenarios (001 4.4): decks, special rules, drinks, prizes."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId, Result, RoundNumber, Table, TextRef


class DecksDealt(Fact, frozen=True):
    """Whose deck everybody plays in a round."""

    round: RoundNumber
    decks: dict[PlayerId, PlayerId]  # player → the owner of his deck
    seed: str = ""


class SpecialRulesListed(Fact, frozen=True):
    """The special rules of Race to the Alpha Quadrant, in the order of their numbers."""

    rules: tuple[TextRef, ...]


class SpecialRuleDrawn(Fact, frozen=True):
    """A player's special rule in a round; a second one in the same round takes the place of the rejected first."""

    round: RoundNumber
    player: PlayerId
    rule: int  # 1 is the first of the list
    seed: str


class GameEnded(Fact, frozen=True):
    """Standard Orbit: a game ended before the round did, and the table began another. In a pod: somebody conceded."""

    round: RoundNumber
    table: Table
    result: Result


class ItemsDonated(Fact, frozen=True):
    """Bend the Rules: what a player spent in his game."""

    round: RoundNumber
    table: Table
    player: PlayerId
    items: int


class DrinksCounted(Fact, frozen=True):
    """Biermeister: what a player has drunk so far is now so many more."""

    player: PlayerId
    drinks: int


class FeedbackGiven(Fact, frozen=True):
    """Public Play Testing: what a player says about a card."""

    player: PlayerId
    text: TextRef


class Awarded(Fact, frozen=True):
    """A special prize that the director gave."""

    player: PlayerId
    prize: TextRef


ScenariosFact = (
    DecksDealt
    | SpecialRulesListed
    | SpecialRuleDrawn
    | GameEnded
    | ItemsDonated
    | DrinksCounted
    | FeedbackGiven
    | Awarded
)
