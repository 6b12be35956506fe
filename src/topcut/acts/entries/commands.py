"""What people want of who plays: entering, leaving, coming back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.earned.facts import Held
from topcut.acts.entries.names import LONGEST as LONGEST_NAME
from topcut.acts.fields import MOST_NUMBER, MOST_PLACE, Reason, of_number, of_words
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import message


class Person(Struct, frozen=True):
    """Somebody who enters; kept outside the chain."""

    name: Annotated[str, of_words(message("form-name"), LONGEST_NAME)]
    handle: Annotated[str, of_words(message("form-handle"), LONGEST_NAME)] = (
        ""  # of their own here; "" = out of the name
    )
    rating: Annotated[int, of_number(message("form-rating"), -MOST_NUMBER)] | None = None
    earned_byes: Annotated[int, of_number(message("form-earned-byes"), 0, MOST_PLACE)] = 0
    head_start: Annotated[int, of_number(message("form-head-start"), -MOST_NUMBER)] = 0
    side: str = ""
    team: Annotated[str, of_words(message("form-team"), LONGEST_NAME)] = ""
    who: Annotated[str, of_words(message("form-who"), 40)] = ""  # which person across events
    uses: tuple[Held, ...] = ()  # of what they earned elsewhere
    gives_up: tuple[Held, ...] = ()


class Enter(Command, frozen=True):
    """One or many players enter: before the start, or late."""

    people: tuple[Person, ...]
    heat: StageNumber = 0  # which heat they play in, where there are several; 0 = the first that is not over


class Withdraw(Command, frozen=True):
    player: PlayerId


class ReEnter(Command, frozen=True):
    player: PlayerId
    reason: Reason = ""


class ForfeitBye(Command, frozen=True):
    player: PlayerId


class CheckIn(Command, frozen=True):
    player: PlayerId


class Drop(Command, frozen=True):
    player: PlayerId
    gives_up: bool = False  # the bracket match that is not over yet, and knows it


class Rename(Command, frozen=True):
    """Correct how a player is called, at any time."""

    player: PlayerId
    name: Annotated[str, of_words(message("form-name"), LONGEST_NAME)]
    handle: Annotated[str, of_words(message("form-handle"), LONGEST_NAME)] = ""  # "" = as it was


class Describe(Command, frozen=True):
    """Note what else is known of a player; None leaves a line as it was, "" takes it out."""

    player: PlayerId
    pronouns: Annotated[str, of_words(message("form-pronouns"), 40)] | None = None
    club: Annotated[str, of_words(message("form-club"), 100)] | None = None
    country: Annotated[str, of_words(message("form-country"), 60)] | None = None
    contact: Annotated[str, of_words(message("form-contact"), 200)] | None = None  # for the opponent of an online match
    note: Annotated[str, of_words(message("form-note"))] | None = None  # for officials


class NoteFee(Command, frozen=True):
    player: PlayerId
    paid: bool = False
