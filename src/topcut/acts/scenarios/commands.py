"""What people want of scenarios (001 4.4): decks, special rules, drinks, prizes."""

from __future__ import annotations

from typing import Annotated

from topcut.acts.command import Command
from topcut.acts.fields import LONGEST_TEXT, of_number, of_words
from topcut.journal.fact import PlayerId, Result, RoundNumber, Table
from topcut.messages.message import message


class ListSpecialRules(Command, frozen=True):
    rules: tuple[Annotated[str, of_words(message("form-special-rule"))], ...]


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
    items: Annotated[int, of_number(message("form-items"), 1, 9_999)]


class CountDrinks(Command, frozen=True):
    player: PlayerId
    drinks: Annotated[int, of_number(message("form-drinks"), 1, 9_999)]


class GiveFeedback(Command, frozen=True):
    player: PlayerId
    text: Annotated[str, of_words(message("form-text"), LONGEST_TEXT)]


class Award(Command, frozen=True):
    """A special prize of the director's."""

    player: PlayerId
    prize: Annotated[str, of_words(message("form-prize"))]
