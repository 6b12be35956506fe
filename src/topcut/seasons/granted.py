"""What somebody of the community grants before an event counts at its level, and what is known of it.

Three kinds of matters, each with a name by which it is asked for: the level itself, a card pool that needs an approval
there, and a day in the season of other levels. Where nobody knows anything of them they are open.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct

from topcut.journal.state import Listing
from topcut.messages.message import Message, message
from topcut.programs.describe import level_named
from topcut.programs.model import Level, Program
from topcut.seasons.applying import needs_approval
from topcut.seasons.sanction import Planned, formats_named

Phase = Literal["planned", "begun", "over"]
Standing = Literal["granted", "asked", "declined", "none"]
LEVEL, MONTHS = "level", "months"
UP_TO_OTHERS = {"programwhy-approval", "programwhy-granted"}  # notes that are lines of their own


class Matter(Struct, frozen=True):
    """Something that is granted."""

    name: str  # by which it is asked for: "level", "months", "pool.traditional"
    what: Message
    clause: str


class Word(Struct, frozen=True):
    """What was answered, and when it was asked or answered."""

    state: Standing = "none"
    day: str = ""


Said = Mapping[str, Word]  # by matters; one that is not there was never asked for


class Granted(Struct, frozen=True):
    """A matter, and how it stands."""

    matter: str
    state: Literal["met", "open", "missing"]
    what: Message
    why: Message | None
    clause: str


def matters(program: Program, listing: Listing, event: Planned) -> Iterator[Matter]:
    """Everything that an event of this level needs besides what it can meet by itself."""
    level = program.level(event.level)
    if level is None:
        return
    if level.granted in ("by-application", "by-bid"):
        by = message("programname-role", role=level.by or "anybody")
        what = message("programwhy-granted", granted=level.granted, by=by, clause=level.clause)
        yield Matter(LEVEL, what, level.clause)
    for name in event.formats:
        for one in formats_named(program, name, event.game):
            if one.approval_from is not None and (level.level or 0) >= one.approval_from:
                what = message("programwhy-approval", format=one.name, clause=one.clause)
                yield Matter(f"pool.{one.name}", what, one.clause)
    if needs_approval(program, level, listing.date):
        yield Matter(MONTHS, _months(program, level), level.clause)


def _months(program: Program, level: Level) -> Message:
    others = tuple(level_named(program, other) for other in level.approval_in)
    return message("sanction-months", levels=others, clause=level.clause)


def granted_lines(
    program: Program, listing: Listing, event: Planned, phase: Phase, said: Said | None
) -> tuple[Granted, ...]:
    """Of an event that is over only where it is known: whatever nobody knows stands in nobody's way."""
    if said is None and not listing.granted:
        found = matters(program, listing, event) if phase != "over" else ()
        return tuple(Granted(one.name, "open", one.what, None, one.clause) for one in found)
    return tuple(_line(one, _word(one, listing, said)) for one in matters(program, listing, event))


def _word(one: Matter, listing: Listing, said: Said | None) -> Word:
    """As it was answered; where only the journal says something, that is about all of it."""
    if said is not None:
        return said.get(one.name, Word())
    return Word("granted" if listing.granted == "yes" else "none")


def _line(one: Matter, word: Word) -> Granted:
    states: Mapping[Standing, Literal["met", "open", "missing"]] = {"granted": "met", "asked": "open"}
    why = message("sanction-granted", state=word.state, day=word.day)
    return Granted(one.name, states.get(word.state, "missing"), one.what, why, one.clause)


def all_granted(program: Program, listing: Listing, event: Planned, said: Said) -> str:
    """What the listing keeps of it: "yes", "no", or "" where nothing has to be granted."""
    wanted = list(matters(program, listing, event))
    if not wanted:
        return ""
    return "yes" if all(said.get(one.name, Word()).state == "granted" for one in wanted) else "no"
