"""A round by tables: who sits where, on which side, with how many points before it, and what came of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.results.pod_concessions import conceded, keeper_of
from topcut.answers.event_view import EventView, kept_with_view
from topcut.answers.table_row import DRAWN, Progress, SaidResult, TableRow
from topcut.journal.fact import PlayerId, PodRound, RoundNumber, Seating
from topcut.journal.plan import StageNumber
from topcut.journal.state import Claim, DrawnRound, Match, Round
from topcut.messages.message import Message, message
from topcut.play.clock import time_is_up
from topcut.play.deadlines import is_overdue
from topcut.play.first_turn import in_bracket, in_rounds
from topcut.play.ledger import ledger
from topcut.play.playing_sides import sides_of, sides_to_come
from topcut.play.pod_rounds import so_far, turns_of, written_out
from topcut.play.possible.taking import as_published
from topcut.play.stages import rounds_in, scored
from topcut.play.stages import view as stage_view


class PairingsAnswer(Struct, frozen=True, omit_defaults=True):
    """A round that is posted, or drawn and not posted."""

    title: Message
    round: RoundNumber
    stage: StageNumber
    pairings: tuple[TableRow, ...]
    deadline: str | None = None  # of a posted round; "" where it has none
    final: bool | None = None  # it will not be extended
    tables: Mapping[str, str] | None = None  # deadlines of their own
    first_turn: Message | None = None  # who goes first, while the round is being played


def pairings_answer(view: EventView, number: RoundNumber = 0, now: str = "") -> PairingsAnswer:
    """A round, or the one at hand; `now` tells whose time is up."""
    draw = drawn_as(view, number)
    if draw is not None:
        title = message("roundname-drawn", round=view.round_name(draw.round))
        return PairingsAnswer(title, draw.round, draw.stage, drawn_rows(view, draw))
    posted = view.round(number)
    return PairingsAnswer(
        view.round_name(posted.number),
        posted.number,
        posted.stage,
        posted_rows(view, posted, posted.matches.values(), now),
        posted.deadline,
        posted.deadline_final,
        {str(match.table): match.deadline for match in posted.matches.values() if match.deadline},
        _first_turn(view, posted),
    )


def drawn_as(view: EventView, number: RoundNumber) -> DrawnRound | None:
    """The draw, where that is meant: a round that is drawn hides the one before it."""
    return view.draw if view.draw and number in (0, view.draw.round) else None


def _first_turn(view: EventView, posted: Round) -> Message | None:
    if posted.finished:
        return None
    first = in_bracket if view.plan[posted.stage - 1].kind == "bracket" else in_rounds
    return first(view.tournament, view.book, posted.stage)


# A posted round ------------------------------------------------------------------------------------------------------


def posted_rows(
    view: EventView, posted: Round, matches: Iterable[Match], now: str = "", with_points: bool = True
) -> tuple[TableRow, ...]:
    """Those of its tables that are asked for; the points before it can be left out where nobody shows them."""
    before = points_before(view, posted.number) if with_points else {}
    return tuple(_posted_row(view, posted, match, now, before) for match in matches)


def _posted_row(view: EventView, posted: Round, match: Match, now: str, before: Mapping[PlayerId, int]) -> TableRow:
    sides, players = sides_in(view, posted.number), tuple(map(view.player, match.seats))
    row = TableRow(
        match.table,
        players,
        match.status,
        progress_of(posted, match, now),
        sides=tuple(sides.get(seat, "") for seat in match.seats) if sides else (),
        before=tuple(before.get(seat, 0) for seat in match.seats) if before else (),
        dropped=tuple(one for one in players if not view.tournament.entrants[one.id].active),
        extra_minutes=match.extra_minutes,
        judge_called=match.waits_for_judge,
        changed=match.changed,
    )
    if len(match.seats) == 1:
        return replace(row, award=award_of(view, match))
    if match.status == "disputed":
        return replace(row, claims=claims_at(view, match))
    if match.result:
        remarks = as_published(view.tournament, view.book, match)
        row = replace(row, result=view.outcome(match), remarks=remarks)
    return _pod(view, match, row) if len(match.seats) > 2 else _pair(view, match, row)


def _pair(view: EventView, match: Match, row: TableRow) -> TableRow:
    if match.result is None:
        return row
    sides = scored(view.tournament, view.book, match, match.result).sides
    return replace(row, won=tuple(side.outcome == "win" for side in sides))


def _pod(view: EventView, match: Match, row: TableRow) -> TableRow:
    """Who keeps its score (001 7.2), who conceded; points and rounds won once the result is in."""
    keeper = keeper_of(view.book, match)
    row = replace(
        row,
        keeper=None if keeper is None else row.players[keeper],
        conceded=tuple(row.players[seat] for seat in conceded(match)),
    )
    if match.result is None:
        return _playing_pod(view, match, row)
    sides = scored(view.tournament, view.book, match, match.result).sides
    most = max(side.points for side in sides)
    return replace(
        row,
        won=tuple(side.points == most for side in sides),
        points=tuple(side.points for side in sides),
        rounds_won=tuple(side.games_won for side in sides),
        sheets=_written(turns_of(view.book, match.result), len(sides)),
    )


def _playing_pod(view: EventView, match: Match, row: TableRow) -> TableRow:
    """With the rounds that are in so far."""
    found = so_far(view.book, match)
    if found is None:
        return row
    sheets = _written(found.turns, len(match.seats))
    return replace(row, so_far=found.sums, rounds_in=len(found.turns), sheets=sheets)


def _written(turns: Iterable[PodRound], seats: int) -> tuple[str, ...]:
    """The sheet of each seat, a star where somebody emptied their hand."""
    rounds = [written_out(one) for one in turns]
    return tuple(" ".join(row[seat] for row in rounds) for seat in range(seats))


def claims_at(view: EventView, match: Match) -> tuple[SaidResult, ...]:
    """What each of them says of a disputed table."""
    return tuple(_said(view, match, claim) for claim in match.claims)


def _said(view: EventView, match: Match, claim: Claim) -> SaidResult:
    by = view.player(claim.by) if claim.by in view.names else None
    return SaidResult(by, view.outcome(match, claim.result) if claim.result else None)


def progress_of(posted: Round, match: Match, now: str) -> Progress:
    """Playing, late (its time or its deadline is over), or as the journal says."""
    if len(match.seats) == 1:
        return "bye"
    if match.status == "open":
        late = now and (time_is_up(posted.clock, now, match) or is_overdue(posted, match, now))
        return "late" if late else "playing"
    return match.status


def award_of(view: EventView, table: Match | Seating) -> Message:
    """ "bye", "earned bye" of a single seat, by the rulebook's own name for it."""
    if isinstance(table, Seating):
        code = table.award or ""
    else:
        code = table.result.codes[0] if table.result and table.result.codes else ""
    known = view.book.results.get(code)
    return message("roundname-award", award=known.name if known else code)


