"""What a report asks for: the ways in which a match can have ended, and the fields and buttons of each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from topcut.journal.records import PlayerId
from topcut.journal.state import Match
from topcut.messages.message import Message
from topcut.refusal import refuse
from topcut.web.live import Snapshot

Data = Mapping[str, str]
MOST_POINTS = 9999
_NUMBER = re.compile(r"[-–−]?\d{1,9}")


class Field(Struct, frozen=True):
    """One input of a form."""

    name: str
    label: str
    kind: Literal["number", "choice", "check"] = "number"
    value: str = ""
    least: int = 0
    most: int = MOST_POINTS
    choices: tuple[tuple[str, str], ...] = ()
    required: bool = True


class Button(Struct, frozen=True):
    """What sends a form, as its field `way`."""

    value: str
    label: str

    @property
    def told(self) -> bool:
        """Whether its label is a sentence, not a score."""
        return " " in self.label


class Row(Struct, frozen=True):
    """A player's line in a round of a pod."""

    name: str
    points: Field
    emptied: Field


class Sheet(Struct, frozen=True):
    """A round of a pod."""

    number: int
    rows: tuple[Row, ...]


class Way(Struct, frozen=True):
    """One way in which a match can have ended: what it is called, and all that the rulebook needs to know of it."""

    label: str
    buttons: tuple[Button, ...]
    fields: tuple[Field, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    typed: bool = False  # it was sent and refused: shown open again
    note: str = ""  # what the rules say about it


class ResultForm(Struct, frozen=True):
    """A report: the usual ways, and those that are rare."""

    ways: tuple[Way, ...]
    others: tuple[Way, ...] = ()


class Asking(Struct, frozen=True):
    """Who is asked about which match, and what he has typed so far."""

    snapshot: Snapshot
    match: Match
    first: PlayerId  # he sees himself first
    own: bool = True  # he is one of the players; otherwise an official
    typed: Data = {}

    @property
    def other(self) -> PlayerId:
        return next((seat for seat in self.match.seats if seat != self.first), "")

    @property
    def in_bracket(self) -> bool:
        stage = self.snapshot.tournament.rounds[self.match.round - 1].stage
        return self.snapshot.plan[stage - 1].kind == "bracket"

    @property
    def turned(self) -> bool:
        """The match has him on its second seat."""
        return self.match.seats[0] != self.first

    def name(self, player: PlayerId) -> str:
        return self.snapshot.names.get(player, player)

    def won(self, player: PlayerId) -> str:
        """ "I won", "I lost", "Odo won"."""
        if self.own:
            return "I won" if player == self.first else "I lost"
        return f"{self.name(player)} won"

    def of(self, player: PlayerId, what: str) -> str:
        """ "My points", "Odo’s points"."""
        return f"My {what}" if self.own and player == self.first else f"{self.name(player)}’s {what}"

    def field(self, name: str, label: str, least: int = 0, most: int = MOST_POINTS) -> Field:
        return Field(name, label, value=self.typed.get(name, "")[:20], least=least, most=most)

    def was(self, *ways: str) -> bool:
        """Whether one of these was sent and refused."""
        return self.typed.get("way", "") in ways


def number(data: Data, name: str, what: str | Message, least: int = 0, most: int = MOST_POINTS) -> int:
    """A whole number out of a field, or a refusal that names it."""
    text = "".join(str(data.get(name, "")).split())
    if not text:
        raise refuse("form-number-missing", what=what)
    if not _NUMBER.fullmatch(text):
        raise refuse("form-not-digits", what=what, typed=text[:20])
    found = int(text.replace("–", "-").replace("−", "-"))
    if not least <= found <= most:
        raise refuse("form-number-out-of-range", what=what, number=found, least=least, most=most)
    return found
