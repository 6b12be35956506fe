"""A tournament while it is being written: the private draft of a fold, frozen once at the end.

It takes over what stands and copies a mapping only before its first change, so that a report copies the tables of
one round and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from topcut.journal.fact import Fact, PlayerId, RoundNumber, Table
from topcut.journal.records import Record
from topcut.journal.state import Entrant, Match, Round, Tournament
from topcut.messages.message import Message, message


class Impossible(LookupError):
    """A record speaks of something that is not there."""

    def __init__(self, why: Message) -> None:
        super().__init__(why)
        self.why = why


class Sheet:
    """The tournament so far, to be changed in place."""

    def __init__(self, before: Tournament) -> None:
        self.before = before
        self.rulebook, self.title, self.date = before.rulebook, before.title, before.date
        self.changes = before.changes
        self.rounds_planned, self.started = before.rounds_planned, before.started
        self.finished, self.ended = before.finished, before.ended
        self.rounds = list(before.rounds)
        self.draw = before.draw
        self.lots, self.confrontation = before.lots, before.confrontation
        self.announcements = before.announcements
        self.deadlines, self.drawn = before.deadlines, before.drawn
        self.plan, self.planned, self.opened, self.split = before.plan, before.planned, before.opened, before.split
        self.limited, self.scenario = before.limited, before.scenario
        self.period, self.period_clock = before.period, before.period_clock
        self.cancelled = before.cancelled
        self.registration, self.waiting = before.registration, before.waiting
        self.numbering = before.tables
        self.listing, self.program, self.taken = before.listing, before.program, before.taken
        self._entrants: dict[PlayerId, Entrant] | None = None
        self._tables: dict[RoundNumber, dict[Table, Match]] = {}  # of the rounds that we have copied already

    def entrants(self) -> dict[PlayerId, Entrant]:
        """All entrants, to be changed."""
        if self._entrants is None:
            self._entrants = dict(self.before.entrants)
        return self._entrants

    def entrant(self, player: PlayerId) -> Entrant:
        found = (self.before.entrants if self._entrants is None else self._entrants).get(player)
        if found is None:
            raise Impossible(message("impossible-no-player", player=player))
        return found

    def round(self, number: RoundNumber) -> Round:
        if not 1 <= number <= len(self.rounds):
            raise Impossible(message("impossible-no-round", round=number))
        return self.rounds[number - 1]

    def tables(self, number: RoundNumber) -> dict[Table, Match]:
        """The tables of a round, to be changed."""
        tables = self._tables.get(number)
        if tables is None:
            posted = self.round(number)
            tables = self._tables[number] = dict(posted.matches)
            self.rounds[number - 1] = replace(posted, matches=tables)
        return tables

    def match(self, number: RoundNumber, table: Table) -> Match:
        found = self.tables(number).get(table)
        if found is None:
            raise Impossible(message("impossible-no-table", round=number, table=table))
        return found

    def post(self, posted: Round, tables: dict[Table, Match]) -> None:
        """Add a round with its tables."""
        if posted.number != len(self.rounds) + 1:
            raise Impossible(message("impossible-order", round=posted.number, rounds=len(self.rounds)))
        self._tables[posted.number] = tables
        self.rounds.append(posted)

    def take_back(self, number: RoundNumber) -> None:
        """Take away the latest round."""
        if number != len(self.rounds) or not number:
            raise Impossible(message("impossible-not-the-latest", round=number, rounds=len(self.rounds)))
        self.rounds.pop()
        self._tables.pop(number, None)

    def count_draw(self, number: RoundNumber) -> None:
        """One more pairing was drawn for a round."""
        self.drawn = {**self.drawn, number: self.drawn.get(number, 0) + 1}
        if self.draw and self.draw.round == number:
            self.draw = replace(self.draw, drawn=self.drawn[number])

    def freeze(self, head: int) -> Tournament:
        """The tournament as it stands now; the sheet is not used any more."""
        return Tournament(
            rulebook=self.rulebook,
            changes=self.changes,
            title=self.title,
            date=self.date,
            rounds_planned=self.rounds_planned,
            entrants=self.before.entrants if self._entrants is None else self._entrants,
            rounds=tuple(self.rounds),
            draw=self.draw,
            started=self.started,
            finished=self.finished,
            ended=self.ended,
            cancelled=self.cancelled,
            lots=self.lots,
            confrontation=self.confrontation,
            announcements=self.announcements,
            deadlines=self.deadlines,
            drawn=self.drawn,
            plan=self.plan,
            planned=self.planned,
            opened=self.opened,
            split=self.split,
            limited=self.limited,
            scenario=self.scenario,
            period=self.period,
            period_clock=self.period_clock,
            head=head,
            registration=self.registration,
            waiting=self.waiting,
            tables=self.numbering,
            listing=self.listing,
            program=self.program,
            taken=self.taken,
        )


Following = dict[type[Fact], Callable[[Sheet, Any, Record], None]]  # what the sheet does with each kind of fact
