"""What people want of who plays: entering, leaving, coming back."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.command import Command
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber


class Person(Struct, frozen=True):
    """Somebody who enters; kept outside the chain."""

    name: str
    handle: str = ""  # a short name of his own in this event; made from the name where it is empty
    rating: int | None = None
    earned_byes: int = 0
    head_start: int = 0
    side: str = ""
    team: str = ""


class Enter(Command, frozen=True):
    """One or many players enter: before the start, or late."""

    people: tuple[Person, ...]
    heat: StageNumber = 0  # which heat they play in, where there are several; 0 = the first that is not over


class Withdraw(Command, frozen=True):
    player: PlayerId


class ReEnter(Command, frozen=True):
    player: PlayerId
    reason: str = ""


class ForfeitBye(Command, frozen=True):
    player: PlayerId


class CheckIn(Command, frozen=True):
    player: PlayerId


class Drop(Command, frozen=True):
    player: PlayerId
    gives_up: bool = False  # the bracket match that is not over yet, and knows it
