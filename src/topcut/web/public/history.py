"""The journal as a page: the latest records first, told in the time of the place."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.journal import JournalEntry, journal_answer
from topcut.journal.records import Record
from topcut.messages.voice import Voice
from topcut.web.public.paging import Page, page_of
from topcut.web.site.moments import moment_words


class Entry(Struct, frozen=True):
    """A line of the page."""

    record: JournalEntry
    who: str
    words: str
    begins: bool = True  # an act, which is undone as a whole

    @property
    def seq(self) -> int:
        return self.record.seq

    @property
    def again(self) -> bool:
        """Whether taking it back does something again."""
        return self.record.kind == "Undone"


def entries(view: EventView, zone: str, wanted: int) -> Page[Entry]:
    """The records of a page, the latest first; a page is all that is put into words."""
    page = page_of(list(reversed(view.history)), wanted)
    lines = dict(zip((record.seq for record in page.rows), _told(view, zone, page.rows), strict=True))
    return page.map(lambda record: lines[record.seq])


def latest(view: EventView, zone: str, most: int) -> list[Entry]:
    """The last records, the latest first."""
    return _told(view, zone, view.history[-1 : -most - 1 : -1])


def _told(view: EventView, zone: str, records: Sequence[Record]) -> list[Entry]:
    voice = Voice("web", moment=partial(moment_words, zone=zone)).knowing(view.player)
    who = cache(voice.say)  # a few people wrote most of them

    def line(entry: JournalEntry) -> Entry:
        begins = entry.seq > 1 and not view.history[entry.seq - 2].more
        return Entry(entry, who(entry.who), voice.say(entry.text), begins)

    return [line(entry) for entry in journal_answer(view, records).records]
