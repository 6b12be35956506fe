"""Results typed at a desk in memory, line by line."""

from __future__ import annotations

from desk.table import Event
from topcut.acts.results.commands import Report
from topcut.desk.submit import Accepted
from topcut.journal.plan import Stage
from topcut.refusal import Refused
from topcut.slips.read_result import read_result
from topcut.slips.ways_out import with_example


class Slips:
    """The desk of an event as lines are typed at it."""

    def __init__(self, event: Event) -> None:
        self.event = event
        self.tournament, self.book = event.tournament, event.book
        self.plan = event.tournament.plan or (Stage("swiss"),)
        self.names = {player: name for name, player in event.ids.items()}
        self.handles = {player: name.lower() for name, player in event.ids.items()}

    def typed(self, line: str) -> Refused | None:
        """A line, as `topcut report` takes it; nothing is written when it is refused, and nothing is kept here."""
        posted = self.tournament.rounds[-1]
        try:
            match, result = read_result(self, line, posted)
        except Refused as refused:
            return refused
        known = len(self.event.history)
        answer = self.event.submit(Report(match.round, match.table, result))
        if isinstance(answer, Accepted):
            return None
        assert len(self.event.history) == known
        return with_example(self, line, match, result, answer)
