"""The journal in the database: the chain is kept, another process is noticed, a changed byte is found."""

from __future__ import annotations

import pytest

from saying import refused
from topcut.acts.entries.commands import Drop, Withdraw
from topcut.acts.event.commands import Announce
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.who import DIRECTOR
from topcut.desk.submit import Accepted, submit
from topcut.files import journal_lines
from topcut.journal.chain import START
from topcut.journal.fold import fold
from topcut.refusal import Refused
from topcut.web.site import live
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event, Line, Word
from web.site import Site


def test_the_lines_are_those_of_the_journal_file(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    known = live.journal_of(row.pk).read()
    data, seal = journal_lines.write(known.history, list(known.words), START)
    lines = [bytes(line.body) for line in Line.objects.filter(event=row).order_by("seq")]
    assert [line for line in data.splitlines() if line.startswith(b'{"seq"')] == lines
    assert Event.objects.get(pk=row.pk).seal == seal


def test_another_process_is_noticed(site: Site) -> None:
    row = site.event()
    here, there = DatabaseJournal(row.pk), DatabaseJournal(row.pk)
    here.read()
    assert isinstance(submit(there, Drop("p1"), DIRECTOR), Accepted)
    assert here.read().tournament == there.read().tournament == fold(here.known.history)
    assert isinstance(submit(here, Draw(), DIRECTOR), Accepted)
    assert isinstance(submit(there, Post(), DIRECTOR), Accepted)
    assert here.read().head == there.read().head


def test_the_same_key_writes_once(site: Site) -> None:
    row = site.event()
    for _ in range(5):
        site.do(row, Drop("p1"), key="drop-kira")
    assert Line.objects.filter(event=row, kind="Withdrawn").count() == 1


def test_a_refusal_writes_nothing(site: Site) -> None:
    row = site.event()
    before = Line.objects.count(), Word.objects.count()
    assert isinstance(live.do(row, Post(), DIRECTOR), Refused)
    assert (Line.objects.count(), Word.objects.count()) == before


def test_the_list_of_events_follows_the_journal(site: Site) -> None:
    row = site.event()
    assert (Event.objects.get().state, Event.objects.get().players) == ("announced", 9)
    site.do(row, Withdraw("p9"))
    site.post_round(row)
    site.do(row, Drop("p1"))
    row = Event.objects.get()
    assert (row.state, row.players) == ("running", 8), "whoever has dropped has played"


def test_a_changed_line_is_found_and_named(site: Site) -> None:
    row = site.event()
    line = Line.objects.filter(event=row).order_by("seq")[1]
    line.body = bytes(line.body).replace(b'"Entered"', b'"CheckedIn"')
    line.save()
    with refused("site-record-changed", record=2):
        DatabaseJournal(row.pk).read()


def test_an_erased_word_leaves_the_chain_whole(site: Site) -> None:
    row = site.event()
    Word.objects.filter(event=row, value__contains="Kira").delete()
    known = DatabaseJournal(row.pk).read()
    assert known.head == Event.objects.get().head


def test_a_key_of_any_length_writes_once(site: Site) -> None:
    row = site.event()
    for key in ("k" * 300, "k" * 299, "nought \0"):
        for _ in range(2):
            site.do(row, Announce(f"with {len(key)}"), key=key)
    assert Line.objects.filter(event=row, kind="Announced").count() == 3


def test_a_text_that_cannot_be_kept_is_refused_alike_everywhere(site: Site) -> None:
    row = site.event()
    with pytest.raises(AssertionError, match="desk-text-unkeepable"):
        site.do(row, Announce("nought \0"))
    site.do(row, Announce("\N{PERFORMING ARTS} كيرا ' \" \\ % $$ \N{ZERO WIDTH JOINER}"))
    now = DatabaseJournal(row.pk).read()
    assert now.words[now.tournament.announcements[-1].text].startswith("\N{PERFORMING ARTS} كيرا")
