"""What is made of a results file while it is read: the facts so far, and every problem that was met."""

from __future__ import annotations

from collections.abc import Collection

from topcut.files.results_shape import Shape
from topcut.files.results_stages import Course
from topcut.journal.fact import PlayerId
from topcut.journal.fold import advance
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.limits import Faults
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused, refusal
from topcut.rulebooks.model import Rulebook


class Transcript:
    """A results file on its way to facts; these can always be followed, also those of a file with problems."""

    def __init__(self, shape: Shape, book: Rulebook, course: Course) -> None:
        self.shape = shape
        self.book = book
        self.course = course
        self.known = {player.id for player in shape.players}
        self.problems = Faults()
        self.remarks: list[Message] = []  # what is odd and stands all the same
        self.facts: list[AnyFact] = []
        self.planned: dict[StageNumber, int] = {}  # rounds of the stages that have begun
        self.fields: dict[StageNumber, Collection[PlayerId]] = {}  # who plays in a stage, where not everybody does
        self.unclear: set[StageNumber] = set()  # stages that a problem before or in them leaves open
        self._tournament = Tournament()
        self._followed = 0

    def so_far(self) -> Tournament:
        """The tournament that the facts make until here."""
        first = self._followed + 1
        new = [Record(seq, "", "file", fact) for seq, fact in enumerate(self.facts[self._followed :], start=first)]
        self._tournament = advance(self._tournament, new) or self._tournament
        self._followed = len(self.facts)
        return self._tournament

    def note(self, problem: Refusal, place: Message | None = None) -> None:
        """A problem, and where it was met."""
        self.problems.append(problem.at(place) if place else problem)

    def note_all(self, refused: Refused, place: Message | None = None) -> None:
        """The problems of a place."""
        for problem in refused.refusals:
            self.note(problem, place)

    def note_no_stage(self, stage: StageNumber, place: Message) -> None:
        """A stage that the plan does not have."""
        self.note(refusal("import-no-stage", stage=stage, stages=self.course.names()), place)

    def player(self, player: PlayerId, part: str) -> PlayerId:
        """A player that a part of the file names."""
        if player not in self.known:
            self.note(refusal("import-no-player", player=player), message("import-part", part=part))
        return player
