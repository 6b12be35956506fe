"""Backups: consistent while somebody writes, checked before they replace anything."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from threading import Event as Signal
from threading import Thread

import pytest
from django.db import connection, transaction
from django.test import override_settings

from saying import refused
from topcut.acts.event.commands import Announce
from topcut.acts.results.commands import Report
from topcut.cli.main import main
from topcut.journal.chain import START, follows
from topcut.refusal import Refused
from topcut.web.people.access import link
from topcut.web.running.backups import NAME, back_up, restore_from
from topcut.web.running.backups_secret import secret_of
from topcut.web.store.models import Event
from topcut.web.store.sqlite import sqlite3
from web.moments import WON
from web.saying import says
from web.site import Site

pytestmark = pytest.mark.skipif(connection.vendor != "sqlite", reason="PostgreSQL has its own")


@pytest.fixture
def data(site: Site) -> Path:
    """The folder of the site of the tests, with an event in it."""
    row = site.event()
    site.post_round(row)
    site.do(row, Report(1, 1, WON))
    return Path(connection.settings_dict["NAME"]).parent


@pytest.fixture
def backup(data: Path, tmp_path: Path) -> Path:
    return back_up(data, tmp_path / "sunday.sqlite3")


@pytest.fixture
def folder(backup: Path, tmp_path: Path) -> Path:
    """Another folder, with a database that nobody serves."""
    restore_from(backup, tmp_path / "other")
    return tmp_path / "other"


def rows(
    file: Path, question: str = "SELECT event_id, seq, body FROM topcut_line ORDER BY event_id, seq"
) -> list[tuple]:
    with closing(sqlite3.connect(file)) as opened:
        return opened.execute(question).fetchall()


# Taking one ----------------------------------------------------------------------------------------------------------


def test_what_was_acknowledged_is_in_it(data: Path, backup: Path) -> None:
    """Also while it is only in SQLite's log: the connection of the site is open."""
    assert rows(backup) == rows(data / NAME) and len(rows(backup)) > 10
    assert rows(backup, "PRAGMA journal_mode") == [("delete",)]  # one file, nothing beside it
    assert [one.name for one in backup.parent.iterdir()] == [backup.name]


def test_a_transaction_that_is_open_is_not_in_it(data: Path, tmp_path: Path, site: Site) -> None:
    before = rows(data / NAME, "SELECT title FROM topcut_event")
    with transaction.atomic():
        with connection.cursor() as cursor:
            cursor.execute("UPDATE topcut_event SET title = 'half'")
        made = back_up(data, tmp_path / "meanwhile.sqlite3")
        transaction.set_rollback(True)
    assert rows(made, "SELECT title FROM topcut_event") == before


def test_it_is_consistent_while_a_writer_writes(data: Path, tmp_path: Path, site: Site) -> None:
    """Every copy holds whole acts: each chain ends where its event says."""
    row, stop, written = Event.objects.get(), Signal(), Signal()

    def writes() -> None:
        number = 0
        while not stop.is_set():
            number += 1
            site.do(row, Announce(f"Announcement {number}"))
            written.set()
        connection.close()

    writer = Thread(target=writes)
    writer.start()
    try:
        for number in range(5):
            written.clear()
            written.wait(30)
            copy = back_up(data, tmp_path / f"{number}.sqlite3")
            seal = START
            for _, _, body in rows(copy):
                seal = follows(bytes(body), seal)
                assert seal
            assert rows(copy, "SELECT head, seal FROM topcut_event") == [(len(rows(copy)), seal)]
    finally:
        stop.set()
        writer.join()


def test_nothing_is_written_over(data: Path, backup: Path) -> None:
    before = backup.read_bytes()
    with refused("site-backup-exists"):
        back_up(data, backup)
    assert backup.read_bytes() == before


def test_where_there_is_no_database_or_no_folder(data: Path, tmp_path: Path) -> None:
    with refused("site-no-database", folder=str(tmp_path)):
        back_up(tmp_path, None)
    with refused("site-no-folder", folder=str(tmp_path / "nowhere")):
        back_up(data, tmp_path / "nowhere" / "sunday.sqlite3")


# Putting one in place ------------------------------------------------------------------------------------------------


def test_a_backup_comes_back_as_it_was(backup: Path, tmp_path: Path) -> None:
    assert restore_from(backup, tmp_path / "new folder #1?") is None
    assert rows(tmp_path / "new folder #1?" / NAME) == rows(backup)


