"""What people want of scenarios (001 4.4): decks, special rules, drinks, prizes."""

from __future__ import annotations

from topcut.acts.command import Command
from topcut.journal.fact import PlayerId, Result, RoundNumber, Table


class ListSpecialRules(Command, frozen=True):
    rules: tuple[str, ...]


class RejectSpecialRule(Command, frozen=True):
    """Once per event: draw another special rule for this round."""

    player: PlayerId


class EndGame(Command, frozen=True):
    """Standard Orbit: a game ended before the round did."""

    round: RoundNumber
    table: Table
    result: Result


class Donate(Command, frozen=True):
    """Bend the Rules: spend items in a game."""

    round: RoundNumber
    table: Table
    player: PlayerId
    items: int


class CountDrinks(Command, frozen=True):
    player: PlayerId
    drinks: int


class GiveFeedback(Command, frozen=True):
    player: PlayerId
    text: str


class Award(Command, frozen=True):
    """A special prize of the director's."""

    player: PlayerId
    prize: str
