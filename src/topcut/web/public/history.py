"""The journal as a page: the latest records first, told in the time of the place."""

from __future__ import annotations

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
    what: str


def entries(view: EventView, zone: str, wanted: int) -> Page[Entry]:
    """The records of a page, the latest first; a page is all that is put into words."""
    page = page_of(list(reversed(view.history)), wanted)
    voice = Voice("web", moment=partial(moment_words, zone=zone)).knowing(view.player)
    told = {entry.seq: entry for entry in journal_answer(view, page.rows).records}
    who = cache(voice.say)  # a few people wrote most of them

    def line(record: Record) -> Entry:
        entry = told[record.seq]
        return Entry(entry, who(entry.who), voice.say(entry.text))

    return page.map(line)
