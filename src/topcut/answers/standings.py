"""Who stands where in a stage: points, tie-breakers, the line of the cut, and the reasons of every rank."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.cut_line import cut_in, inside, last_inside
from topcut.play.explain import explain
from topcut.play.round_names import goes_by_number
from topcut.play.stages import is_over, must_have_rounds, rounds_in, stage_name
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


class StandingsAnswer(Struct, frozen=True, omit_defaults=True):
    """The standings of a stage, best first, and why they may not be the last word."""

    stage: StageNumber
    state: State
    round: int  # of this stage, the last that was posted
    title: Message
    tiebreakers: tuple[str, ...]  # those that are shown, in the order in which they decide
    standings: tuple[StandingsRow, ...]
    notes: Messages
    cut: int = 0  # so many go on


def standings_answer(
    view: EventView,
    stage: StageNumber = 0,
    cut: int = 0,
    reasons_of: Collection[PlayerId] | None = None,
    players: Iterable[PlayerId] | None = None,
) -> StandingsAnswer:
    """Of a stage, or of the last with standings: all rows or those of some players; the reasons of all or some."""
    must_have_rounds(view.plan)
    stage = stage or view.ranked_stage
    table, cut = view.standings_of(stage), cut or view.cut_after(stage)
    made = cut_in(view.tournament, view.plan, stage)
    last, state = last_inside(table, cut, made), state_of(view, stage)
    reasoned = table.by_player if reasons_of is None else reasons_of
    ranked = table.rows if players is None else [table.by_player[player] for player in players]
    return StandingsAnswer(
        stage,
        state,
        len(rounds_in(view.tournament, stage)),
        _title(view, stage),
        tuple(column.name for column in table.shown if column.name != "signup"),
        tuple(_row(view, table, row, last, row.player in reasoned) for row in ranked),
        (*_results_to_come(view, stage), *(() if made or state == "before" else _tied_at_the_line(table, cut))),
        cut,
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


def _title(view: EventView, stage: StageNumber) -> Message:
    """ "final standings", "standings after round 2", "Heat A: standings during round 3"."""
    state, rounds = state_of(view, stage), len(rounds_in(view.tournament, stage))
    said = message("standing-title", state=state, round=rounds)
    if goes_by_number(view.plan, stage):
        return said
    return message("standing-title-of", stage=stage_name(view.plan, stage), title=said)


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


def _results_to_come(view: EventView, stage: StageNumber) -> Messages:
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
