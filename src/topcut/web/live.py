"""The events that this process serves: their journals, and one snapshot of each as it stands now."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from threading import Lock

from django.http import Http404
from msgspec.structs import replace

from topcut.acts.command import Command
from topcut.acts.entries.facts import CheckedIn, Dropped, Entered
from topcut.acts.matter import PersonDetails, people_of
from topcut.acts.results.facts import Confirmed, Disputed, Reported
from topcut.acts.seen import Expects
from topcut.acts.who import Actor
from topcut.desk.known import Known
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import PlayerId, Result
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.records import Record
from topcut.journal.state import Match
from topcut.messages.message import Message, Player
from topcut.messages.voice import Voice
from topcut.play.announced import announced_lately
from topcut.play.drawn_round import must_be_drawn_again
from topcut.play.outcome import outcome_of, worth_of
from topcut.play.stages import at_stage, plan_of, round_name, rounds_in, what_counts
from topcut.play.standings import Standings, standings
from topcut.refusal import Refused
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook
from topcut.web.limits import works_ahead
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event
from topcut.web.store.rows import event_at
from topcut.web.voices import PAGE

_journals: OrderedDict[int, DatabaseJournal] = OrderedDict()  # the one that was asked for last comes last
_snapshots: dict[int, Snapshot] = {}
_ROOM = 400_000  # records and players of the events in memory; a large one of 20,000 players has about 100,000
_EACH = 500  # what the smallest event counts for
_lock = Lock()
_OF_PEOPLE = ("people", "names", "handles")  # what a result does not change, worked out once
_BY_HUNDREDS = (Reported, Confirmed, Disputed, Entered, CheckedIn, Dropped)
Tell = Callable[[str, int, bool], None]  # slug, new head, and whether the news can wait a little
_listeners: list[Tell] = []


class Snapshot:
    """An event at one moment. What a page asks is worked out once and kept until the next record."""

    def __init__(self, row: Event, known: Known, book: Rulebook) -> None:
        self.row = row
        self.tournament = known.tournament
        self.book = book
        self.words = known.words
        self._known = known
        self.head = known.tournament.head
        self.erased = row.erased  # names that were erased meanwhile are not kept

    @property
    def history(self) -> Sequence[Record]:
        """All records up to this moment."""
        return self._known.history[: self.head]

    @cached_property
    def people(self) -> Mapping[PlayerId, PersonDetails]:
        return people_of(self.tournament, self.words)

    def player(self, player: PlayerId) -> Player:
        """For a message: who it is, with the name to be shown and the handle to be typed."""
        person = self.people.get(player)
        return Player(player, person.name, person.handle) if person else Player(player)

    @cached_property
    def _voice(self) -> Voice:
        return PAGE.knowing(self.player)

    def tell(self, said: Message) -> str:
        """A message in a page's words, with the names of this event."""
        return self._voice.say(said)

    @cached_property
    def names(self) -> dict[PlayerId, str]:
        return {player: person.name for player, person in self.people.items()}

    @cached_property
    def handles(self) -> dict[PlayerId, str]:
        return {player: person.handle or player for player, person in self.people.items()}

    @cached_property
    def plan(self) -> tuple[Stage, ...]:
        return plan_of(self.tournament, self.book)

    @cached_property
    def stage(self) -> StageNumber:
        """The one that is being played."""
        return at_stage(self.tournament, self.book)

    @cached_property
    def ranked_stage(self) -> StageNumber:
        """The last one with standings: Swiss rounds or pods."""
        ranked = [number for number, stage in enumerate(self.plan, start=1) if stage.kind != "bracket"]
        begun = [number for number in ranked if rounds_in(self.tournament, number)]
        return begun[-1] if begun else ranked[0] if ranked else 1

    @cached_property
    def standings(self) -> Standings:
        field = what_counts(self.tournament, self.book, self.ranked_stage)
        if self.plan[self.ranked_stage - 1].kind == "bracket":  # there is no other, and it has no points
            field = replace(field, rounds=())
        return standings(field, self.book)

    @cached_property
    def announcement(self) -> str:
        """What was announced lately (001 7.2)."""
        text = announced_lately(self.history)
        return self.words[text] if text else ""

    @cached_property
    def draft_is_overtaken(self) -> bool:
        """The drawn round cannot be posted any more: it is drawn again."""
        return must_be_drawn_again(self.tournament, self.book)

    def round_name(self, number: int) -> str:
        return self.tell(round_name(self.tournament, self.book, number))

    def said(self, match: Match, result: Result | None = None) -> str:
        """The result of a match in words, or another one for it; "" while there is none."""
        shown = result or match.result
        return self.tell(outcome_of(self.tournament, self.book, match, shown)) if shown else ""

    def worth(self, match: Match, result: Result | None = None) -> str:
        """Points and differential of a result, which both players verify (001 7.4); "" where none counts."""
        found = worth_of(self.tournament, self.book, match, result)
        return self.tell(found.told) if found else ""


def journal_of(event: int) -> DatabaseJournal:
    """The journal of an event, kept by this process until others need the room."""
    with _lock:
        journal = _journals.setdefault(event, DatabaseJournal(event))
        _journals.move_to_end(event)
        return journal


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
    same_words = kept is not None and kept.erased == row.erased
    if kept is not None and same_words and kept.tournament.entrants is known.tournament.entrants:
        made.__dict__.update({name: kept.__dict__[name] for name in _OF_PEOPLE if name in kept.__dict__})
    _snapshots[row.pk] = made
    _make_room()
    return made


def do(row: Event, command: Command, actor: Actor, key: str = "", expects: Expects | None = None) -> Accepted | Refused:
    """Submit a command to an event's journal and tell everybody who listens."""
    answer = submit(journal_of(row.pk), command, actor, key, expects=expects, ahead=works_ahead())
    if isinstance(answer, Accepted):
        row.head = answer.tournament.head
        calm = all(isinstance(record.fact, _BY_HUNDREDS) for record in answer.records)
        for tell in _listeners:
            tell(row.slug, row.head, calm)
    return answer


def listen(tell: Tell) -> Callable[[], None]:
    """Be told of every change that this process makes, until the answer is called."""
    _listeners.append(tell)
    return lambda: _listeners.remove(tell)


def forget() -> None:
    """Keep nothing in memory: the next question is answered out of the database."""
    with _lock:
        _journals.clear()
        _snapshots.clear()
