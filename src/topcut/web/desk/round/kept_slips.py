"""Slips that were refused: kept in the session of whoever typed them, until they are mended or dropped."""

from __future__ import annotations

from django.urls import reverse
from msgspec import Struct

from topcut.acts.results.commands import Report
from topcut.journal.state import Match
from topcut.limits import LINE_SIGNS
from topcut.messages.voice import Told
from topcut.refusal import Refused
from topcut.slips.ways_out import with_example
from topcut.web.desk.frame.room import Room
from topcut.web.desk.round.read_slip import read_slip
from topcut.web.voices import PAGE

MOST = 200  # of an event


class KeptSlip(Struct, frozen=True):
    """One that waits to be mended, with what is wrong with it now."""

    round: int
    line: str
    refusals: tuple[Told, ...]  # () once it could be taken
    table: int = 0  # which it means, where that is clear
    address: str = ""
    has_result: bool = False  # it is corrected at its table


def keep_slip(room: Room, number: int, line: str, instead_of: str = "") -> bool:
    """Put it with the others, or in the place of one that was mended; False where there is no room for it."""
    kept, slip = _kept(room), (number, line)
    if not line or len(line) > LINE_SIGNS or len(kept) >= MOST:
        return False
    before = (number, instead_of) if (number, instead_of) in kept else slip
    found = [slip if one == before else one for one in kept]
    _put(room, found if slip in found else [*found, slip])
    return True


def drop_slip(room: Room, number: int, line: str) -> None:
    """It is mended, or not wanted any more."""
    _put(room, [one for one in _kept(room) if one != (number, line)])


def kept_slips(room: Room, number: int) -> tuple[KeptSlip, ...]:
    """Those of a round, in the order in which they were typed."""
    return tuple(_looked_at(room, number, line) for one, line in _kept(room) if one == number)


def _looked_at(room: Room, number: int, line: str) -> KeptSlip:
    match: Match | None = None
    try:
        match, result = read_slip(room, line, number)
        try:
            room.try_out(Report(match.round, match.table, result))
        except Refused as refused:
            raise with_example(room.snapshot, line, match, result, refused) from None
    except Refused as refused:
        told = tuple(PAGE.told(one) for one in refused.refusals)
        return KeptSlip(number, line, told, *_where(room, match)) if match else KeptSlip(number, line, told)
    return KeptSlip(number, line, (), *_where(room, match))


def _where(room: Room, match: Match) -> tuple[int, str, bool]:
    return match.table, reverse("desk_table", args=[room.row.slug, match.round, match.table]), bool(match.result)


# The session ---------------------------------------------------------------------------------------------------------


def _kept(room: Room) -> list[tuple[int, str]]:
    kept = room.request.session.get(_place(room), [])
    return [(int(number), str(line)) for number, line in kept] if isinstance(kept, list) else []


def _put(room: Room, slips: list[tuple[int, str]]) -> None:
    if slips:
        room.request.session[_place(room)] = [list(one) for one in slips]
    else:
        room.request.session.pop(_place(room), None)


def _place(room: Room) -> str:
    return f"event-{room.row.pk}-slips"
