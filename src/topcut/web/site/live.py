"""The events that this process serves: their journals, and one snapshot of each as it stands now."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import cached_property, partial
from threading import Lock
from time import monotonic

from django.http import Http404

from topcut.acts.entries.facts import CheckedIn, Dropped, Entered
from topcut.acts.results.facts import Confirmed, Disputed, Reported
from topcut.acts.seen import Expects
from topcut.acts.who import Actor
from topcut.answers.event_view import EventView
from topcut.desk.known import Known
from topcut.desk.submit import Accepted, Decide, submit
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.messages.message import Message
from topcut.messages.voice import Voice
from topcut.refusal import Refused
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook
from topcut.web.server.limits import works_ahead
from topcut.web.site.moments import moment_words
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event
from topcut.web.store.rows import event_at
from topcut.web.voices import FOR_PROGRAMS, PAGE

_journals: OrderedDict[int, DatabaseJournal] = OrderedDict()  # the one that was asked for last comes last
_snapshots: dict[int, Snapshot] = {}
_ROOM = 400_000  # records and players of the events in memory; a large one of 20,000 players has about 100,000
_LARGE = 1000  # players: such a field is not ranked for every report
_EACH = 500  # what the smallest event counts for
_lock = Lock()
_BY_HUNDREDS = (Reported, Confirmed, Disputed, Entered, CheckedIn, Dropped)
Heed = Callable[[Event, Accepted], None]
Tell = Callable[[str, int, bool], None]  # slug, new head, and whether the news can wait a little
_listeners: list[Tell] = []
_heeding: list[Heed] = []


class Snapshot(EventView):
    """An event that this site serves, at one moment, and how it is told on its pages."""

    def __init__(self, row: Event, known: Known, book: Rulebook) -> None:
        super().__init__(known.tournament, book, known.words, known.history)
        self.row = row
        self.erased = row.erased  # names that were erased meanwhile are not kept
        self._ranks: tuple[Snapshot, float] | None = None  # those that are shown, and since when

    @property
    def date(self) -> str:
        """The first day as the site lists it: officials may have put it off since the event was made."""
        return self.row.date or self.tournament.date

    def ranked_lately(self) -> Snapshot:
        """The snapshot whose ranks are shown: this one, or in a large field one of this round a moment ago."""
        if self._ranks is None or not self._is_recent(*self._ranks):
            self._ranks = (self, monotonic())
        return self._ranks[0]

    def _is_recent(self, ranks: Snapshot, since: float) -> bool:
        """A large field is ranked every few seconds, and not for every report."""
        same_round = len(ranks.tournament.rounds) == len(self.tournament.rounds) and not self.tournament.finished
        return ranks is self or (
            self.row.players > _LARGE and same_round and monotonic() - since < self.row.players / _LARGE * 5
        )

    def follows(self, before: Snapshot) -> None:
        """Take over what the snapshot before it has worked out and is still true, or recent enough."""
        self.knows_the_people_of(before)
        self.knows_the_packs_of(before)
        self._ranks = before._ranks

    @cached_property
    def _voice(self) -> Voice:
        return PAGE.in_zone(partial(moment_words, zone=self.row.zone)).knowing(self.player)

    def tell(self, said: Message) -> str:
        """A message in a page's words, with the names of this event."""
        return self._voice.say(said)

    def for_programs(self, said: Message) -> str:
        """The same as a spreadsheet reads it."""
        return FOR_PROGRAMS.knowing(self.player).say(said)

    def round_told(self, number: int) -> str:
        """ "Round 2 of 4", "Quarter-final"."""
        return self.tell(self.round_name(number))

    def said(self, match: Match, result: Result | None = None) -> str:
        """The result of a match in words, or another one for it; "" while there is none."""
        outcome = self.outcome(match, result)
        return self.tell(outcome) if outcome else ""

    def worth_told(self, match: Match, result: Result | None = None) -> str:
        """Points and differential of a result, which both players verify (001 7.4); "" where none counts."""
        worth = self.worth(match, result)
        return self.tell(worth.told) if worth else ""


def journal_of(event: int) -> DatabaseJournal:
    """The journal of an event, kept by this process until others need the room."""
    with _lock:
        if event not in _journals:
            _journals[event] = DatabaseJournal(event)
        _journals.move_to_end(event)
        return _journals[event]


def _make_room() -> None:
    """Let go of events that nobody has asked for longest; who still works with one keeps it until he is done."""
    with _lock:
        room = sum(_size(journal) for journal in _journals.values())
        while room > _ROOM and len(_journals) > 1:
            event, journal = _journals.popitem(last=False)
            _snapshots.pop(event, None)
            room -= _size(journal)


def _size(journal: DatabaseJournal) -> int:
    return _EACH + journal.known.head + len(journal.known.tournament.entrants)


def snapshot(slug: str) -> Snapshot:
    """The event of an address as it stands now; `Http404` where there is none."""
    row = event_at(slug)
    if row is None:
        raise Http404(slug)
    return snapshot_of(row)


def snapshot_of(row: Event) -> Snapshot:
    kept = _snapshots.get(row.pk)
    if kept is not None and kept.head == row.head and kept.erased == row.erased:
        kept.row = row
        journal_of(row.pk)  # asked for just now
        return kept
    journal = journal_of(row.pk)
    known = journal.known if journal.knows(row) else journal.read()
    book = known.rulebook(build)
    if book is None:
        raise Http404(row.slug)
    if known.head != row.head:  # somebody wrote since the row was read
        row.refresh_from_db()
    made = Snapshot(row, known, book)
    if kept is not None and kept.erased == row.erased:
        made.follows(kept)
    _snapshots[row.pk] = made
    _make_room()
    return made


def do(
    row: Event,
    command: object,
    actor: Actor,
    key: str = "",
    expects: Expects | None = None,
    decide: Decide | None = None,
) -> Accepted | Refused:
    """Submit a command to an event's journal and tell everybody who listens; `decide` where the desk does not."""
    before = row.head
    answer = submit(journal_of(row.pk), command, actor, key, expects=expects, ahead=works_ahead(), decide=decide)
    if isinstance(answer, Accepted):
        row.head = answer.tournament.head
        if answer.records and answer.records[0].seq > before:  # not one that was sent again
            for heed in _heeding:
                heed(row, answer)
        calm = all(isinstance(record.fact, _BY_HUNDREDS) for record in answer.records)
        for tell in _listeners:
            tell(row.slug, row.head, calm)
    return answer


def listen(tell: Tell) -> Callable[[], None]:
    """Be told of every change that this process makes, until the answer is called."""
    _listeners.append(tell)
    return lambda: _listeners.remove(tell)


def heed(act: Heed) -> None:
    """Have this done after every act of this process, with what it wrote."""
    if act not in _heeding:
        _heeding.append(act)


def let_go(event: int) -> None:
    """Keep nothing of an event that is gone."""
    with _lock:
        _journals.pop(event, None)
        _snapshots.pop(event, None)


def forget() -> None:
    """Keep nothing in memory: the next question is answered out of the database."""
    with _lock:
        _journals.clear()
        _snapshots.clear()
