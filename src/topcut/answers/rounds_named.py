"""Rounds inside a sentence: which one comes, how many of its results are in, and what it has ended."""

from __future__ import annotations

from topcut.answers.event_view import EventView
from topcut.journal.fact import RoundNumber
from topcut.journal.plan import StageNumber
from topcut.journal.state import Round
from topcut.messages.message import Message, message
from topcut.play.stages import is_over, planned_rounds, rounds_in, stage_name, unbeaten
from topcut.play.stages import view as stage_alone
from topcut.play.waiting import results_in


def round_ahead(view: EventView, number: RoundNumber = 0) -> Message:
    """ "round 3", "Top 8, round 1 of 3"; 0 is the next one."""
    number = number or len(view.tournament.rounds) + 1
    posted, draft = view.tournament.round(number), view.tournament.draw
    stage = posted.stage if posted else draft.stage if draft else view.stage
    if view.plan[stage - 1].confrontation:
        return message("roundname-confrontation")
    by_number = len(view.plan) == 1 or (stage == 1 and view.plan[0].kind == "swiss" and not view.plan[0].heat)
    return message("roundname-number", round=number) if by_number else view.round_name(number)


def round_inside(view: EventView, number: RoundNumber) -> Message:
    """ "round 2 of 4", "Top 8, round 1 of 3"."""
    if len(view.plan) > 1:
        return view.round_name(number)
    if view.plan[0].kind == "pods":
        each = view.book.integer("rounds_per_pod", 5)
        return message("roundname-inside-of-pods", first=(number - 1) * each + 1, last=number * each)
    planned = planned_rounds(view.tournament, view.book, 1)
    return message("roundname-inside", round=number, planned=planned)


def results_told(view: EventView, posted: Round) -> Message:
    """ "round 2: 3 of 5 results are in"."""
    done, of = results_in(posted)
    return message("nextstep-results-in", round=_numbered(view, posted), done=done, of=of)


def _numbered(view: EventView, posted: Round) -> Message:
    """ "round 2", "Top 8, round 1 of 3 (round 5)": commands count the rounds through all stages."""
    if len(view.plan) == 1 or view.plan[posted.stage - 1].kind == "pods":
        return message("roundname-number", round=posted.number)
    name, first = view.round_name(posted.number), rounds_in(view.tournament, posted.stage)[0].number
    return message("roundname-numbered", name=name, round=posted.number) if first > 1 else name


# What a round has ended ----------------------------------------------------------------------------------------------


def complete(view: EventView, posted: Round) -> Message:
    """ "round 2 of 4 is complete"."""
    early = _ended_early(view, posted.stage)
    return early or message("nextstep-complete", round=round_inside(view, posted.number))


def stage_over(view: EventView, posted: Round) -> Message:
    """ "all 4 rounds are played", "Top 8 is over"."""
    if view.tournament.split is not None and view.tournament.split.ended:
        return message("nextstep-split")
    stage = view.plan[posted.stage - 1]
    if len(view.plan) > 1 or stage.kind == "bracket":
        named = stage.name or stage.take or stage.heat or stage.confrontation or stage.kind != "bracket"
        return message("nextstep-over", stage=stage_name(view.plan, posted.stage) if named else "")
    planned = planned_rounds(view.tournament, view.book, posted.stage)
    return _ended_early(view, posted.stage) or message("nextstep-all-played", rounds=planned)


def _ended_early(view: EventView, number: StageNumber) -> Message | None:
    """ "only Kira is unbeaten after 4 of 5 rounds, which ends them", where that was announced."""
    if not view.plan[number - 1].unless_unbeaten or not is_over(view.tournament, view.book, number):
        return None
    played, planned = len(rounds_in(view.tournament, number)), planned_rounds(view.tournament, view.book, number)
    if played >= planned:
        return None
    alone = unbeaten(stage_alone(view.tournament, view.book, number), view.book)
    return message("nextstep-early", player=view.player(alone[0]), played=played, planned=planned)
