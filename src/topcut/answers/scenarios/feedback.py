"""Public Play Testing (001 4.4.7): what players say about the cards."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.scenarios.facts import FeedbackGiven
from topcut.answers.event_view import EventView
from topcut.answers.grid import Grid
from topcut.answers.scenarios.kind import OwnPart, ScenarioAnswer, ScenarioKind, columns, head
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Messages, Player, message
from topcut.play.scenarios.chosen import TESTING, must_play
from topcut.rulebooks.model import Feature


class Feedback(Struct, frozen=True):
    """What somebody said."""

    player: Player
    name: str
    text: str


class FeedbackList(Struct, frozen=True):
    """Everything that was said, in order."""

    feedback: tuple[Feedback, ...]

    @property
    def notes(self) -> Messages:
        return () if self.feedback else (message("scenario-nothing-said"),)

    @property
    def lines(self) -> list[tuple[str, str, str]]:
        """As the lines of a file: handle, name, words."""
        return [(one.player.handle or one.player.id, one.name, one.text) for one in self.feedback]


FILE_HEADS = ("player", "name", "text")  # of a CSV file


class FeedbackAnswer(ScenarioAnswer, frozen=True):
    """The same as the scenario of the event."""

    feedback: tuple[Feedback, ...]

    @property
    def grids(self) -> tuple[Grid, ...]:
        rows = tuple((one.player, one.text) for one in self.feedback)
        return (Grid(message("scenario-feedback-so-far"), columns("player", "says"), rows),)


def feedback_list(view: EventView) -> FeedbackList:
    """What was said about the cards; refused in another scenario."""
    must_play(view.book, message("scenario-feedback"), TESTING)
    given = (fact for fact in view.tournament.scenario if isinstance(fact, FeedbackGiven))
    return FeedbackList(
        tuple(Feedback(view.player(fact.player), view.names[fact.player], view.words[fact.text]) for fact in given)
    )


def _answer(view: EventView, feature: Feature, number: RoundNumber) -> FeedbackAnswer:
    listed = feedback_list(view)
    return FeedbackAnswer(*head(feature, *listed.notes), listed.feedback)


def _own(view: EventView, player: PlayerId, posted: Round | None) -> OwnPart:
    return OwnPart(speaks=not view.tournament.entrants[player].withdrawn)


FEEDBACK = ScenarioKind(_answer, _own)
