"""What a list of events shows of one without its journal: its round, the clock, the winner.

It is written into the event's row as JSON. The winner is a reference to the text with the name, so that a name that is
erased is gone from the lists too.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from topcut.journal.fact import TextRef
from topcut.journal.state import Tournament
from topcut.messages.message import Message
from topcut.play.clock import ends_at, in_utc, left
from topcut.play.placings import placings
from topcut.play.round_names import round_name
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook


class Shown(Struct, frozen=True, omit_defaults=True):
    """How far an event is, for a list."""

    round: Message | None = None  # the latest
    ends: str = ""  # when its time is called, in UTC; "" while no clock runs
    left: int = 0  # seconds, of a clock that stands still
    deadline: str = ""  # of an online round
    cancelled: bool = False
    places: int = 0  # before it begins; 0 = as many as come
    winner: TextRef = ""  # once it is finished and nobody shares the first place


def shown_of(now: Tournament) -> Shown:
    """Out of the tournament as it stands."""
    if not now.rounds or not now.rulebook:
        return Shown(cancelled=now.cancelled is not None, places=now.registration.places)
    book = build(now.rulebook)
    if now.finished:
        return Shown(winner=_winner(now, book))
    posted = now.rounds[-1]
    name, clock = round_name(now, book, posted.number), posted.clock
    if clock.paused:
        rest = left(clock, clock.paused)
        return Shown(name, left=int(rest.total_seconds()) if rest else 0, deadline=posted.deadline)
    ends = ends_at(clock, clock.started)
    return Shown(name, in_utc(ends) if ends else "", deadline=posted.deadline)


def _winner(now: Tournament, book: Rulebook) -> TextRef:
    first = next(iter(placings(now, book)), None)
    return now.entrants[first.player].person if first and first.to == 1 else ""


# As a column ---------------------------------------------------------------------------------------------------------


def written(shown: Shown) -> dict[str, Any]:
    """As JSON has it."""
    values: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(shown, round=None))
    return values | ({"round": _packed(shown.round)} if shown.round else {})


def read(column: dict[str, Any]) -> Shown:
    """Out of the column; of an event that nobody has touched since there is one, nothing."""
    values = dict(column)
    said = values.pop("round", None)
    return Shown(_unpacked(said) if said else None, **values)


def _packed(said: Message) -> list[Any]:
    """The name of a round: an id, and numbers, words and such names in it."""
    return [said.id, {name: _packed(one) if isinstance(one, Message) else one for name, one in said.params}]


def _unpacked(packed: list[Any]) -> Message:
    id, values = packed
    return Message(id, tuple((n, _unpacked(v) if isinstance(v, list) else v) for n, v in sorted(values.items())))
