"""Facts of the event itself: its rules, its announcements, and what was taken back."""

from __future__ import annotations

from typing import Any

from topcut.journal.fact import Fact, TextRef
from topcut.journal.plan import Stage


class Created(Fact, frozen=True):
    """The tournament was set up: its rules as they are now (13.2) and its announced plan."""

    rulebook: dict[str, Any]  # the resolved rulebook document
    title: TextRef
    rounds: int = 0  # 0: as the rulebook recommends for the field, fixed at the start
    date: str = ""
    engine: str = ""
    plan: tuple[Stage, ...] = ()  # () = the one stage that the rulebook plays: Swiss rounds, or pods


class SettingsChanged(Fact, frozen=True):
    """The director chose otherwise than was announced: what, and what of the resolved rulebook that changes."""

    asked: dict[str, Any]  # setting → the value chosen
    values: dict[str, Any] = {}  # setting → its value from now on, with all that follows from the choice
    tables: dict[str, Any] = {}  # other parts of the rulebook document that are different from now on
    consent: TextRef = ""
    reason: TextRef = ""


class Announced(Fact, frozen=True):
    """Everybody is told something; it stands until then, or as long as the event is on."""

    text: TextRef
    until: str = ""


class TakenDown(Fact, frozen=True):
    """The announcement of this record stands no more."""

    seq: int


class Retitled(Fact, frozen=True):
    """The title was corrected."""

    title: TextRef


class Cancelled(Fact, frozen=True):
    """The event will not be played."""

    reason: TextRef = ""


class Undone(Fact, frozen=True):
    """The act that began with this record did not happen."""

    seq: int


EventFact = Created | SettingsChanged | Announced | TakenDown | Retitled | Cancelled | Undone
