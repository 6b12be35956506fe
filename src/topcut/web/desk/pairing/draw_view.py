"""The part of the pairing page that shows a drawn round: its tables, the wishes in force, a change that is proposed."""

from __future__ import annotations

from typing import Any

from django.contrib.messages import get_messages
from msgspec import Struct

from topcut.acts.rounds.facts import Drafted  # the journal's word for a round that is drawn and not posted
from topcut.answers.draw import DrawAnswer, draw_answer
from topcut.answers.draw_past import moved, past_of, wishes_in_force
from topcut.answers.table_row import TableRow, TableSeat
from topcut.journal.fact import PlayerId
from topcut.journal.state import DrawnRound
from topcut.play.next_round import PAIRED, method_of
from topcut.play.pairing.why import costs
from topcut.slips.who import folded
from topcut.web.desk.frame.room import Room
from topcut.web.desk.pairing.draw_line import place_name, places
from topcut.web.desk.pairing.proposal import ChangeProposal, mark_of, proposal
from topcut.web.site.forms import Answered
from topcut.web.site.live import Snapshot

MOST_ROWS = 200


class DrawnTable(Struct, frozen=True):
    """A table of the drawn round."""

    row: TableRow
    places: tuple[tuple[str, TableSeat], ...]  # "4a", and who sits there
    changed: bool  # just now


class Drawn(Struct, frozen=True):
    """The drawn round as a page shows it."""

    answer: DrawAnswer
    rows: tuple[DrawnTable, ...]
    found: int
    cost: str
    before: str  # what it cost before it was changed by hand; "" where that is not so or the same
    optimum: str  # "" where it is the best there is


class Wish(Struct, frozen=True):
    """A pair that the director keeps together or apart, as the page lists it."""

    kept: bool
    names: tuple[str, str]
    line: str  # what lets it go


def draw_view(room: Room, answered: Answered) -> dict[str, Any]:
    """What the templates of a drawn round ask for; nothing where there is none."""
    snapshot = room.snapshot
    draw = snapshot.draw
    if draw is None:
        return {"draw": None}
    find, just_now, proposed = room.sought, _just_now(room), _proposed(room, answered)
    return {
        "draw": drawn(snapshot, draw, find, just_now),
        "find": find,
        **_acts(room, draw),
        "mark": mark_of(draw),
        "steered": method_of(snapshot.tournament, snapshot.book, draw.stage) in PAIRED,
        "wishes": listed_wishes(snapshot, draw),
        "keeps_future": bool(wishes_in_force(snapshot).future),
        "proposal": proposed,
        "line": proposed.line if proposed and not proposed.chosen else "",
        "done": just_now and _by_hand_at_last(snapshot),
    }


def _acts(room: Room, draw: DrawnRound) -> dict[str, Any]:
    """What can be done at a table of the draw: keep or part its pair, choose it for the feature table."""
    snapshot, feature = room.snapshot, room.snapshot.tournament.tables.feature
    steering = "Draw" in room.may and method_of(snapshot.tournament, snapshot.book, draw.stage) in PAIRED
    choosing = bool(feature) and "ChooseFeature" in room.may
    return {"feature": feature, "steering": steering, "choosing": choosing, "acting": steering or choosing}


def drawn(snapshot: Snapshot, draw: DrawnRound, find: str = "", just_now: bool = False) -> Drawn:
    """The next round; at most 200 tables of those that fit a name or a number."""
    fits = [table for table in draw.tables if _fits(snapshot, table.table, table.seats, find)]
    answer, before = draw_answer(snapshot, fits[:MOST_ROWS]), past_of(snapshot).before
    changed = moved(draw.tables, before.tables) if before and just_now else frozenset()
    cost = snapshot.tell(costs(answer.cost))
    then = snapshot.tell(costs(answer.before)) if before and (just_now or draw.by_hand) else ""
    return Drawn(
        answer,
        tuple(_row(row, row.table in changed) for row in answer.tables),
        len(fits),
        cost,
        "" if then == cost else then,
        "" if answer.best else snapshot.tell(costs(answer.optimum)),
    )


def _row(row: TableRow, changed: bool) -> DrawnTable:
    seats = tuple((place_name(row.table, at), seat) for at, seat in enumerate(row.seats))
    return DrawnTable(row, seats, changed)


def _fits(snapshot: Snapshot, table: int, seats: tuple[PlayerId, ...], find: str) -> bool:
    find = find.strip()
    if not find or find == str(table):
        return True
    return any(folded(find) in folded(snapshot.names[seat]) for seat in seats)


def listed_wishes(snapshot: Snapshot, draw: DrawnRound) -> tuple[Wish, ...]:
    """The pins, then the forbidden pairs."""
    wishes, at, names = wishes_in_force(snapshot), places(draw), snapshot.names
    return tuple(
        Wish(kept, (names[a], names[b]), "free " + ", ".join((at.get(a, a), at.get(b, b))))
        for kept, pairs in ((True, wishes.pinned), (False, wishes.forbidden))
        for a, b in pairs
    )


def _just_now(room: Room) -> bool:
    """Whether this page answers an act: a word on what was done waits to be said."""
    return bool(len(get_messages(room.request))) and "X-Topcut-Live" not in room.request.headers


def _by_hand_at_last(snapshot: Snapshot) -> bool:
    """Whether a swap was the last act: then the button that takes it back stands beside the round as well."""
    last = snapshot.history[-1].fact
    return isinstance(last, Drafted) and not last.seed


def _proposed(room: Room, answered: Answered) -> ChangeProposal | None:
    """What a line would do, typed, chosen or refused a moment ago; the draw is told as it stands now."""
    if "Swap" not in room.may or room.snapshot.draw is None:
        return None
    if answered.form == "change":
        return proposal(room, str(answered.values.get("line", "")), "", str(answered.values.get("reason", "")))
    asked = room.request.GET
    return proposal(room, asked["line"], asked.get("mark", "")) if asked.get("line") else None