# A drawn round -------------------------------------------------------------------------------------------------------


def drawn_rows(view: EventView, draw: DrawnRound, tables: Iterable[Seating] | None = None) -> tuple[TableRow, ...]:
    """Its tables, or those that are asked for: with points, in a bracket with the seeds."""
    sides = sides_to_come(view.tournament, view.book, draw.tables)
    opened = view.tournament.opened.get(draw.stage)
    seeds: dict[PlayerId, int] = {}
    if view.plan[draw.stage - 1].kind == "bracket" and opened:
        seeds = {player: seed for seed, player in enumerate(opened.seeds, start=1)}
    points = _points_so_far(view, draw)
    return tuple(
        TableRow(
            table.table,
            tuple(map(view.player, table.seats)),
            DRAWN,
            "drawn",
            sides=tuple(sides.get(seat, "") for seat in table.seats) if sides else (),
            before=tuple(points.get(seat, 0) for seat in table.seats) if points else (),
            seeds=tuple(seeds.get(seat, 0) for seat in table.seats) if seeds else (),
            award=award_of(view, table) if len(table.seats) == 1 else None,
        )
        for table in (draw.tables if tables is None else tables)
    )


def _points_so_far(view: EventView, draw: DrawnRound) -> Mapping[PlayerId, int]:
    """Of this heat, not of the one before; pods go on from what was played before them, a bracket has none."""
    kind = view.plan[draw.stage - 1].kind
    if kind != "swiss":
        return view.standings.ledger.points if kind == "pods" else {}
    return _points_of(view, draw.stage, len(rounds_in(view.tournament, draw.stage)))


# Worked out once -----------------------------------------------------------------------------------------------------


def points_before(view: EventView, number: RoundNumber) -> Mapping[PlayerId, int]:
    """Points of everybody before a Swiss round; {} elsewhere."""
    posted = view.tournament.rounds[number - 1]
    if view.plan[posted.stage - 1].kind != "swiss":
        return {}
    place = [one.number for one in rounds_in(view.tournament, posted.stage)].index(number)
    return _points_of(view, posted.stage, place)


@kept_with_view
def _points_of(view: EventView, stage: StageNumber, played: int) -> Mapping[PlayerId, int]:
    """Points of everybody after so many rounds of a stage."""
    field = stage_view(view.tournament, view.book, stage)
    return ledger(replace(field, rounds=field.rounds[:played]), view.book).points


@kept_with_view
def sides_in(view: EventView, number: RoundNumber) -> Mapping[PlayerId, str]:
    """Who plays which side in a posted round; {} where the game has none."""
    return sides_of(view.tournament, view.book, number)
