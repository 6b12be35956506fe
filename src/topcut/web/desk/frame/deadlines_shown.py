"""Deadlines at the desk: the forms for them, and what is late."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from topcut.answers.deadlines import DeadlinesAnswer, deadlines_answer
from topcut.messages.message import Message
from topcut.web.desk.frame.room import Room
from topcut.web.site.forms import Answered
from topcut.web.site.moments import picked

FORM = "deadlines"


class DeadlineField(Struct, frozen=True):
    """When a round ahead ends, as it stands in its field."""

    name: str
    label: Message
    value: str


def deadlines_shown(room: Room, answered: Answered) -> Mapping[str, Any]:
    """Nothing where the event is not online: a hall has a clock."""
    if not room.snapshot.online:
        return {}
    ends = deadlines_answer(room.snapshot, room.now)
    closes = "incomplete" in room.snapshot.book.endings
    return {"deadlines": ends, "ahead": _fields(room, ends, answered), "closes": closes}


def field_of(number: int) -> str:
    return f"until-{number}"


def _fields(room: Room, ends: DeadlinesAnswer, answered: Answered) -> tuple[DeadlineField, ...]:
    typed = answered.values if answered.form == FORM else {}
    return tuple(
        DeadlineField(name, one.name, picked(typed.get(name, one.until), room.row.zone))
        for one in ends.ahead
        for name in [field_of(one.round)]
    )
