"""The journal behind the pages, read anew out of the database, and what the engine makes of it."""

from __future__ import annotations

from topcut.desk.known import Known
from topcut.journal.fact import RoundNumber
from topcut.journal.records import Record
from topcut.journal.state import Match
from topcut.play.check import check
from topcut.play.placings import placings
from topcut.play.standings import Standings, standings
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event


class Behind:
    """What really stands in the journal of an event."""

    def __init__(self, slug: str) -> None:
        self.known: Known = DatabaseJournal(Event.objects.get(slug=slug).pk).read()  # nothing kept: every line is read
        self.tournament = self.known.tournament
        book = self.known.rulebook(build)
        assert book is not None
        self.book: Rulebook = book

    def records(self, kind: str) -> list[Record]:
        return [record for record in self.known.history if type(record.fact).__name__ == kind]

    def matches(self, number: RoundNumber = 0) -> list[Match]:
        """The tables of a round, the latest if it is not said which, in their order."""
        posted = self.tournament.rounds[number - 1]
        return [posted.matches[table] for table in sorted(posted.matches)]

    def is_derived_again(self) -> bool:
        """Every draw, round and cut comes out of the journal a second time."""
        return all(finding.ok for finding in check(self.known.history))

    def standings(self) -> Standings:
        return standings(self.tournament, self.book)

    def ranks(self, names: dict[str, str]) -> list[list[str]]:
        """Rank, name, record and points of everybody, as the standings page writes them."""
        return [
            [str(row.rank), names[row.player], "–".join(map(str, row.record)), str(row.points)]
            for row in self.standings().rows
        ]

    def places(self, names: dict[str, str]) -> list[list[str]]:
        """Place and name of everybody, as the page of places writes them."""
        return [
            ["–".join(map(str, sorted({place.place, place.to}))), names[place.player]]
            for place in placings(self.tournament, self.book)
        ]
