"""The results file (`results/1`): a whole tournament as typed in from score cards, in and out.

Reading answers with everything that is wrong with the file, each with its place; what is right becomes the same facts
that a journal would hold, so that standings and pairings know only one kind of tournament.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from topcut.files.results_lines import Line, Player, result_of
from topcut.files.results_shape import VERSION, Posted, Shape, shape_of
from topcut.journal.fold import fold
from topcut.journal.records import (
    AnyFact,
    ConfrontationWon,
    Created,
    Delayed,
    Dropped,
    Entered,
    LotDrawn,
    PlayerId,
    Record,
    Reported,
    RoundPaired,
    Seating,
    Started,
)
from topcut.journal.state import Tournament
from topcut.play.scoring import score
from topcut.refusal import Refusal, Refused, refuse
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Rulebook

__all__ = ["VERSION", "Sheet", "read", "read_document"]


class Sheet(Struct, frozen=True):
    """A results file, read: the tournament that it tells of, by its own player ids."""

    tournament: Tournament
    rulebook: Rulebook
    names: Mapping[PlayerId, str]
    title: str
    facts: tuple[AnyFact, ...]
    players: tuple[Player, ...]


def read(data: bytes) -> Sheet:
    """Read the bytes of a results file."""
    try:
        document = msgspec.json.decode(data)
    except UnicodeDecodeError:
        raise refuse("the results file is not UTF-8", "save it as UTF-8 and try again", "encoding") from None
    except msgspec.DecodeError as problem:
        raise refuse(f"the results file is not JSON: {problem}", "mend it at that place", "json") from None
    return read_document(document)


def read_document(document: Any) -> Sheet:
    """Read a results file that is already a dictionary."""
    if not isinstance(document, dict):
        raise refuse("a results file is one JSON object", 'begin with {"topcut": "results/1", …}', "json")
    problems: list[Refusal] = []
    shape = shape_of(document, problems)
    book = _rulebook(shape, problems)
    if book is None or any(problem.what.startswith("players") for problem in problems):
        raise Refused(*problems)  # without rules or players the lines cannot be judged
    reader = _Reader(shape, book)
    facts = list(reader.facts())
    if problems or reader.problems:
        raise Refused(*problems, *reader.problems)
    tournament = fold([Record(seq, at="", by="file", fact=fact) for seq, fact in enumerate(facts, start=1)])
    names = {player.id: player.name or player.id for player in shape.players}
    return Sheet(tournament, book, names, shape.title, tuple(facts), tuple(shape.players))


def _rulebook(shape: Shape, problems: list[Refusal]) -> Rulebook | None:
    """By its name with options, or whole: as an export writes a director's own rulebook."""
    if not shape.rulebook:
        problems.append(Refusal("the file does not say which rulebook", 'add "rulebook": "star-trek-2e" or another'))
        return None
    try:
        return build(shape.rulebook) if isinstance(shape.rulebook, dict) else load(shape.rulebook, shape.options)
    except Refused as refused:
        problems += refused.refusals
        return None


