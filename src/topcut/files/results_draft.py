"""What is made of a results file while it is read: the facts so far, and every problem that was met."""

from __future__ import annotations

from collections.abc import Collection

from topcut.files.results_shape import Shape
from topcut.files.results_stages import Course
from topcut.journal.fold import advance
from topcut.journal.plan import StageNumber
from topcut.journal.records import AnyFact, PlayerId, Record
from topcut.journal.state import Tournament
from topcut.limits import Faults
from topcut.refusal import Refusal_, Refused
from topcut.rulebooks.model import Rulebook


class Draft:
    """A results file on its way to facts; these can always be followed, also those of a file with problems."""

    def __init__(self, shape: Shape, book: Rulebook, course: Course) -> None:
        self.shape = shape
        self.book = book
        self.course = course
        self.known = {player.id for player in shape.players}
        self.problems = Faults()
        self.remarks: list[str] = []  # what is odd and stands all the same
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

    def note(self, what: str, do: str, code: str = "results-file") -> None:
        self.problems.append(Refusal_(what, do, code))

    def note_all(self, refused: Refused, place: str = "") -> None:
        """The problems of a place."""
        before = f"{place}: " if place else ""
        self.problems.extend(Refusal_(f"{before}{r.what}", r.do, r.code) for r in refused.refusals)

    def player(self, player: PlayerId, where: str) -> PlayerId:
        """A player that a part of the file names."""
        if player not in self.known:
            self.note(f"{where}: {player!r} is not among the players", "add him to the players or mend the id")
        return player

    def stages_there(self) -> str:
        return f"the plan has {self.course.names()}"
