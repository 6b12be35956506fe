"""Who stands where in a stage: points, tie-breakers, the line of the cut, and the reasons of every rank."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Messages, Player, message
from topcut.play.cut_line import inside, last_inside
from topcut.play.explain import explain
from topcut.play.stages import is_over, rounds_in
from topcut.play.standings import Row, Standings
from topcut.refusal import refuse

State = Literal["before", "during", "after", "over", "final"]  # of a stage


class StandingsRow(Struct, frozen=True, omit_defaults=True):
    """A player's rank and what it comes from; an equal rank is a tie that stands."""

    rank: int
    player: Player
    name: str
    points: int
    record: tuple[int, ...]  # won, lost, drawn
    values: Mapping[str, Fraction | None]  # tie-breakers by their names, in the order in which they decide
    reasons: Messages
    dropped: bool = False
    last_inside: bool = False  # below this row the cut is made


class StandingsAnswer(Struct, frozen=True):
    """The standings of a stage, best first, and why they may not be the last word."""

    stage: StageNumber
    state: State
    round: int  # of this stage, the last that was posted
    tiebreakers: tuple[str, ...]  # those that are shown, in the order in which they decide
    standings: tuple[StandingsRow, ...]
    notes: Messages


def standings_answer(
    view: EventView, stage: StageNumber = 0, cut: int = 0, reasons_of: Collection[PlayerId] | None = None
) -> StandingsAnswer:
    """Of a stage, or of the one that was last ranked; with the reasons of some players, or of all."""
    stage = stage or view.ranked_stage
    table, cut = view.standings_of(stage), cut or view.cut_after(stage)
    made = view.tournament.opened.get(stage + 1)
    last = last_inside(table, cut, made.seeds if made else ())
    wanted = table.by_player if reasons_of is None else reasons_of
    rows = tuple(_row(view, table, row, last, row.player in wanted) for row in table.rows)
    return StandingsAnswer(
        stage,
        state_of(view, stage),
        len(rounds_in(view.tournament, stage)),
        tuple(column.name for column in table.shown if column.name != "signup"),
        rows,
        (*notes_of(view, stage), *_tied_at_the_line(table, cut)),
    )


def state_of(view: EventView, stage: StageNumber) -> State:
    """How far a stage has come."""
    rounds = rounds_in(view.tournament, stage)
    if not rounds:
        return "before"
    if is_over(view.tournament, view.book, stage):
        return "final" if view.tournament.finished else "over"
    return "after" if rounds[-1].finished else "during"


def stage_with_standings(view: EventView, stage: StageNumber) -> StageNumber:
    """A stage that was asked for; a bracket has no standings of its own."""
    if not 1 <= stage <= len(view.plan):
        raise refuse("command-no-stage", stage=stage, stages=len(view.plan))
    if view.plan[stage - 1].kind == "bracket":
        raise refuse("command-stage-is-bracket", stage=stage)
    return stage


def _row(view: EventView, table: Standings, row: Row, last: PlayerId, with_reasons: bool) -> StandingsRow:
    return StandingsRow(
        row.rank,
        view.player(row.player),
        view.names[row.player],
        row.points,
        row.record,
        {name: None if value is None else Fraction(value) for name, value in row.values.items()},
        tuple(explain(table, row.player)) if with_reasons else (),
        dropped=not view.tournament.entrants[row.player].active,
        last_inside=row.player == last,
    )


def notes_of(view: EventView, stage: StageNumber) -> Messages:
    """Results that are still to come."""
    table, rounds = view.standings_of(stage), rounds_in(view.tournament, stage)
    notes = []
    if table.provisional:
        notes.append(message("standing-provisional", results=len(table.ledger.delayed)))
    if rounds and not rounds[-1].finished:
        waiting = sum(match.status in ("open", "disputed") for match in rounds[-1].matches.values())
        notes.append(message("standing-to-come", results=waiting, round=view.round_name(rounds[-1].number)))
    return tuple(notes)


def _tied_at_the_line(table: Standings, cut: int) -> Messages:
    """More are inside the cut than it takes, because they share a rank."""
    into = inside(table, cut)
    if len(into) <= cut:
        return ()
    tied = sum(row.rank == into[-1].rank for row in into)
    return (message("standing-tied-at-cut", tied=tied, rank=into[-1].rank, inside=len(into), cut=cut),)
