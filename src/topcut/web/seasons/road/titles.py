"""Champions: who won an event above the local level that counted. Never kept, always read off the places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from django.db.models import F
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.describe import level_named
from topcut.programs.model import Program
from topcut.seasons.outcome import LOCAL
from topcut.web.seasons.models import Entry
from topcut.web.seasons.shown import shown_name
from topcut.web.store.models import Event

MOST = 500


class Title(Struct, frozen=True):
    """A champion."""

    year: str
    rank: int  # of the level: the highest comes first
    level: Message
    game: str
    event: Event
    name: str
    handle: str  # of their page


def titles(programs: Mapping[str, Program], program: str = "") -> list[tuple[str, list[Title]]]:
    """By year, the latest first; within it the highest level first. A shared place is no title."""
    found = won(programs, program)
    made = sorted(found, key=lambda one: (one.year, one.rank), reverse=True)
    return [(year, list(them)) for year, them in groupby(made, lambda one: one.year)]


def won(
    programs: Mapping[str, Program], program: str = "", words: Sequence[str] | None = None, most: int = MOST
) -> list[Title]:
    """The latest first; with words for a region those that were won there."""
    rows = Entry.objects.filter(place=1, shared_to=F("place"), event__counted__sanctioned=True, event__listed=True)
    rows = rows.exclude(event__counted__level=LOCAL)
    if program:
        rows = rows.filter(event__counted__program=program)
    if words is not None:
        rows = rows.filter(event__whereabouts__word__in=words)
    found = rows.select_related("event__counted", "person").order_by("-event__counted__day")[:most]
    return [_title(programs, one) for one in found]


def _title(programs: Mapping[str, Program], entry: Entry) -> Title:
    counted = entry.event.counted
    program = programs.get(counted.program)
    level = program.level(counted.level) if program else None
    game = program.game(counted.game) if program else None
    named = level_named(program, counted.level) if program else _usual(counted.level)
    title = game.title if game and game.title else counted.game
    return Title(
        counted.day[:4],
        (level.level or 0) if level else 0,
        named,
        title,
        entry.event,
        shown_name(entry.person),
        entry.person.handle,
    )


def _usual(level: str) -> Message:
    return message("programname-level", level=level, title="")
