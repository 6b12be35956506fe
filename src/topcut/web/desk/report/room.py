"""A page of a report: what was typed so far stands above it, and the ways to go on."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

from django.http import HttpResponse
from msgspec import Struct

from topcut.acts.rounds.commands import Draw
from topcut.files.results_onto import must_not_be_run
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.messages.message import Message, message
from topcut.refusal import Refused
from topcut.slips.cards.course import must_be_typeable
from topcut.slips.cards.draft import Draft
from topcut.slips.cards.drawn_up import Open, Report
from topcut.slips.cards.settle import Clash
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room
from topcut.web.desk.report.keeping import draft_of, file_name, keep
from topcut.web.site.forms import Answered
from topcut.web.voices import PAGE

_MOST_NAMED = 3


class Bar(Struct, frozen=True):
    """What stands above every page of a report."""

    here: str
    typed: int  # cards of which every round is known
    cards: int
    games: int
    expected: int
    open: tuple[Message, ...]  # what is missing, the first few
    more: int
    file: str


class Reporting:
    """A request about the report of an event."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.snapshot = room.snapshot
        self.slug = room.row.slug

    @cached_property
    def draft(self) -> Draft:
        return draft_of(self.snapshot)

    @cached_property
    def report(self) -> Report:
        return Report(self.snapshot, self.draft)

    @cached_property
    def players(self) -> list[PlayerId]:
        """Who has a card, in signup order."""
        return [
            one.id
            for one in self.snapshot.tournament.entrants.values()
            if not one.withdrawn and one.id not in self.draft.away
        ]

    def must_be_open(self, typed: bool = True) -> None:
        """Whoever types must be allowed to, and the event must be one that was not run here."""
        self.room.must_be_allowed(Draw)
        must_not_be_run(self.snapshot.tournament)
        if typed:
            must_be_typeable(self.snapshot)

    def keep(self, change: Callable[[Draft], Draft]) -> Draft:
        return keep(self.snapshot, change)

    def known(self, player: PlayerId) -> int:
        """Of how many rounds a card says something, or an opponent's does."""
        return len(self.report.rounds) - len(self._unknown.get(player, ()))

    @cached_property
    def _unknown(self) -> Mapping[PlayerId, set[RoundNumber]]:
        """The rounds of which nothing is known, by player."""
        report = self.report
        found: defaultdict[PlayerId, set[RoundNumber]] = defaultdict(set)
        asked: list[Open | Clash] = [*report.open, *report.clashes]
        for one in asked:
            for player in one.players:
                found[player].add(one.round)
        for fault in report.faults:
            found[fault.player].add(fault.round)
        return found

    def show(self, template: str, answered: Answered, here: str, **context: Any) -> HttpResponse:
        return show(
            self.room,
            f"desk/report/{template}",
            answered,
            "desk_report",
            bar=self._bar(here),
            may_type=bool(self.room.may.get(Draw.__name__)),
            **context,
        )

    def _bar(self, here: str) -> Bar:
        report, whole = self.report, len(self.report.rounds)
        open_ = [self._named(one.round, one.players) for one in report.open]
        open_ += [self._named(one.round, one.players) for one in report.clashes]
        open_ += [self._named(one.round, (one.player,)) for one in report.faults]
        left = sum(len(one.players) for one in report.open)
        pods = self.snapshot.book.play == "pod"  # how many tables there were is not known
        expected = 0 if pods else len(report.games) + len(report.clashes) + len(report.faults) + (left + 1) // 2
        return Bar(
            here,
            sum(self.known(player) == whole for player in self.players),
            len(self.players),
            len(report.games),
            expected,
            tuple(open_[:_MOST_NAMED]),
            max(len(open_) - _MOST_NAMED, 0),
            file_name(self.room.row),
        )

    def _named(self, number: int, players: tuple[PlayerId, ...]) -> Message:
        return message("web-report-open-one", round=number, players=self.snapshot.players(players))


def not_to_be_typed(here: Reporting, answered: Answered) -> HttpResponse | None:
    """The page that says why nothing can be typed of this event; None where it can."""
    try:
        must_not_be_run(here.snapshot.tournament)
        must_be_typeable(here.snapshot)
    except Refused as refused:
        told = tuple(PAGE.told(one) for one in refused.refusals)
        heats = refused.refusals[0].code == "report-heats"
        return show(here.room, "desk/report/not.html", answered, "desk_report", why=told, file=heats)
    return None
