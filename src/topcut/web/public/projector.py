"""The wall of the hall: what a screen shows, in a size that fills it, and in pages where that is too much for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_args

from msgspec import Struct

from topcut.answers.bracket import filled_brackets
from topcut.answers.gathering import gathering_answer
from topcut.answers.places import PlaceRow, places_answer
from topcut.answers.progress import progress
from topcut.answers.seats import seats_by_name
from topcut.answers.sorted_names import SortedName, sorted_name
from topcut.answers.standings import standings_answer
from topcut.answers.winner import winner_answer
from topcut.journal.plan import has_rounds
from topcut.messages.message import message
from topcut.messages.numerals import PRINTED
from topcut.web.public.draft_seats import wall_seats
from topcut.web.public.front_page import figures
from topcut.web.public.paging import address
from topcut.web.public.pairings import NamedSeat, seat_of
from topcut.web.public.wall_bracket import wall_bracket
from topcut.web.site.live import Snapshot

Show = Literal["", "pairings", "standings", "clock", "bracket", "seats"]
SHOWS: tuple[Show, ...] = get_args(Show)
PART = 800  # names of one answer; a script flips through its pages and goes on to the next part
PLACED = 8  # of the final places
_SIZES = ((12, "few", 2), (24, "some", 2), (48, "several", 3))  # up to so many names: how they are set, in columns
_MANY, _COLUMNS, _ROWS = "many", 4, 25
_RANKED = 12  # ranks of a column


class Name(Struct, frozen=True):
    """A line of the wall."""

    before: str  # of the name, in front of the word that it is sorted by
    word: str
    after: str = ""
    at: str = ""  # the table, with the seat of a pod; the rank
    beside: str = ""  # the opponent, the points
    side: str = ""


class Column(Struct, frozen=True):
    """Names below each other; rows that stay free make those of all columns equally high."""

    names: tuple[Name, ...]
    free: range


class Screen(Struct, frozen=True):
    """What fits on the wall at once."""

    columns: tuple[Column, ...]
    first: str = ""  # "A": where it begins
    last: str = ""


class Wall(Struct, frozen=True):
    """One part of a list."""

    title: str
    size: str  # few, some, several, many, ranked: how large the names are
    screens: tuple[Screen, ...]
    part: int = 1
    parts: int = 1

    @property
    def plain(self) -> bool:
        """Only names: nobody has a table yet."""
        return not any(name.at for one in self.screens for column in one.columns for name in column.names)

    @property
    def next(self) -> int:
        """The part that follows; after the last one the first again."""
        return self.part % self.parts + 1


def asked_for(typed: str) -> Show:
    """What a screen was told to show; anything else is nothing."""
    return next((one for one in SHOWS if one == typed), "")


def shown(snapshot: Snapshot, show: Show, part: int) -> dict[str, Any]:
    """What a screen shows: what was chosen for it, or what the hall wants to know now."""
    chosen = show or _now(snapshot)
    if chosen == "bracket" and filled_brackets(snapshot):
        return {"kind": "bracket", "title": _round(snapshot), "drawn": wall_bracket(snapshot)}
    if chosen == "clock":
        return {"kind": "clock", "title": _round(snapshot), "now": progress(snapshot)}
    if not has_rounds(snapshot.plan):
        return _listed(_there(snapshot, part), show)
    if snapshot.tournament.finished:
        return _final(snapshot)
    if chosen == "standings" and snapshot.tournament.rounds and snapshot.ranked_stages:
        return _listed(_ranks(snapshot, part), show)
    if chosen == "seats" and not wall_seats(snapshot):
        return _listed(_entered(snapshot, part), show)
    return _listed(_names(snapshot, part), show)


def _now(snapshot: Snapshot) -> Show:
    """In a bracket the bracket, otherwise where everybody sits."""
    rounds, filled = snapshot.tournament.rounds, filled_brackets(snapshot)
    if snapshot.tournament.finished or not filled or wall_seats(snapshot):
        return ""
    return "bracket" if not rounds or rounds[-1].stage == filled[-1] or snapshot.stage == filled[-1] else ""


def _round(snapshot: Snapshot) -> str:
    rounds = snapshot.tournament.rounds
    return snapshot.round_told(rounds[-1].number) if rounds else ""


def _listed(wall: Wall, show: Show) -> dict[str, Any]:
    return {"kind": "names", "title": wall.title, "wall": wall, "next": address(show=show, page=wall.next)}


def _final(snapshot: Snapshot) -> dict[str, Any]:
    ended, first = winner_answer(snapshot), list(snapshot.places)[:PLACED]
    behind: list[PlaceRow] = [one for one in places_answer(snapshot, first).standings if one.rank > 1]
    title = snapshot.tell(message("web-event-final-places"))
    return {"kind": "final", "title": title, "ended": ended, "places": [(one, figures(one)) for one in behind]}


# Names and their tables ----------------------------------------------------------------------------------------------


def _names(snapshot: Snapshot, part: int) -> Wall:
    """The current round; before it the seats of the draft, or everybody who has entered."""
    if seats := wall_seats(snapshot):
        title = message("web-display-draft") if seats[0].table else message("web-display-sides")
        return _by_name(snapshot.tell(title), seats, part)
    rounds = snapshot.tournament.rounds
    if not rounds:
        return _entered(snapshot, part)
    seats = [seat_of(snapshot, one) for one in seats_by_name(snapshot, rounds[-1].number)]
    return _by_name(_round(snapshot), seats, part)


def _entered(snapshot: Snapshot, part: int) -> Wall:
    here = [entrant.id for entrant in snapshot.tournament.entrants.values() if entrant.active]
    return _by_name("", [NamedSeat(snapshot.names[player], 0) for player in here], part)


def _there(snapshot: Snapshot, part: int) -> Wall:
    """Without rounds: who takes part, and in the end who did."""
    if not snapshot.tournament.started:
        return _entered(snapshot, part)
    title = message("web-gathering-there") if snapshot.tournament.finished else message("web-gathering-here")
    seats = [NamedSeat(one.name, 0) for one in gathering_answer(snapshot).there]
    return _by_name(snapshot.tell(title), seats, part)


def _by_name(title: str, seats: list[NamedSeat], part: int) -> Wall:
    ordered = sorted(((sorted_name(seat.name), seat) for seat in seats), key=lambda one: (one[0], one[1].table))
    size, columns = next(((name, wide) for most, name, wide in _SIZES if len(seats) <= most), (_MANY, _COLUMNS))
    lines = [_name(name, seat, size) for name, seat in ordered]
    rows = _ROWS if size == _MANY else -(-len(lines) // columns)
    return _cut(title, size, lines, columns, rows, part)


def _name(name: SortedName, seat: NamedSeat, size: str) -> Name:
    """With "12", of a pod "2.4"; who has a bye is told so where others have their opponent, or else their table."""
    at = f"{seat.table}.{seat.place}" if seat.place else str(seat.table or "")
    if seat.award:
        at, beside = (seat.award, "") if size == _MANY else ("", seat.award)
        return Name(name.before, name.word, name.after, at, beside)
    return Name(name.before, name.word, name.after, at, "" if size == _MANY else seat.against, seat.side)


def _ranks(snapshot: Snapshot, part: int) -> Wall:
    answer = standings_answer(snapshot.ranked_lately(), reasons_of=())
    lines = [Name("", row.name, "", PRINTED.whole(row.rank), PRINTED.whole(row.points)) for row in answer.standings]
    title = snapshot.tell(answer.title)
    rows = min(_RANKED, -(-len(lines) // 2))
    return _cut(title[:1].upper() + title[1:], "ranked", lines, 2, rows, part)


def _cut(title: str, size: str, lines: Sequence[Name], columns: int, rows: int, wanted: int) -> Wall:
    """Columns of so many rows, so many columns on a screen, so many screens in a part."""
    parts = max(1, -(-len(lines) // PART))
    part = min(max(wanted, 1), parts)
    lines, each = lines[(part - 1) * PART : part * PART], max(1, columns * rows)
    screens = (lines[at : at + each] for at in range(0, len(lines), each))
    return Wall(title, size, tuple(_screen(one, rows) for one in screens), part, parts)


def _screen(lines: Sequence[Name], rows: int) -> Screen:
    cut = [tuple(lines[at : at + rows]) for at in range(0, len(lines), rows)]
    columns = tuple(Column(names, range(rows - len(names))) for names in cut)
    return Screen(columns, lines[0].word[:1].upper(), lines[-1].word[:1].upper())
