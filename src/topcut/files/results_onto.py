"""A results file onto an event that was listed here and played elsewhere: its journal goes on with what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from topcut.acts.context import Context
from topcut.acts.ending.commands import Confront, Finish
from topcut.acts.ending.facts import ConfrontationWon
from topcut.acts.entries.facts import Entered, Withdrawn
from topcut.acts.event.facts import Created
from topcut.acts.handling import must_be_allowed
from topcut.acts.matter import Matter
from topcut.desk.decide import decide
from topcut.desk.slices import HANDLING
from topcut.files.results_file import ResultsSheet
from topcut.files.results_import import Scribe
from topcut.journal.fact import PlayerId
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook


class Played(Scribe):
    """Writes down what happened behind what the journal already says; by whose handle is whose."""

    def __init__(
        self, sheet: ResultsSheet, ids: Mapping[str, PlayerId], tournament: Tournament, context: Context
    ) -> None:
        super().__init__(sheet, "", context.now, context.entropy.salt)
        self.ids = ids
        self.tournament = tournament

    def write(self) -> None:
        here = set(self.ids.values())
        for one in list(self.tournament.entrants.values()):
            if not one.withdrawn and one.id not in here:
                self._add(Withdrawn(one.id))
        super().write()

    def _create(self, fact: Created) -> None:
        """It is there already."""

    def _enter(self, fact: Entered) -> None:
        """They are there already."""

    def _confront(self, fact: ConfrontationWon) -> None:
        """It is said with the end."""

    def end(self, history: Sequence[Record], context: Context) -> None:
        """Finish it as the desk would; who won the final confrontation must be one of the first two (R63)."""
        won = next((fact.player for fact in self.sheet.facts if isinstance(fact, ConfrontationWon)), "")
        for command in (*([Confront(self.ids[won])] if won else []), Finish()):
            self._add(*decide(self.tournament, [*history, *self.records], self.sheet.rulebook, command, context))


def must_not_be_run(tournament: Tournament) -> None:
    """What was begun here is finished here, and what is finished is corrected."""
    if not tournament.rulebook:
        raise refuse("report-no-event")
    if tournament.finished:
        raise refuse("report-finished-already")
    if tournament.cancelled:
        raise refuse("report-cancelled")
    if tournament.rounds or tournament.draw is not None or tournament.started:
        raise refuse("report-runs-here")


class ReportPlayed:
    """Everything that happened at an event that is over, as one act."""

    def __init__(self, sheet: ResultsSheet, ids: Mapping[str, PlayerId], head: int) -> None:
        self.sheet = sheet
        self.ids = ids  # by handle
        self.head = head  # of the journal that it was checked on


def decide_played(
    tournament: Tournament,
    history: Sequence[Record],
    book: Rulebook | None,
    command: ReportPlayed,
    context: Context,
) -> list[AnyFact]:
    """The facts that a journal of this event would hold, and its end; nothing where any of it is refused."""
    must_be_allowed(HANDLING[Finish], Finish(), context.actor, Matter(tournament, history, book, context))
    must_not_be_run(tournament)
    if tournament.head != command.head:
        raise refuse("report-changed-meanwhile")
    scribe = Played(command.sheet, command.ids, tournament, context)
    scribe.write()
    scribe.end(history, context)
    return [record.fact for record in scribe.records]
