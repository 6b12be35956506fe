"""What waits for somebody of a community: each room says what it has, one page lists all of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from topcut.messages.message import Message
from topcut.web.seasons.offices import Account


class Waits(Struct, frozen=True):
    """One matter, with what is needed to answer it."""

    what: Message  # a line: who wants what
    facts: tuple[Message, ...]  # what one must know to answer
    address: str  # where it is answered
    since: str  # when it came
    due: str = ""  # until when an answer is promised; "" = nobody waits for a day
    private: bool = False  # of nobody's business but theirs


class Source(Struct, frozen=True):
    """A room by its name, and what of it waits for this account in this program."""

    name: str
    waits: Callable[[Account, str], Sequence[Waits]]
    many: Callable[[Account, str], int] | None = None  # only how many, where that is quicker: every page asks it


SOURCES: list[Source] = []


def also(source: Source) -> None:
    """Once, however often the app is made ready."""
    if all(known.name != source.name for known in SOURCES):
        SOURCES.append(source)


def waiting(user: Account, program: str) -> list[Waits]:
    """All of it: what is promised for a day first, the earliest on top, then what came first."""
    found = [one for source in SOURCES for one in source.waits(user, program)]
    return sorted(found, key=lambda one: (not one.due, one.due, one.since))
