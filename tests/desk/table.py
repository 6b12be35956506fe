"""A tournament at the desk, told by the names of its players: the language of the tests in this folder."""

from __future__ import annotations

from functools import cache
from typing import Any

from actors import actor
from saying import as_told, refusal_of
from topcut.acts.command import Command
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.entries.facts import Entered
from topcut.acts.event.commands import Create
from topcut.acts.results.commands import NoShow, Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.desk.known import Known
from topcut.desk.memory import MemoryJournal, SeededEntropy, SteadyClock
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import PlayerId, Result
from topcut.journal.fold import fold
from topcut.journal.records import Record
from topcut.journal.state import Match, Round, Tournament
from topcut.play.ledger import Ledger, ledger
from topcut.play.standings import standings
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Rulebook

DIRECTOR = "director"


@cache
def rules(rulebook: str, *options: tuple[str, Any]) -> Rulebook:
    """A rulebook with an event's choices, read once."""
    return load(rulebook, dict(options))


def without(book: Rulebook, *settings: str) -> Rulebook:
    """The rulebook as an older journal embeds it: settings that came later are not there."""
    source = dict(book.source)
    source["settings"] = {name: one for name, one in source["settings"].items() if name not in settings}
    return build(source)


class Event:
    """One tournament in memory: players are numbered p1, p2 … in the order in which they are named."""

    def __init__(self, rulebook: str | Rulebook, *people: str | Person, rounds: int = 0, **options: Any) -> None:
        self.book = rules(rulebook, *sorted(options.items())) if isinstance(rulebook, str) else rulebook
        self.journal = MemoryJournal()
        self.clock = SteadyClock()
        self.entropy = SeededEntropy("Bajor")
        self.ids: dict[str, PlayerId] = {}
        self.do(Create(self.book.source, "Deep Space Nine Open", rounds))
        if people:
            self.enter(*people)

    # Asking the desk -------------------------------------------------------------------------------------------------

    def submit(self, command: Command, by: str = DIRECTOR, key: str = "") -> Accepted | Refused:
        return submit(self.journal, command, actor(by), key, clock=self.clock, entropy=self.entropy)

    def do(self, command: Command, by: str = DIRECTOR, key: str = "") -> tuple[Record, ...]:
        """What must be accepted; the records of the act. What was learnt by and by is what all records together say."""
        answer = self.submit(command, by, key)
        assert isinstance(answer, Accepted), f"refused: {answer}"
        assert answer.tournament == self.tournament == fold(self.history)
        return answer.records

    def refused(
        self, command: Command, id: str, *more: str, by: str = DIRECTOR, key: str = "", **values: object
    ) -> Refusal:
        """What must be refused, for this reason. Nothing may have been written, and every refusal says what to do."""
        before = self._all_that_is_written()
        answer = self.submit(command, by, key)
        assert isinstance(answer, Refused), f"accepted: {[record.fact for record in answer.records]}"
        assert self._all_that_is_written() == before
        assert all(as_told(refusal).do for refusal in answer.refusals), answer.refusals
        return refusal_of(answer, id, *more, **values)

    def _all_that_is_written(self) -> tuple[list[Record], list[object], Tournament]:
        return list(self.known.history), list(self.known.words), self.known.tournament

    @property
    def known(self) -> Known:
        return self.journal.read()

    @property
    def history(self) -> list[Record]:
        return self.known.history

    @property
    def tournament(self) -> Tournament:
        return self.known.tournament

    @property
    def head(self) -> int:
        """The seq of the last record."""
        return self.history[-1].seq

    # Players ---------------------------------------------------------------------------------------------------------

    def enter(self, *people: str | Person) -> tuple[Record, ...]:
        """All of them in one act."""
        entering = tuple(Person(one) if isinstance(one, str) else one for one in people)
        records = [record for record in self.do(Enter(entering)) if isinstance(record.fact, Entered)]
        for person, record in zip(entering, records, strict=True):
            self.ids[person.name] = record.fact.player
        return tuple(records)

    def id(self, name: str) -> PlayerId:
        return self.ids[name]

    def pair(self, a: str, b: str) -> tuple[PlayerId, PlayerId]:
        return self.id(a), self.id(b)

    def name(self, player: PlayerId) -> str:
        return next(name for name, known in self.ids.items() if known == player)

    # Rounds ----------------------------------------------------------------------------------------------------------

    def draw(self, *pairs: tuple[str, str], reason: str = "") -> tuple[Record, ...]:
        """Draw the next round with these pairs; the others are paired by the engine."""
        return self.do(Draw(reason=reason, pinned=tuple(self.pair(a, b) for a, b in pairs)))

    def post(self, *pairs: tuple[str, str]) -> Round:
        """Draw and post the next round with these pairs."""
        self.draw(*pairs)
        self.do(Post())
        return self.tournament.rounds[-1]

    def play(self, *pairs: tuple[str, str]) -> Round:
        """Draw, post and play a round: the first of each pair wins."""
        self.post(*pairs)
        for winner, _ in pairs:
            self.wins(winner)
        return self.tournament.rounds[-1]

    def pairs(self, number: int = 0) -> set[frozenset[str]]:
        """Who meets whom in a round (the latest): a bye is a set of one."""
        posted = self.tournament.rounds[number - 1]
        return {frozenset(self.name(seat) for seat in match.seats) for match in posted.matches.values()}

    def match(self, name: str, number: int = 0) -> Match:
        """The match of a player in a round (the latest)."""
        matches = self.tournament.rounds[number - 1].matches.values()
        return next(match for match in matches if self.id(name) in match.seats)

    def at(self, name: str, number: int = 0) -> tuple[int, int]:
        """The round and table of a player: `Confirm(*event.at("Kira"))`."""
        match = self.match(name, number)
        return match.round, match.table

    # Results ---------------------------------------------------------------------------------------------------------

    def result(self, name: str, own: int, other: int, how: str = "normal", number: int = 0) -> Result:
        """A result in the order of the seats: the score of one game, or games won in a match of several."""
        turned = self.match(name, number).seats[0] != self.id(name)
        first, second = (other, own) if turned else (own, other)
        if self.book.play == "best_of":
            return Result(games=((1, 0),) * first + ((0, 1),) * second, how=how)
        return Result(games=((first, second),), how=how)

    def codes(self, name: str, own: str, other: str, how: str = "normal") -> Result:
        """A result by its codes alone, in the order of the seats."""
        turned = self.match(name).seats[0] != self.id(name)
        return Result(codes=(other, own) if turned else (own, other), how=how)

    def report(self, name: str, own: int, other: int, by: str = "", how: str = "normal") -> Report:
        """The report of a result at a player's table, by the name of the one who reports or by an official."""
        return Report(*self.at(name), self.result(name, own, other, how), by=self.id(by) if by else "")

    def wins(self, name: str) -> None:
        """An official enters a clear win."""
        self.do(self.report(name, 2, 0) if self.book.play == "best_of" else self.report(name, 100, 0))

    def says(self, name: str, own: int, other: int) -> tuple[Record, ...]:
        """A player reports his own match."""
        return self.do(self.report(name, own, other, by=name), by=self.id(name))

    # What follows ----------------------------------------------------------------------------------------------------

    @property
    def ledger(self) -> Ledger:
        return ledger(self.tournament, self.book)

    def points(self, name: str) -> int:
        return self.ledger.points[self.id(name)]

    def card(self, name: str) -> list[str]:
        """The codes on a score card, a round each."""
        return [line.code for line in self.ledger.lines[self.id(name)]]

    def differentials(self, name: str) -> list[int]:
        return [line.differential for line in self.ledger.lines[self.id(name)]]

    def faced(self, name: str) -> list[str]:
        lines = self.ledger.lines[self.id(name)]
        return [self.name(line.opponent) for line in lines if line.opponent is not None]

    def ranks(self) -> dict[str, int]:
        return {self.name(row.player): row.rank for row in standings(self.tournament, self.book).rows}

    def words(self, ref: str) -> str:
        """A text that a record refers to."""
        return self.known.words[ref]


FOUR = ("Kira", "Odo", "Quark", "Dax")


def posted(rulebook: str = "star-trek-2e", **options: object) -> Event:
    """Round one: Kira meets Odo, Quark meets Dax."""
    event = Event(rulebook, *FOUR, rounds=3, **options)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    return event


def absent(event: Event, *names: str) -> NoShow:
    return NoShow(*event.at(names[0]), tuple(event.id(name) for name in names))
