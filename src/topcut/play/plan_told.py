"""The announced plan: who plays in a stage, and how it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce

from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Tournament
from topcut.messages.message import Message, message
from topcut.play.clock import time_limit, timed_games
from topcut.play.stages import (
    bracket_words,
    draws_seats,
    games_of_stage,
    plan_of,
    planned_rounds,
    sources_of,
    stage_name,
)
from topcut.rulebooks.model import Rulebook


def stage_told(tournament: Tournament, book: Rulebook, number: StageNumber) -> Message:
    """ "Top 8: the first 8 of Swiss rounds, Modified McIntyre, best of 3"."""
    plan = plan_of(tournament, book)
    stage, name = plan[number - 1], stage_name(plan, number)
    if stage.confrontation:
        return message("stageplan-confrontation", stage=name)
    who = tuple(_who(plan, number))
    if stage.kind == "bracket":
        how = tuple(_bracket(stage, book, of_others=bool(who)))
    elif stage.kind == "gathering":
        how = (message("stageplan-gathering"),)
    elif stage.kind == "pods":
        how = (message("stageplan-pods", by="rank" if number > 1 else "chance"),)
    else:
        how = tuple(_swiss(tournament, book, number))
    return message("stageplan-stage", stage=name, parts=who + how)


def _who(plan: tuple[Stage, ...], number: StageNumber) -> Iterator[Message]:
    """ "the first 4 of Heat A and of Heat B"; nothing of a stage that everybody enters."""
    stage, sources = plan[number - 1], sources_of(plan, number)
    if stage.heat or not sources:
        return
    how, where = "typed" if stage.seeds == "typed" else "ranked", _where([stage_name(plan, one) for one in sources])
    if stage.take:
        yield message("stageplan-taken", how=how, take=stage.take, where=where)
    else:
        yield message("stageplan-all-taken", how=how, where=where)


def _where(sources: Sequence[Message]) -> Message:
    first, *others = sources
    return reduce(lambda before, one: message("stageplan-and-of", before=before, stage=one), others, first)


def _bracket(stage: Stage, book: Rulebook, of_others: bool) -> Iterator[Message]:
    games = games_of_stage(stage, book)
    yield message("stageplan-bracket", bracket=bracket_words(stage))
    yield message("stageplan-games", games=games)
    if timed_games(book, stage.kind, games) and (minutes := time_limit(book, stage.kind)):
        yield message("stageplan-minutes-a-game", minutes=minutes)
    if draws_seats(stage, book):
        yield message("stageplan-seats-of-the-draft")  # 002 8.2
    else:
        yield message("stageplan-seeds", seeds=stage.seeds)
    if stage.seeds == "typed" and not of_others and not book.flag("pre_registration", default=True):
        yield message("stageplan-no-pre-registration")  # 001 appendix A: the seeds come from another event


def _swiss(tournament: Tournament, book: Rulebook, number: StageNumber) -> Iterator[Message]:
    rounds, ended = planned_rounds(tournament, book, number), plan_of(tournament, book)[number - 1].unless_unbeaten
    yield message("stageplan-rounds", rounds=rounds)
    if ended:
        yield message("stageplan-unless-unbeaten", rounds=ended)