def test_what_was_there_is_kept(backup: Path, folder: Path) -> None:
    with closing(sqlite3.connect(folder / NAME)) as file:
        file.execute("PRAGMA journal_mode=WAL")
        file.execute("UPDATE topcut_event SET place = 'Quark’s Bar'")
        file.commit()
    kept = restore_from(backup, folder)
    assert kept is not None
    assert rows(kept, "SELECT place FROM topcut_event") == [("Quark’s Bar",)]
    assert rows(folder / NAME, "SELECT place FROM topcut_event") == [("",)]
    assert {one.name for one in folder.iterdir()} == {NAME, kept.name}


def test_a_damaged_database_does_not_stop_it(backup: Path, folder: Path) -> None:
    (folder / NAME).write_bytes(b"what a power cut left" * 100)
    kept = restore_from(backup, folder)
    assert kept is not None and kept.read_bytes().startswith(b"what a power cut left")
    assert rows(folder / NAME) == rows(backup)


def test_refused_while_the_site_is_served(backup: Path, data: Path) -> None:
    """The connection of these tests is open, as a server's always is."""
    connection.ensure_connection()
    before = rows(data / NAME)
    with refused("site-is-served"):
        restore_from(backup, data)
    assert rows(data / NAME) == before
    assert not list(data.glob("before-restore*")) and not list(data.glob("*.restoring*"))


def foreign(folder: Path) -> Iterator[tuple[str, Path]]:
    """Files that are none of ours."""
    text = folder / "slips.txt"
    text.write_text("1 100-35\n" * 50)
    yield "a text", text
    other = folder / "other.sqlite3"
    with closing(sqlite3.connect(other)) as file:
        file.execute("CREATE TABLE cards (name)")
        file.commit()
    yield "another database", other
    yield "nothing", folder / "nothing.sqlite3"


def test_foreign_files_are_refused(folder: Path, tmp_path: Path) -> None:
    before = rows(folder / NAME)
    for what, file in foreign(tmp_path):
        with refused("site-not-a-backup"):
            restore_from(file, folder)
        assert rows(folder / NAME) == before, what
    assert [one.name for one in folder.iterdir()] == [NAME]


