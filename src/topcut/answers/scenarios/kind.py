"""What each scenario tells of itself: to the director, to one player, and beside a player in the pairings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.grid import Grid
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Message, Messages, message
from topcut.play.scenarios.chosen import scenario_means
from topcut.rulebooks.model import Feature


class ScenarioAnswer(Struct, frozen=True):
    """What choosing the scenario means, and what it asks for now."""

    scenario: str
    title: str
    clause: str
    note: str
    effect: Message  # all of it in one sentence
    means: Message
    sanctioned: bool
    rated: bool
    requires: tuple[str, ...]
    now: Messages

    @property
    def grids(self) -> tuple[Grid, ...]:
        """What was drawn and recorded; those without rows are not shown."""
        return ()


class RoundOfScenario(ScenarioAnswer, frozen=True):
    """A scenario that has something of its own in every round."""

    round: RoundNumber


# The fields of `ScenarioAnswer` in their order.
Head: TypeAlias = tuple[str, str, str, str, Message, Message, bool, bool, tuple[str, ...], Messages]


def head(feature: Feature, *now: Message) -> Head:
    """The beginning of an answer, and what the scenario asks for now."""
    means = scenario_means(feature)
    return (
        feature.name,
        feature.title,
        feature.clause,
        feature.note,
        message("scenario-effect", title=feature.title, clause=feature.clause, means=means),
        means,
        bool(feature.sanctioned),
        bool(feature.rated),
        tuple(feature.requires),
        now,
    )


class OwnMove(Struct, frozen=True):
    """Standard Orbit: where somebody sits from this minute of the round on."""

    minute: int
    table: int
    seat: int
    deck: str  # whose deck lies there


class OwnPart(Struct, frozen=True):
    """What a scenario tells one player, and what it lets them do."""

    says: Messages = ()
    moves: tuple[OwnMove, ...] = ()
    rejects: bool = False  # may turn their special rule down
    speaks: bool = False  # may say what they think of the cards


def nothing_own(view: EventView, player: PlayerId, posted: Round | None) -> OwnPart:
    return OwnPart()


class ScenarioKind(Struct, frozen=True):
    """A scenario as it registers itself in `answers/scenario.py`."""

    answer: Callable[[EventView, Feature, RoundNumber], ScenarioAnswer]
    own: Callable[[EventView, PlayerId, Round | None], OwnPart] = nothing_own
    beside: Callable[[EventView, RoundNumber], Mapping[PlayerId, Message]] | None = None


def columns(*names: str) -> Messages:
    """The heads of a list, by the names that `scenario-column` knows."""
    return tuple(message("scenario-column", column=name) for name in names)
