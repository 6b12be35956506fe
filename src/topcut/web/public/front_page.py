"""The page of an event by its phase: what is shown before it, while it runs, and once it is over."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from topcut.answers.gathering import gathering_answer
from topcut.answers.places import PlaceRow, places_answer
from topcut.answers.progress import Progress
from topcut.answers.round import posted_rows
from topcut.answers.standings import standings_answer
from topcut.answers.table_row import TableRow
from topcut.answers.winner import winner_answer
from topcut.journal.plan import has_rounds
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, message
from topcut.messages.numerals import PRINTED
from topcut.play.outcome import score_numbers
from topcut.play.round_names import goes_by_number, round_name
from topcut.play.stages import planned_rounds
from topcut.seasons.conditions import sanction_told
from topcut.web.site.live import Snapshot

SOME = 6  # tables and ranks of an event that runs
PLACES = 10  # of one that is over
Phase = Literal["before", "during", "after", "gathering", "gathered"]  # the last two of an event without rounds
_STATES = {"open": "playing", "confirmed": "in", "settled": "in"}


class Board(Struct, frozen=True):
    """The round that is at the tables, in figures."""

    name: Message
    number: int = 0  # of a round that goes by its number
    planned: int = 0
    deadline: str = ""
    final: bool = False  # the deadline will not be extended


class Side(Struct, frozen=True):
    """A player at a table, with the number beside the name."""

    name: str
    won: bool = False
    score: str = ""


class Pairing(Struct, frozen=True):
    """A table of the round."""

    table: int
    state: str
    sides: tuple[Side, ...]
    lost: bool = False  # one of the two has won, so the other has lost
    award: Message | None = None


def phase_of(snapshot: Snapshot, now: Progress) -> Phase:
    """After the end, while a round is posted, or before the first."""
    if not has_rounds(snapshot.plan):
        return "gathered" if now.state == "finished" else "gathering" if now.state == "gathering" else "before"
    return "after" if now.state == "finished" else "during" if now.round else "before"


def shown(snapshot: Snapshot, now: Progress) -> dict[str, Any]:
    """What the page of this phase is drawn from."""
    phase = phase_of(snapshot, now)
    if phase == "gathering" or phase == "gathered":
        return {"phase": phase, "gathering": gathering_answer(snapshot), "counted": sanction_told(snapshot)}
    if phase == "after":
        places = places_answer(snapshot, list(snapshot.places)[:PLACES])
        ended, rows = winner_answer(snapshot), [(one, figures(one)) for one in places.standings]
        podium = [(one, figures(one)) for one in ended.podium]
        return {"phase": phase, "ended": ended, "podium": podium, "places": rows, "of_places": len(snapshot.places)}
    if phase == "before":
        return {"phase": phase}
    posted = snapshot.tournament.rounds[now.round - 1]
    return {"phase": phase, "board": _board(snapshot, posted), **_tables(snapshot, posted), **_ranks(snapshot)}


def figures(row: PlaceRow) -> str:
    """ "2", "3–4"."""
    return PRINTED.score((row.rank,) if row.rank == row.to else (row.rank, row.to))


def _board(snapshot: Snapshot, posted: Round) -> Board:
    name, deadline = round_name(snapshot.tournament, snapshot.book, posted.number), posted.deadline
    swiss = snapshot.plan[posted.stage - 1].kind == "swiss"
    if not swiss or not goes_by_number(snapshot.plan, posted.stage):
        return Board(name, deadline=deadline, final=posted.deadline_final)
    planned = planned_rounds(snapshot.tournament, snapshot.book, posted.stage)
    return Board(name, posted.number, planned, deadline, posted.deadline_final)


# Some tables ---------------------------------------------------------------------------------------------------------


def _tables(snapshot: Snapshot, posted: Round) -> dict[str, Any]:
    some = sorted(posted.matches.values(), key=lambda match: match.table)[:SOME]
    rows = posted_rows(snapshot, posted, some, with_points=False)
    tables = [_pairing(snapshot, match, row) for match, row in zip(some, rows, strict=True)]
    return {"tables": tables, "of_tables": len(posted.matches)}


def _pairing(snapshot: Snapshot, match: Match, row: TableRow) -> Pairing:
    """A table as everybody sees it: nothing of what is disputed."""
    known = match.result is not None and match.status != "disputed"
    numbers = score_numbers(match.result, snapshot.book) if known and match.result and len(row.players) == 2 else ()
    scores = tuple(map(PRINTED.whole, numbers[:2])) if numbers else ("",) * len(row.players)
    sides = (Side(seat.player.name, seat.won, score) for seat, score in zip(row.seats, scores, strict=True))
    return Pairing(row.table, _STATES.get(row.state, row.state), tuple(sides), any(row.won), row.award)


# Some ranks ----------------------------------------------------------------------------------------------------------


def _ranks(snapshot: Snapshot) -> dict[str, Any]:
    """The best of the standings; once a cut was made, of the places over all stages."""
    ranked = snapshot.ranked_lately()
    if ranked.tournament.opened:
        places = places_answer(ranked, list(ranked.places)[:SOME])
        rows = [(one, figures(one)) for one in places.standings]
        return {"ranks_title": message("placing-title", state="so-far"), "placed": rows, "of_ranks": len(ranked.places)}
    table = ranked.standings.rows
    answer = standings_answer(ranked, reasons_of=(), players=[row.player for row in table[:SOME]])
    records = snapshot.book.play != "pod"
    ranks = [(one, PRINTED.score(one.record) if records else "") for one in answer.standings]
    return {"ranks_title": answer.title, "ranks": ranks, "records": records, "of_ranks": len(table)}