DAMAGE = {
    "a changed byte": "UPDATE topcut_line SET body = CAST(substr(body, 1, 5) || '9' || substr(body, 7) AS BLOB)",
    "a lost record": "DELETE FROM topcut_line WHERE seq = 4",
    "a lost end": "DELETE FROM topcut_line WHERE seq = (SELECT max(seq) FROM topcut_line)",
    "a changed row": "UPDATE topcut_event SET head = head + 1",
    "a lost event": "DELETE FROM topcut_event",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damaged_backups_are_refused(backup: Path, folder: Path, damage: str) -> None:
    with closing(sqlite3.connect(backup)) as file:
        assert file.execute(DAMAGE[damage]).rowcount
        file.commit()
    before = rows(folder / NAME)
    with refused("site-backup-damaged"):
        restore_from(backup, folder)
    assert rows(folder / NAME) == before


def test_a_torn_backup_is_refused(backup: Path, folder: Path) -> None:
    torn = backup.read_bytes()
    backup.write_bytes(torn[: len(torn) // 2])
    with pytest.raises(Refused) as caught:
        restore_from(backup, folder)
    assert caught.value.refusals[0].code in ("site-backup-damaged", "site-not-a-backup")


# The way in elsewhere ------------------------------------------------------------------------------------------------


@pytest.fixture
def own_secret(data: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A site whose secret lies beside its database, as it does unless the environment names one."""
    monkeypatch.delenv("TOPCUT_SECRET")
    (data / "secret").write_text("made once and kept beside the database")
    yield "made once and kept beside the database"
    (data / "secret").unlink()


_TRIES = """
import django, os, sys
django.setup()
from django.test import Client
from topcut.web.people.access import link
from topcut.web.store.models import Event
row = Event.objects.get()
print(*(Client().get(path).status_code for path in sys.argv[1:]), link(row, "director"))
"""


def _served_elsewhere(folder: Path, *paths: str) -> list[str]:
    """What a site on this folder answers to these links, and the director's link as it is there."""
    found = {name: value for name, value in os.environ.items() if name not in ("TOPCUT_SECRET", "DATABASE_URL")}
    told = {"TOPCUT_DATA": str(folder), "DJANGO_SETTINGS_MODULE": "topcut.web.settings"}
    run = subprocess.run([sys.executable, "-c", _TRIES, *paths], env=found | told, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def test_in_an_empty_folder_the_links_that_were_handed_out_let_in(
    data: Path, own_secret: str, tmp_path: Path, site: Site
) -> None:
    with override_settings(SECRET_KEY=own_secret):
        row = Event.objects.get()
        paths = [link(row, "director"), link(row, "judge"), link(row, "player", "p1")]
    restore_from(back_up(data, tmp_path / "sunday.sqlite3"), tmp_path / "elsewhere")
    *answers, director = _served_elsewhere(tmp_path / "elsewhere", *paths)
    assert answers == ["302", "302", "302"] and director == paths[0]
    assert (tmp_path / "elsewhere" / "secret").stat().st_mode & 0o777 == 0o600


def test_the_database_that_is_served_does_not_hold_the_secret(data: Path, own_secret: str, tmp_path: Path) -> None:
    made = back_up(data, tmp_path / "sunday.sqlite3")
    assert secret_of(made) == own_secret and made.stat().st_mode & 0o077 == 0
    restore_from(made, tmp_path / "elsewhere")
    assert own_secret.encode() not in (tmp_path / "elsewhere" / NAME).read_bytes()


def test_another_secret_that_was_there_is_kept_aside(data: Path, own_secret: str, tmp_path: Path) -> None:
    made, folder = back_up(data, tmp_path / "sunday.sqlite3"), tmp_path / "elsewhere"
    folder.mkdir()
    (folder / "secret").write_text("of another site altogether")
    restore_from(made, folder)
    assert (folder / "secret").read_text() == own_secret
    assert [one.read_text() for one in folder.glob("before-restore-*.secret")] == ["of another site altogether"]


def test_a_backup_without_a_secret_says_so_and_the_owner_asks_for_a_new_link(
    data: Path, backup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One that was made before there were secrets in backups, or of a site that has its secret in the environment."""
    assert main(["restore", str(backup), "--data", str(tmp_path / "elsewhere")]) == 0
    assert says(capsys.readouterr().err, "cli-serving-no-secret")
    answer, director = _served_elsewhere(tmp_path / "elsewhere", link(Event.objects.get(), "director"))
    assert answer == "403" and _served_elsewhere(tmp_path / "elsewhere", director)[0] == "302"


def test_a_backup_with_a_changed_text_is_refused(backup: Path, tmp_path: Path) -> None:
    with closing(sqlite3.connect(backup)) as file:
        file.execute("UPDATE topcut_word SET value = replace(value, 'Kira', 'Kita')")
        file.commit()
    with refused("site-backup-damaged"):
        restore_from(backup, tmp_path / "other")
    assert not (tmp_path / "other" / NAME).exists()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE topcut_event SET place = 'elsewhere'",
        "UPDATE topcut_line SET key = 'another' WHERE seq = 2",
        "UPDATE topcut_line SET actor = 'nobody' WHERE seq = 2",
        "DELETE FROM django_migrations WHERE id = 1",
        "UPDATE topcut_digest SET digest = 'x'",
    ],
)
def test_a_backup_that_was_changed_outside_the_journals_is_refused_too(
    backup: Path, tmp_path: Path, change: str
) -> None:
    with closing(sqlite3.connect(backup)) as file:
        file.execute(change)
        file.commit()
    with refused("site-backup-damaged"):
        restore_from(backup, tmp_path / "other")
    assert not (tmp_path / "other" / NAME).exists()


def test_a_backup_of_before_has_no_note_and_is_restored(backup: Path, folder: Path, tmp_path: Path) -> None:
    """And a database that is served has none: it changes."""
    assert rows(folder / NAME, "SELECT name FROM sqlite_master WHERE name = 'topcut_digest'") == []
    with closing(sqlite3.connect(backup)) as file:
        file.execute("DROP TABLE topcut_digest")
        file.commit()
    restore_from(backup, tmp_path / "older")
    assert rows(tmp_path / "older" / NAME) == rows(backup)


def test_on_a_full_disk_a_backup_is_refused_and_nothing_is_left(data: Path, tmp_path: Path) -> None:
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handled = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (8192, before[1]))  # every write beyond fails, as on a full disk
    try:
        with refused("site-backup-unwritten", file=str(tmp_path / "sunday.sqlite3")):
            back_up(data, tmp_path / "sunday.sqlite3")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handled)
    assert list(tmp_path.iterdir()) == []
