"""The league file (`league/1`): a league director's book as TOML or JSON, in and out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from topcut import limits
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.read import read_toml
from topcut.seasons.league import blocks_of
from topcut.seasons.league_book import LeagueBook, is_as_drawn

FORMAT = "league/1"
_AT = re.compile(r"(?:field `(?P<field>[^`]*)`)?(?: - at `\$\.?(?P<path>[^`]*)`)?$")
_IS_LEAGUE = re.compile(rb'"?topcut"?\s*[:=]\s*"league/')


def is_league_file(path: Path) -> bool:
    """By its first line, whatever its name ends with."""
    return bool(_IS_LEAGUE.search(limits.read_file(path, limits.JSON_BYTES)[:200]))


def read_league(path: Path) -> LeagueBook:
    """The book in a file; refused with everything that is wrong with it."""
    data = limits.read_file(path, limits.JSON_BYTES)
    try:
        return book_of(_json(data) if data.lstrip()[:1] == b"{" else read_toml(path)[0])
    except Refused as refused:
        place = message("file-named", file=path.name)
        raise Refused(*(one if one.place else one.at(place) for one in refused.refusals)) from None


def _json(data: bytes) -> Any:
    try:
        return msgspec.json.decode(limits.json(data, ""))
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refuse("league-file-not-json") from None


def book_of(document: Mapping[str, Any]) -> LeagueBook:
    """The book of a document."""
    if not isinstance(document, dict) or document.get("topcut") != FORMAT:
        raise refuse("league-file-not-one", format=FORMAT)
    try:
        book = msgspec.convert({key: value for key, value in document.items() if key != "topcut"}, LeagueBook)
    except msgspec.ValidationError as error:
        found = _AT.search(str(error))
        field, path = (found["field"] or "", found["path"] or "") if found else ("", "")
        where = ".".join(part for part in (path, field) if part)
        raise refuse("league-file-wrong", where=where) from None
    limits.raise_faults(list(_faults(book)))
    return book


def _faults(book: LeagueBook) -> Iterator[Refusal]:
    named = [one.event for one in book.event]
    yield from (refusal("league-event-twice", event=one) for one in sorted({o for o in named if named.count(o) > 1}))
    if [one.block for one in book.closed] != list(range(1, len(book.closed) + 1)):
        yield refusal("league-closed-out-of-order")
    yield from (refusal("league-lot-not-as-drawn", block=one.block) for one in book.draw if not is_as_drawn(one))
    if any(number < 0 for number in book.qualify):
        yield refusal("league-file-wrong", where="qualify")


def must_fit(program: Program, book: LeagueBook) -> None:
    """The program has this schedule and these schemes."""
    schedules = tuple(dict.fromkeys(block.schedule for block in program.blocks))
    if not schedules:
        raise refuse("league-none-in-program", program=program.title)
    if book.schedule not in schedules:
        raise refuse("league-no-schedule", schedule=book.schedule, known=schedules)
    known = {one.name for one in program.bonuses}
    if unknown := sorted({*book.schemes} - known):
        raise refuse("league-no-scheme", scheme=unknown[0], known=tuple(sorted(known)))
    blocks = len(blocks_of(program, book.schedule))
    if late := next((one for one in book.event if not 0 <= one.block <= blocks), None):
        raise refuse("league-no-block", event=late.event, block=late.block, blocks=blocks)


def league_document(book: LeagueBook) -> dict[str, Any]:
    """The book as its file holds it."""
    return {"topcut": FORMAT, **msgspec.to_builtins(book)}


def league_bytes(book: LeagueBook) -> bytes:
    return msgspec.json.format(msgspec.json.encode(league_document(book)), indent=2) + b"\n"
