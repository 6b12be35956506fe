"""A drawn round as the desk shows it: the pairs, what was forced and why, the cost against the optimum."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from hashlib import sha256

from msgspec import Struct

from topcut.acts.rounds.facts import Drafted as Draw
from topcut.journal.fact import PlayerId, Seating
from topcut.journal.state import Draft
from topcut.messages.message import message
from topcut.play.draw_remarks import remarks_on_draw
from topcut.play.drawn_round import with_those_leaving
from topcut.play.next_round import PAIRED, method_of
from topcut.play.pairing.problem import Pairing, Problem
from topcut.play.pairing.propose import pairs_and_byes
from topcut.play.pairing.reasons import reasons
from topcut.play.pairing.why import costs
from topcut.play.parts import Part, cost_to_tell, faults, parts_of
from topcut.play.playing_sides import sides_to_come
from topcut.slips.who import folded
from topcut.web.console.draft_past import moved, past_of, place_name, wishes_in_force
from topcut.web.live import Snapshot

MOST_ROWS = 200


class Place(Struct, frozen=True):
    """A player in the draft."""

    player: PlayerId
    name: str
    points: int | None
    seat: str  # "4a"
    side: str = ""  # light or dark, where the game has sides


class DraftRow(Struct, frozen=True):
    """A table of the draft."""

    table: int
    places: tuple[Place, ...]
    award: str
    reason: str
    forced: bool  # more than "drawn at random"
    pinned: bool = False
    changed: bool = False  # just now


class Drafted(Struct, frozen=True):
    """The draft as a page shows it."""

    rows: tuple[DraftRow, ...]
    found: int
    forced: int
    cost: str
    before: str  # what it cost before it was changed by hand; "" where that is not so or the same
    optimum: str  # "" where the draft is the best there is
    by_hand: bool
    seed: str
    draws: int
    notes: tuple[str, ...]


def mark_of(draft: Draft) -> str:
    """Two drafts that look different have different marks."""
    tables = ";".join(f"{table.table}:{','.join(table.seats)}" for table in draft.tables)
    return sha256(f"{draft.round}/{draft.drawn}/{tables}".encode()).hexdigest()[:16]


def drafted(snapshot: Snapshot, find: str = "", just_now: bool = False) -> Drafted:
    """The draft of the next round; at most 200 tables of those that fit a name or a number."""
    draft = snapshot.tournament.draft
    assert draft is not None
    why, totals, notes = _account(snapshot)
    before = past_of(snapshot).before
    changed = moved(draft.tables, before.tables) if before and just_now else frozenset()
    pinned = {frozenset(pair) for pair in wishes_in_force(snapshot).pinned}
    fits = [table for table in draft.tables if _fits(snapshot, table.table, table.seats, find)]
    rows = []
    sides = sides_to_come(snapshot.tournament, snapshot.book, draft.tables)
    for table in fits[:MOST_ROWS]:
        text, forced = why.get(frozenset(table.seats), ("", False))
        places = tuple(
            Place(seat, snapshot.names[seat], totals.get(seat), place_name(table.table, place), sides.get(seat, ""))
            for place, seat in enumerate(table.seats)
        )
        marks = frozenset(table.seats) in pinned, table.table in changed
        rows.append(DraftRow(table.table, places, table.award or "", text, forced, *marks))
    best, spent = dict(draft.optimum) or dict(draft.cost), snapshot.tell(costs(_told(snapshot, draft)))
    then = snapshot.tell(costs(before.cost)) if before and (just_now or draft.by_hand) else ""
    return Drafted(
        tuple(rows),
        len(fits),
        sum(forced for _, forced in why.values()),
        spent,
        "" if then == spent else then,
        "" if best == dict(draft.cost) else snapshot.tell(costs(best)),
        draft.by_hand or not draft.seed,
        draft.seed,
        draft.drawn,
        notes,
    )


def _told(snapshot: Snapshot, draft: Draft) -> Mapping[str, int]:
    """What the draft costs, as a director is told."""
    tournament = with_those_leaving(snapshot.tournament)
    if method_of(tournament, snapshot.book, draft.stage) not in PAIRED:
        return draft.cost
    return cost_to_tell(tournament, snapshot.book, draft.stage, draft.tables, draft.cost)


def _fits(snapshot: Snapshot, table: int, seats: tuple[PlayerId, ...], find: str) -> bool:
    find = find.strip()
    if not find or find == str(table):
        return True
    return any(folded(find) in folded(snapshot.names[seat]) for seat in seats)


Seats = frozenset[PlayerId]
Account = tuple[dict[Seats, tuple[str, bool]], Mapping[PlayerId, int], tuple[str, ...]]


@lru_cache(maxsize=8)
def _account(snapshot: Snapshot) -> Account:
    """Seats → reason and whether it was forced; totals; what to mind."""
    draft, drawn = snapshot.tournament.draft, past_of(snapshot).drawn
    assert draft is not None
    tournament, book = with_those_leaving(snapshot.tournament), snapshot.book
    if method_of(tournament, book, draft.stage) not in PAIRED:
        return {}, {}, _notes(snapshot, draft)
    parts = parts_of(tournament, book, draft.stage)
    totals = {candidate.id: candidate.total for part in parts for candidate in part.problem.players}
    earned = {player for part in parts for player in part.earned}
    if drawn is None or not _all_here(drawn.tables, totals, earned) or any(faults(parts, drawn.tables)):
        return {}, totals, ()
    wishes = (drawn.pinned, drawn.forbidden, drawn.future)
    asked = parts_of(tournament, book, draft.stage, *wishes)
    why = _reasons_of_all(snapshot, asked, drawn)
    stands = {frozenset(table.seats): why.get(frozenset(table.seats)) for table in draft.tables}
    told = {seats: cause or _by_hand(snapshot, parts, seats) for seats, cause in stands.items()}
    return told, totals, _notes(snapshot, draft)


def _notes(snapshot: Snapshot, draft: Draft) -> tuple[str, ...]:
    return tuple(map(snapshot.tell, remarks_on_draw(snapshot.tournament, snapshot.book, draft)))


def _reasons_of_all(snapshot: Snapshot, parts: Iterable[Part], drawn: Draw) -> dict[Seats, tuple[str, bool]]:
    """The causes of every part, and the earned byes."""
    why: dict[Seats, tuple[str, bool]] = {}
    for part in parts:
        made = pairs_and_byes(part.tables(drawn.tables), part.earned)
        why |= _reasons(snapshot, part.problem, Pairing(*made, drawn.cost))
        why |= {frozenset((player,)): (snapshot.tell(message("reason-earned-bye")), True) for player in part.earned}
    return why


def _all_here(tables: Iterable[Seating], totals: Collection[PlayerId], earned: Collection[PlayerId]) -> bool:
    """Whether nobody has gone since: otherwise it has to be drawn again anyway."""
    alone = {*totals, *earned}
    return all(seat in (totals if len(table.seats) == 2 else alone) for table in tables for seat in table.seats)


def _by_hand(snapshot: Snapshot, parts: Iterable[Part], seats: Seats) -> tuple[str, bool]:
    """Of a pair that no draw made there is no cause to tell, only what it costs."""
    here = (one for part in parts for one in part.problem.players if one.id in seats)
    players = sorted(here, key=lambda one: -one.total)
    if len(players) != 2:
        return snapshot.tell(message("reason-by-hand")), True
    high, low = players
    met, unequal = low.id in high.met, high.total > low.total
    if met and unequal:
        said = message("reason-by-hand-met-unequal", high=high.total, low=low.total)
    elif unequal:
        said = message("reason-by-hand-unequal", high=high.total, low=low.total)
    else:
        said = message("reason-by-hand-met") if met else message("reason-by-hand")
    return snapshot.tell(said), met or unequal


def _reasons(snapshot: Snapshot, problem: Problem, pairing: Pairing) -> dict[Seats, tuple[str, bool]]:
    """The cause of every pair and bye; the row itself names the players."""
    found = reasons(problem, pairing)
    return {frozenset(one.players): (snapshot.tell(one.cause), one.forced) for one in found}
