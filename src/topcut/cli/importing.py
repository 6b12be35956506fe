"""A journal out of a results file or a list of names.

The rounds of a results file were paired elsewhere: each becomes a draft by hand with what it costs, then a posted
round, so that `topcut verify` can look at it. Who sits in no line of a round was away for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from topcut.cli.opening import write_new
from topcut.desk import commands
from topcut.files.names_file import read_names
from topcut.journal import records as facts
from topcut.journal.fold import advance
from topcut.journal.records import AnyFact, PlayerId, Record, RoundPaired, Seating
from topcut.journal.state import Tournament
from topcut.journal.texts import Text, deposit
from topcut.rulebooks.model import Rulebook

if TYPE_CHECKING:
    from topcut.files.results_file import Sheet


def import_names(data: bytes, source: str, encoding: str, book: Rulebook, title: str, path: Path) -> None:
    """A new event in which these people have entered."""
    from topcut.cli.new import played

    people = read_names(data, source, encoding)
    journal = played([commands.Create(book.source, title), commands.Enter(people)])
    write_new(path, journal.known.history, journal.known.words)


def import_results(data: bytes, path: Path, title: str = "") -> None:
    """The whole tournament of a results file."""
    from topcut.desk.ports import SystemClock
    from topcut.files.results_file import read

    scribe = _Scribe(read(data), title, SystemClock().now())
    scribe.write()
    write_new(path, scribe.records, scribe.texts)


class _Scribe:
    """Writes the facts of a results file down as a journal would have them."""

    def __init__(self, sheet: Sheet, title: str, now: str) -> None:
        self.sheet = sheet
        self.title = title or sheet.title
        self.now = now
        self.ids: Mapping[PlayerId, PlayerId] = {p.id: f"p{n}" for n, p in enumerate(sheet.players, start=1)}
        self.records: list[Record] = []
        self.texts: list[Text] = []
        self.teams: dict[str, str] = {}
        self.tournament = Tournament()

    def write(self) -> None:
        later = _of(self.sheet.facts, facts.Dropped)
        for fact in self.sheet.facts:
            match fact:
                case facts.Created():
                    self._add(replace(fact, title=self._text(self.title)))
                case facts.Entered():
                    self._add(self._entered(fact))
                case facts.RoundPaired():
                    self._drop(later, fact.round - 1)
                    self._post(fact)
                case facts.Dropped():
                    pass  # told where it happened
                case facts.LotDrawn() | facts.ConfrontationWon():
                    self._drop(later, len(self.tournament.rounds))
                    self._add(self._renamed(fact))
                case _:
                    self._add(fact)
        self._drop(later, len(self.tournament.rounds))
        self._bring_back(self.ids[p] for p in self.ids if p not in {fact.player for fact in later})

    def _add(self, *many: AnyFact) -> None:
        """One act."""
        first = len(self.records) + 1
        made = [
            Record(first + place, self.now, "import", fact, more=place < len(many) - 1)
            for place, fact in enumerate(many)
        ]
        self.records += made
        self.tournament = advance(self.tournament, made) or self.tournament

    def _text(self, value: str) -> str:
        from topcut.desk.ports import SystemEntropy

        if not value:
            return ""
        self.texts.append(deposit(value, SystemEntropy().salt()))
        return self.texts[-1].ref

    def _entered(self, fact: facts.Entered) -> facts.Entered:
        details = {"name": self.sheet.names[fact.player], "handle": fact.player}
        if fact.team not in self.teams:
            self.teams[fact.team] = self._text(fact.team)
        person = self._text(msgspec.json.encode(details).decode())
        return replace(fact, player=self.ids[fact.player], person=person, team=self.teams[fact.team])

    def _renamed(self, fact: facts.LotDrawn | facts.ConfrontationWon) -> AnyFact:
        if isinstance(fact, facts.LotDrawn):
            return facts.LotDrawn(tuple(self.ids[one] for one in fact.players))
        return facts.ConfrontationWon(self.ids[fact.player])

    def _drop(self, later: Sequence[facts.Dropped], last: int) -> None:
        """Those whose last round is over."""
        for fact in later:
            one = self.tournament.entrants[self.ids[fact.player]]
            if fact.after <= last and one.active:
                self._add(facts.Dropped(one.id, fact.after))

    def _bring_back(self, players: Iterable[PlayerId]) -> None:
        for player in players:
            if not self.tournament.entrants[player].active:
                self._add(facts.ReEntered(player))

    def _post(self, fact: RoundPaired) -> None:
        tables = tuple(Seating(t.table, tuple(self.ids[one] for one in t.seats), t.award) for t in fact.tables)
        seated = {one for table in tables for one in table.seats}
        self._bring_back(sorted(seated))
        for entrant in list(self.tournament.entrants.values()):
            if entrant.active and entrant.id not in seated:
                self._add(facts.Dropped(entrant.id, fact.round - 1))
        cost = self._cost(tables)
        self._add(facts.Drafted(fact.round, tables, cost=cost, stage=fact.stage))
        self._add(replace(fact, tables=tables, cost=cost, by_hand=True))

    def _cost(self, tables: tuple[Seating, ...]) -> dict[str, int]:
        from topcut.play.pairing.criteria import cost
        from topcut.play.pairing.propose import pairs_and_byes, problem_of

        if self.sheet.rulebook.play == "pod":
            return {}
        problem, earned = problem_of(self.tournament, self.sheet.rulebook)
        return cost(problem, *pairs_and_byes(tables, earned))


def _of(many: Iterable[AnyFact], kind: type[facts.Dropped]) -> list[facts.Dropped]:
    return [fact for fact in many if isinstance(fact, kind)]
