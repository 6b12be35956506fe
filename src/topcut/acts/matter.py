"""The matter at hand: the tournament, its rulebook and history, as the deciding functions look at them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import msgspec
from msgspec import Struct

from topcut.acts.context import Context
from topcut.journal.fact import PlayerId, RoundNumber, Table
from topcut.journal.records import Record
from topcut.journal.state import Entrant, Match, Round, Tournament
from topcut.journal.texts import ERASED, Texts
from topcut.messages.message import Message, Player, message
from topcut.play.stages import must_have_rounds
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Rulebook


def _no_event() -> Refused:
    """Made whenever it is raised: an exception that is raised again grows."""
    return refuse("event-none")


class PersonDetails(Struct, frozen=True):
    """What is kept of a person outside the chain."""

    name: str
    handle: str = ""

    @property
    def written(self) -> str:
        """As a text."""
        return msgspec.json.encode(self).decode()


def people_of(tournament: Tournament, words: Texts) -> dict[PlayerId, PersonDetails]:
    """Names and handles of everybody who entered; an erased person has neither."""
    return {entrant.id: _person(entrant, words) for entrant in tournament.entrants.values()}


_read_person = msgspec.json.Decoder(PersonDetails).decode


def _person(entrant: Entrant, words: Texts) -> PersonDetails:
    if entrant.person not in words:
        return PersonDetails(f"{ERASED} {entrant.id}", entrant.id)
    return _read_person(words[entrant.person])


class Matter:
    """Everything a decision may look at, with the refusals that several of them share."""

    def __init__(
        self, tournament: Tournament, history: Sequence[Record], book: Rulebook | None, context: Context
    ) -> None:
        self.tournament = tournament
        self.history = history
        self._book = book
        self.context = context

    @property
    def book(self) -> Rulebook:
        if self._book is None:
            raise _no_event()
        return self._book

    @cached_property
    def people(self) -> dict[PlayerId, PersonDetails]:
        return people_of(self.tournament, self.context.words)

    def name(self, player: PlayerId) -> str:
        entrant = self.tournament.entrants.get(player)
        return _person(entrant, self.context.words).name if entrant else player

    def player(self, player: PlayerId) -> Player:
        """For a message: who it is, with the name to be shown and the handle to be typed."""
        entrant = self.tournament.entrants.get(player)
        person = _person(entrant, self.context.words) if entrant else PersonDetails(player)
        return Player(player, person.name, person.handle)

    def must_exist(self) -> None:
        if not self.tournament.rulebook:
            raise _no_event()

    def must_run(self) -> None:
        self.must_exist()
        if self.tournament.finished:
            raise refuse("event-finished")
        if self.tournament.cancelled:
            raise refuse("event-cancelled")

    def entrant(self, player: PlayerId) -> Entrant:
        found = self.tournament.entrants.get(player)
        if found is None:
            raise refuse("entry-no-player", player=player)
        return found

    def round(self, number: RoundNumber) -> Round:
        found = self.tournament.round(number)
        if found is None:
            must_have_rounds(self.tournament.plan)
            raise refuse("round-none", round=number, posted=len(self.tournament.rounds))
        return found

    def current(self) -> Round:
        if not self.tournament.rounds:
            must_have_rounds(self.tournament.plan)
            raise refuse("round-none-posted")
        return self.tournament.rounds[-1]

    def match(self, number: RoundNumber, table: Table) -> Match:
        posted = self.round(number)
        found = posted.matches.get(table)
        if found is None:
            tables = message("round-tables", first=min(posted.matches, default=0), last=max(posted.matches, default=0))
            raise refuse("round-no-table", round=number, table=table, tables=tables)
        return found

    def at(self, match: Match) -> Message:
        """ "round 3, table 12 (Kira, Odo)"."""
        players = tuple(self.player(seat) for seat in match.seats)
        return message("place-match", round=match.round, table=match.table, players=players)
