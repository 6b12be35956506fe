"""A table of a round as whoever runs it sees it: the score between the names, its state, and who is waited for."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from topcut.answers.between import SAID, Between, between, names_and_score
from topcut.answers.event_view import EventView
from topcut.answers.round import posted_rows
from topcut.answers.score_line import score_line
from topcut.answers.table_row import TableRow
from topcut.journal.fact import Result
from topcut.journal.state import Claim, Match, Round
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.outcome import observed_told

DeskState = Literal["bye", "playing", "late", "reported", "disputed", "delayed", "in", "judge"]


class DeskRow(Struct, frozen=True):
    """A table of a posted round."""

    row: TableRow
    state: DeskState
    between: Between | None  # of two players with one result
    called: str = ""  # since when the table waits for a judge
    asked: Player | None = None  # who has not confirmed the report yet
    claims: Messages = ()  # of a dispute: what each of them says
    notes: Messages = ()  # "by concession", which a director may refuse (001 7.9)
    observed: Messages = ()  # "missions 1/1–0/1", as the slip had it

    @property
    def seats(self) -> tuple[DeskSeat, ...]:
        seats, shown = self.row.seats, self.between or Between(won=self.row.won)
        won, lost = (dict(enumerate(flags)) for flags in (shown.won, shown.lost))
        return tuple(
            DeskSeat(
                one.player,
                one.side,
                one.before,
                one.points,
                one.so_far,
                one.dropped,
                won.get(at, False),
                lost.get(at, False),
            )
            for at, one in enumerate(seats)
        )


class DeskSeat(Struct, frozen=True):
    """A player at such a table."""

    player: Player
    side: str
    before: int | None  # points before this round
    points: int | None  # of a pod, where its result is in
    so_far: int | None  # of a pod that plays
    dropped: bool
    won: bool
    lost: bool


def desk_rows(view: EventView, posted: Round, matches: Iterable[Match], now: str) -> tuple[DeskRow, ...]:
    """Those of its tables that are asked for."""
    known = {match.table: match for match in matches}
    return tuple(_desk_row(view, known[row.table], row) for row in posted_rows(view, posted, known.values(), now))


def _desk_row(view: EventView, match: Match, row: TableRow) -> DeskRow:
    stands = match.result if match.status != "disputed" and len(match.seats) == 2 else None
    observed = tuple(observed_told(view.book, stands)) if stands else ()
    return DeskRow(
        row,
        desk_state(match, row.progress),
        between(view, match, stands) if stands else None,
        match.call.at if match.waits_for_judge and match.call else "",
        _asked(view, match),
        tuple(_claim(view, match, one) for one in match.claims) if match.status == "disputed" else (),
        tuple(note for note in _notes(view, match, stands) if note not in observed),
        observed,
    )


def _notes(view: EventView, match: Match, stands: Result | None) -> Messages:
    """How it ended where that is unusual, and does not stand between the names already."""
    return score_line(view, match).notes if stands and stands.how not in SAID else ()


def desk_state(match: Match, progress: str) -> DeskState:
    """What a director wants to know first: that somebody is needed there; otherwise how it stands."""
    if match.waits_for_judge and progress != "disputed":
        return "judge"
    return "in" if progress in ("confirmed", "settled") else progress  # type: ignore[return-value]


def _asked(view: EventView, match: Match) -> Player | None:
    if match.status != "reported" or len(match.seats) != 2 or match.by not in match.seats:
        return None
    return view.player(match.seats[1 - match.seats.index(match.by)])


def _claim(view: EventView, match: Match, claim: Claim) -> Message:
    """ "Worf says Worf 100–70 Weyoun"."""
    by = view.player(claim.by) if claim.by in view.names else ""
    if claim.result is None:
        return message("result-disagrees", by=by)
    return message("result-says", by=by, result=names_and_score(view, match, claim.result))
