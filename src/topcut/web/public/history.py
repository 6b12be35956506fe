"""The journal as a page: who did what, when, and what it changed, in a director's words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from msgspec import Struct

from topcut.journal.acts import undone
from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Texts
from topcut.messages.message import Player, message
from topcut.messages.voice import Voice
from topcut.play.facts_told import fact_told
from topcut.play.for_everybody import for_everybody
from topcut.rulebooks.model import Rulebook
from topcut.web.live import Snapshot
from topcut.web.public.paging import Page, page_of
from topcut.web.public.timing import moment_words


class Told(Struct, frozen=True):
    """An event as its records are told from."""

    tournament: Tournament
    book: Rulebook
    title: str
    words: Texts
    names: Mapping[PlayerId, str]
    handles: Mapping[PlayerId, str]
    plan: tuple[Stage, ...]
    history: Sequence[Record]

    def player(self, player: PlayerId) -> Player:
        return Player(player, self.names.get(player, ""))


class Entry(Struct, frozen=True):
    """One record."""

    seq: int
    at: str
    who: str
    what: str
    undone: bool = False


def told(snapshot: Snapshot, officials: bool = False) -> Told:
    """For everybody, or with the words that are for officials."""
    history = snapshot.history
    return Told(
        snapshot.tournament,
        snapshot.book,
        snapshot.row.title,
        snapshot.words,
        snapshot.names,
        snapshot.handles,
        snapshot.plan,
        history if officials else for_everybody(history),
    )


def entries(event: Told, zone: str, wanted: int) -> Page[Entry]:
    """The records of a page, the latest first; a page is all that is put into words."""
    page = page_of(list(reversed(event.history)), wanted)
    gone = undone(event.history)
    voice = Voice("web", moment=partial(moment_words, zone=zone)).knowing(event.player)
    return page.map(lambda record: _entry(event, record, voice, record.seq in gone))


def _entry(event: Told, record: Record, voice: Voice, gone: bool) -> Entry:
    who = event.names.get(record.by) or voice.say(message("web-log-by", by=record.by))
    return Entry(record.seq, record.at, who, voice.say(fact_told(event, record.fact)), gone)
