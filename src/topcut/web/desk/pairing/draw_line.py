"""What a director asks of a drawn round, in one line: `s 4a 9b`, `pin 4`, `forbid Kira, Odo`, `free 4`, or a place."""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.journal.state import DrawnRound
from topcut.limits import natural, short
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.slips.who import matching
from topcut.slips.who import player as meant
from topcut.web.site.live import Snapshot

Act = Literal["choose", "swap", "pin", "forbid", "free"]
_VERBS: dict[str, Act] = {
    "s": "swap",
    "swap": "swap",
    "pin": "pin",
    "keep": "pin",
    "forbid": "forbid",
    "not": "forbid",
    "free": "free",
}
_LETTERS = "abcdefghijkl"
_PLACE = re.compile(r"(\d{1,5})\s*([a-l])", re.IGNORECASE)
_APART = re.compile(r"\s*,\s*|\s+(?:v|vs|and|with)\s+", re.IGNORECASE)
_MOST_WORDS = 8
LONGEST = 500


class Change(Struct, frozen=True):
    """An act and whom it is about: one player who is chosen, otherwise two."""

    act: Act
    players: tuple[PlayerId, ...]


def read_line(snapshot: Snapshot, draw: DrawnRound, line: str) -> Change:
    """What is meant; refused where that is not plain."""
    line = " ".join(short(line, LONGEST, message("web-draw-line")).split())
    if not line:
        raise refuse("console-line-empty")
    verb, _, rest = line.partition(" ")
    act = _VERBS.get(verb.casefold())
    if act is None:
        return Change("choose", (_one(snapshot, draw, line),))
    if not rest:
        raise refuse("console-line-of-nobody", line=line)
    table = natural(rest) if act != "swap" else None
    return Change(act, _at_table(draw, table) if table is not None else _two(snapshot, draw, rest))


def _at_table(draw: DrawnRound, typed: int) -> tuple[PlayerId, ...]:
    found = next((table for table in draw.tables if table.table == typed), None)
    if found is None:
        raise refuse("console-draw-no-table", table=typed, last=max(table.table for table in draw.tables))
    if len(found.seats) != 2:
        raise refuse("console-table-no-pair", table=typed)
    return found.seats


def _two(snapshot: Snapshot, draw: DrawnRound, typed: str) -> tuple[PlayerId, ...]:
    """Parted by a comma or a v; otherwise wherever both halves are somebody."""
    halves = [half for half in _APART.split(typed) if half]
    if len(halves) == 2:
        return _one(snapshot, draw, halves[0]), _one(snapshot, draw, halves[1])
    words = typed.split(" ")
    if len(halves) > 2 or not 2 <= len(words) <= _MOST_WORDS:
        raise refuse("console-line-unclear", line=typed)
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    fits = {pair for a, b in cuts if (pair := (_plain(snapshot, draw, a), _plain(snapshot, draw, b))) and all(pair)}
    if len(fits) == 1:
        return tuple(one for one in fits.pop() if one)
    if len(cuts) == 1:  # two words, and one of them is not plain: say which
        return _one(snapshot, draw, words[0]), _one(snapshot, draw, words[1])
    raise refuse("console-line-unclear", line=typed)


def _one(snapshot: Snapshot, draw: DrawnRound, typed: str) -> PlayerId:
    """A player of the drawn round by place or name."""
    place = _PLACE.fullmatch(typed)
    if place is None:
        return meant(snapshot, typed, places(draw))
    found = _seated(draw, place)
    if found is None:
        raise refuse("console-seat-empty", place=typed)
    return found


def _plain(snapshot: Snapshot, draw: DrawnRound, typed: str) -> PlayerId | None:
    """The same, and nobody where it is not plain."""
    if place := _PLACE.fullmatch(typed):
        return _seated(draw, place)
    fits = matching(snapshot, typed, places(draw))
    return fits[0] if len(fits) == 1 else None


def _seated(draw: DrawnRound, place: re.Match[str]) -> PlayerId | None:
    seats = next((table.seats for table in draw.tables if table.table == natural(place[1])), ())
    seat = _LETTERS.index(place[2].lower())
    return seats[seat] if seat < len(seats) else None


def places(draw: DrawnRound) -> dict[PlayerId, str]:
    """Where everybody sits: "4a"."""
    return {seat: place_name(table.table, n) for table in draw.tables for n, seat in enumerate(table.seats)}


def place_name(table: int, seat: int) -> str:
    return f"{table}{_LETTERS[seat % len(_LETTERS)]}"