class _Reader:
    """Goes through the file once and notes every problem on the way."""

    def __init__(self, shape: Shape, book: Rulebook) -> None:
        self.shape = shape
        self.book = book
        self.known = {player.id for player in shape.players}
        self.problems: list[Refusal] = []

    def note(self, what: str, do: str, code: str = "results-file") -> None:
        self.problems.append(Refusal(what, do, code))

    def facts(self) -> Iterator[AnyFact]:
        """The facts that a journal of this tournament would hold."""
        for twice in _repeated(player.id for player in self.shape.players):
            self.note(f"player {twice!r} stands twice among the players", "give every player an id of his own")
        planned = self._planned()
        yield Created(dict(self.book.source), title="", rounds=planned, date=self.shape.date)
        yield from (_entered(player) for player in self.shape.players)
        yield Started(planned)
        for number, posted in enumerate(self.shape.rounds, start=1):
            yield from self._round(number, posted)
        yield from self._afterwards(planned)

    def _planned(self) -> int:
        shape = self.shape
        recommended = self.book.recommended_rounds(len(shape.players))
        return shape.rounds_planned or self.book.integer("rounds") or recommended or len(shape.rounds)

    def _round(self, number: int, posted: Posted) -> Iterator[AnyFact]:
        lines = self._with_delayed(number, posted.lines)
        taken = {line.table for line in lines}
        free = (table for table in range(1, 2 * len(lines) + 1) if table not in taken)
        seatings: list[Seating] = []
        reports: list[AnyFact] = []
        for line in lines:
            table = line.table or next(free)
            for fact in self._line(number, table, line):
                if isinstance(fact, Seating):
                    seatings.append(fact)
                else:
                    reports.append(fact)
        self._check_seats(number, seatings)
        yield RoundPaired(number, tuple(seatings), stage=posted.stage)
        yield from reports

    def _line(self, number: int, table: int, line: Line) -> Iterator[Seating | Reported | Delayed]:
        """Who sits at a table, and what came out; problems are noted with the place."""
        try:
            result = result_of(self.book, line, self.known)
            if result is not None:
                score(self.book, result, len(line.players))
        except Refused as refused:
            place = f"round {number}, table {table}"
            self.problems += [Refusal(f"{place}: {r.what}", r.do, r.code) for r in refused.refusals]
            return
        alone = len(line.players) == 1 and self.book.play != "pod" and result is not None
        yield Seating(table, line.players, result.codes[0] if alone and result else "")
        if result is not None and not alone:
            yield Reported(number, table, result)
        elif line.delayed:
            yield Delayed(number, table)

    def _with_delayed(self, number: int, lines: list[Line]) -> list[Line]:
        """Lines that `delayed` names, and those that stand only there."""
        for entry in self.shape.delayed:
            if entry.round != number:
                continue
            if not any(entry.names(line) for line in lines):
                lines = [*lines, Line(entry.players, entry.table)]
            lines = [replace(line, open=True, delayed=True) if entry.names(line) else line for line in lines]
        return lines

    def _check_seats(self, number: int, seatings: list[Seating]) -> None:
        for seat in (seat for seating in seatings if seating.award != "MG" for seat in seating.seats):
            if number > self.shape.dropped.get(seat, number):
                self.note(f"round {number}: {seat!r} plays after dropping", "mend `dropped` or the line")
        for twice in _repeated(seat for seating in seatings for seat in seating.seats):
            self.note(f"round {number}: {twice!r} plays twice", "let every player sit at one table")
        for table in _repeated(str(seating.table) for seating in seatings):
            self.note(f"round {number}: table {table} stands twice", "give every match a table of its own")

    def _afterwards(self, planned: int) -> Iterator[AnyFact]:
        shape, rounds = self.shape, len(self.shape.rounds)
        for player, last in shape.dropped.items():
            if last > rounds:
                self.note(f"dropped: {player!r} after round {last} of {rounds}", "name his last round")
            yield Dropped(self._known(player, "dropped"), last)
        for lot in shape.lots:
            yield LotDrawn(tuple(self._known(player, "lots") for player in lot))
        if shape.final_confrontation:
            yield ConfrontationWon(self._known(shape.final_confrontation, "final_confrontation"))
        for entry in shape.delayed:
            who = " v ".join(entry.players) or f"table {entry.table}"
            if not 1 <= entry.round <= rounds:
                self.note(f"delayed: there is no round {entry.round} ({who})", "mend the round")
            elif rounds >= planned:
                what = f"round {entry.round}, {who} is delayed: there are no final standings without it"
                self.note(what, "enter the result (13.4)", "delayed")

    def _known(self, player: PlayerId, where: str) -> PlayerId:
        if player not in self.known:
            self.note(f"{where}: {player!r} is not among the players", "add him to the players or mend the id")
        return player


def _entered(player: Player) -> Entered:
    return Entered(
        player=player.id,
        person="",
        rating=player.rating,
        earned_byes=player.earned_byes,
        head_start=player.head_start,
        side=player.side or "",
        team=player.team or "",
    )


def _repeated(items: Iterable[str]) -> list[str]:
    seen: set[str] = set()
    twice: list[str] = []
    for item in items:
        if item in seen and item not in twice:
            twice.append(item)
        seen.add(item)
    return twice
