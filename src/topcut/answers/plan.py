"""The announced plan in words: its stages one after the other, and the format that they are played in."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.plan import Game, Seeding, Stage, StageKind, StageNumber
from topcut.messages.message import Message, Messages, message
from topcut.play.clock import building_periods, chosen_features, period_told, time_limit, timed_words
from topcut.play.plan_told import stage_told
from topcut.play.stages import stage_name
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.printed import value_texts


class PlannedStage(Struct, frozen=True, omit_defaults=True):
    """A stage as it was announced (the fields of `Stage`), what it is called, and all of it in a sentence."""

    kind: StageKind
    name: Message
    told: Message
    words: Message  # the same, with its number
    rounds: int = 0
    unless_unbeaten: int = 0
    heat: bool = False
    take: int = 0
    seeds: Seeding = "ranks"
    scheme: tuple[str, ...] = ()
    bracket: str = "single"
    games: tuple[Game, ...] = ()
    best_of: int = 0
    confrontation: bool = False


class PlanAnswer(Struct, frozen=True):
    """What is played, in which order, and by which format."""

    plan: tuple[PlannedStage, ...]
    format: Messages


def plan_answer(view: EventView) -> PlanAnswer:
    """One sentence for every stage, and for whatever makes the format."""
    stages = tuple(_planned(view, number, stage) for number, stage in enumerate(view.plan, start=1))
    return PlanAnswer(stages, tuple(_format(view.book)))


def _planned(view: EventView, number: StageNumber, stage: Stage) -> PlannedStage:
    told = stage_told(view.tournament, view.book, number)
    return PlannedStage(
        stage.kind,
        stage_name(view.plan, number),
        told,
        message("stageplan-numbered", number=number, stage=told),
        stage.rounds,
        stage.unless_unbeaten,
        stage.heat,
        stage.take,
        stage.seeds,
        stage.scheme,
        stage.bracket,
        stage.games,
        stage.best_of,
        stage.confrontation,
    )


# The format ----------------------------------------------------------------------------------------------------------


def _format(book: Rulebook) -> Iterator[Message]:
    """The chosen format, the match, the time, the periods before round one."""
    for feature in chosen_features(book):
        yield message("stageplan-feature", title=feature.title, note=feature.note)
    yield match_told(book)
    if minutes := time_limit(book):
        yield timed_words(book, minutes)
    for period in building_periods(book):
        yield message("stageplan-period", period=period_told(period.name), minutes=period.minutes)
    if at_hand := documents(book):
        yield message("stageplan-documents", documents=at_hand)


def match_told(book: Rulebook) -> Message:
    """ "best of 3 games", "in pods"."""
    games = book.integer("games", 1)
    if book.play == "best_of" and games > 1:
        return message("stageplan-match", games=games)
    return message("stageplan-play", play=book.play)


def documents(book: Rulebook) -> tuple[str, ...]:
    """What the director has at hand (001 2, 7): the rulebook's documents, and those of the formats that were chosen."""
    needed = [name for feature in chosen_features(book) for name in feature.requires]
    return tuple(dict.fromkeys([*value_texts(book, "documents"), *needed]))
