"""A person is erased from the site: the words are gone everywhere, results, chain and proofs stay."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client

from topcut.cli.main import main
from topcut.desk import commands
from topcut.files.journal_lines import Contents, read
from topcut.journal.chain import verify
from topcut.journal.records import Result
from topcut.play.check import check
from topcut.refusal import Refused
from topcut.web import live
from topcut.web.store.erasing import erase
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event, Line, Word
from web.site import Site


@pytest.fixture
def row(site: Site) -> Event:
    """One round played; Garak's name is unlike anything else."""
    made = site.event(names=("Kira", "Odo", "Quark", "Enabran-Tain"))
    site.post_round(made)
    site.report_all(made, Result(games=((100, 35),)))
    return made


def test_the_words_go_and_the_chain_stays(site: Site, row: Event) -> None:
    other = DatabaseJournal(row.pk)  # another process, which has read everything
    assert "Enabran-Tain" in str(list(other.read().words))
    before, lines = site.snapshot(row).standings, _lines(row)
    assert "Enabran-Tain" in _page(row)
    assert erase(row.pk, "p4") == 0
    assert "Enabran-Tain" not in _page(row) and "(erased) p4" in _page(row)
    assert "Enabran-Tain" not in str(list(other.read().words))
    assert not Word.objects.filter(value__icontains="enabran").exists()
    assert _lines(row) == lines and verify(lines) == Event.objects.get().seal
    after = site.snapshot(row).standings
    assert [(one.rank, one.player, one.values) for one in after.rows] == [
        (one.rank, one.player, one.values) for one in before.rows
    ]
    assert all(finding.ok for finding in check(DatabaseJournal(row.pk).read().history))


def test_the_event_goes_on(site: Site, row: Event) -> None:
    erase(row.pk, "p4")
    site.post_round(row)
    site.report_all(row, Result(games=((100, 35),)))
    contents = read(journal_bytes(Event.objects.get()))
    assert isinstance(contents, Contents)
    assert not any("Enabran" in text.value for text in contents.texts.values())


def test_an_entry_that_was_undone_is_erased_too(site: Site) -> None:
    made = site.event(names=("Kira",))
    site.do(made, commands.Enter((commands.Person("Enabran-Tain"),)))
    site.do(made, commands.Undo(live.snapshot(made.slug).head))
    site.do(made, commands.Enter((commands.Person("Enabran-Tain"),)))
    assert Word.objects.filter(value__contains="Enabran").count() == 2
    assert erase(made.pk, site.player(made, "Enabran-Tain")) == 0
    assert not Word.objects.filter(value__contains="Enabran").exists()


def test_other_texts_that_mention_the_name_are_counted(site: Site, row: Event) -> None:
    site.do(row, commands.Announce("Congratulations, enabran-tain!"))
    assert erase(row.pk, "p4") == 1


def test_who_is_not_there_is_refused(row: Event) -> None:
    erase(row.pk, "p4")
    for player, why in (("p4", "erased already"), ("p99", "there is no player")):
        with pytest.raises(Refused, match=why):
            erase(row.pk, player)
    assert Event.objects.get().erased == 1


def _on_disk(word: str) -> bool:
    """Looked for by another process: if we opened and closed the file ourselves, our own locks on it would be gone."""
    files = [str(file) for file in Path(settings.DATA).glob("topcut.sqlite3*")]
    look = "import sys; word, *files = sys.argv[1:]; print(any(word.encode() in open(f, 'rb').read() for f in files))"
    told = subprocess.run([sys.executable, "-c", look, word, *files], capture_output=True, text=True, check=True)
    return told.stdout.strip() == "True"


def test_the_bytes_are_gone_from_the_disk(row: Event) -> None:
    if connection.vendor == "sqlite":
        assert _on_disk("Enabran-Tain")
        erase(row.pk, "p4")
        assert not _on_disk("Enabran-Tain")
    else:
        erase(row.pk, "p4")
        with connection.cursor() as cursor:
            cursor.execute("SELECT n_dead_tup FROM pg_stat_user_tables WHERE relname = 'topcut_word'")
            assert cursor.fetchone() is not None  # vacuumed without an error


def test_at_the_command_line(site: Site, row: Event, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["erase", "enabran", "--event", row.slug, "--data", str(settings.DATA)]
    assert main(words) == 2
    assert "add --yes" in capsys.readouterr().err and Word.objects.filter(value__contains="Enabran").exists()
    assert main([*words, "--yes"]) == 0
    assert "Enabran-Tain is erased; the journal calls that player p4 from now on" in capsys.readouterr().out
    assert site.snapshot(row).names["p4"] == "(erased) p4"


def _lines(row: Event) -> list[bytes]:
    return [bytes(line.body) for line in Line.objects.filter(event=row).order_by("seq")]


def _page(row: Event) -> str:
    return Client().get(f"/e/{row.slug}/standings").content.decode()
