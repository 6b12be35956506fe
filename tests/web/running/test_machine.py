"""The machine under the site: its secret, who may read the folder, a file that is read-only, a port that is taken."""

from __future__ import annotations

import os
import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from django.conf import settings
from django.db import connection
from django.test import Client

from saying import refused
from topcut.messages.message import message
from topcut.web.running import secret as secrets_of
from topcut.web.running.backups import back_up, restore_from
from topcut.web.running.neighbours import who_listens
from topcut.web.running.permissions import close_to_others
from topcut.web.running.secret import secret_in
from topcut.web.running.serve import must_be_free
from topcut.web.running.stopping import fold_in
from topcut.web.site import live
from topcut.web.store import readonly
from topcut.web.store.durability import can_be_written
from topcut.web.store.models import Event
from topcut.web.store.sqlite import sqlite3
from web.saying import says
from web.site import Site

only_sqlite = pytest.mark.skipif(connection.vendor != "sqlite", reason="SQLite's files")


# The secret ----------------------------------------------------------------------------------------------------------


def test_it_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    made = secret_in(tmp_path / "data")
    assert len(made) >= 50 and secret_in(tmp_path / "data") == made
    assert _mode(tmp_path / "data" / "secret") == 0o600
    assert [file.name for file in (tmp_path / "data").iterdir()] == ["secret"]


def test_a_disk_that_is_full_leaves_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It left an empty one, and the next start served a site whose links could not be sealed."""

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(secrets_of.os, "fsync", full)
        with pytest.raises(OSError, match="No space"):
            secret_in(tmp_path)
    assert not list(tmp_path.iterdir())
    assert secret_in(tmp_path)


@pytest.mark.parametrize("text", ["", "\n", "short"])
def test_an_empty_one_is_refused_before_anything_is_served(tmp_path: Path, text: str) -> None:
    (tmp_path / "secret").write_text(text)
    with refused("site-no-secret"):
        secret_in(tmp_path)
    served = _topcut("serve", "--data", str(tmp_path), "--port", str(_free_port()), "--host", "127.0.0.1")
    assert served.returncode == 2 and says(served.stderr, "site-no-secret")
    assert not (tmp_path / "topcut.sqlite3").exists()


def test_of_two_who_make_one_at_once_the_first_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = os.link

    def slow(part: Path, file: Path) -> None:
        file.write_text("the first one's secret, long enough")
        real(part, file)

    monkeypatch.setattr(secrets_of.os, "link", slow)
    assert secret_in(tmp_path) == "the first one's secret, long enough"


# Permissions ---------------------------------------------------------------------------------------------------------


def test_a_new_folder_is_for_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    told = _topcut("adopt", "nothing.jsonl", "--data", str(data))
    assert told.returncode == 2
    _prepare(data)
    assert _mode(data) == 0o700
    assert {file.name: _mode(file) for file in data.iterdir()} == dict.fromkeys(("secret", "topcut.sqlite3"), 0o600)


def test_a_folder_that_a_backup_is_restored_to_is_for_its_owner_only(tmp_path: Path, site: Site) -> None:
    if connection.vendor != "sqlite":
        pytest.skip("SQLite's files")
    backup = back_up(Path(settings.DATA), tmp_path / "sunday.sqlite3")
    restore_from(backup, tmp_path / "data")
    assert _mode(tmp_path / "data") == 0o700
    assert _mode(tmp_path / "data" / "topcut.sqlite3") == 0o600


def test_what_an_older_one_left_open_is_closed(tmp_path: Path) -> None:
    for name in ("secret", "topcut.sqlite3", "topcut.sqlite3-wal", "backup-2026.sqlite3", "notes.txt"):
        (tmp_path / name).write_text("x")
        (tmp_path / name).chmod(0o644)
    tmp_path.chmod(0o755)
    close_to_others(tmp_path)
    assert _mode(tmp_path) == 0o700
    assert {file.name for file in tmp_path.iterdir() if _mode(file) != 0o600} == {"notes.txt"}


def test_a_folder_that_is_not_ours_is_left_as_it_is(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    (tmp_path / "notes.txt").write_text("x")
    close_to_others(tmp_path)
    assert _mode(tmp_path) == 0o755


@only_sqlite
def test_a_backup_is_for_its_owner_only(tmp_path: Path, site: Site) -> None:
    made = back_up(Path(settings.DATA), tmp_path / "sunday.sqlite3")
    assert _mode(made) == 0o600


# Read-only, and folding in -------------------------------------------------------------------------------------------


@only_sqlite
def test_a_database_that_cannot_be_written_says_so_and_recovers(site: Site) -> None:
    """The connection that had found it read-only stayed so until the next start."""
    row = site.event()
    director = site.browser(row, "director")
    director.raise_request_exception = False
    assert can_be_written()
    _find_it_readonly()
    answer = director.post(f"/e/{row.slug}/desk/announce", {"text": "Lunch"})
    assert answer.status_code == 503
    assert says(answer, "site-cannot-write", why="readonly")
    assert director.post(f"/e/{row.slug}/desk/announce", {"text": "Lunch"}).status_code == 302
    assert Event.objects.get().head == row.head + 1


@only_sqlite
def test_a_full_disk_is_told_and_the_same_form_lands_once_when_there_is_room(site: Site) -> None:
    row = site.event()
    director = site.browser(row, "director")
    form = {"names": "\n".join(f"Bajoran {number}" for number in range(100)), "key": "one"}  # more than a page
    _fill_the_disk()
    for _ in range(3):
        answer = director.post(f"/e/{row.slug}/desk/players/list", form)
        assert answer.status_code == 503
        assert says(answer, "site-cannot-write", why="full")
        assert Event.objects.get().head == row.head and Client().get(f"/e/{row.slug}").status_code == 200
        _fill_the_disk()  # the connection was let go, and with it what it was told
    connection.close()
    for _ in range(3):
        assert director.post(f"/e/{row.slug}/desk/players/list", form).status_code == 302
    assert Event.objects.get().head == row.head + 100


@only_sqlite
def test_it_can_be_seen_before_anything_is_served(site: Site) -> None:
    _find_it_readonly()
    assert not can_be_written()
    assert can_be_written(), "the connection was let go"
    assert connection.connection is None


def test_a_worker_begins_anew_when_the_file_can_be_written_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite shares what it found among the connections of a process, and its log has the file's permissions."""
    file, log = tmp_path / "topcut.sqlite3", tmp_path / "topcut.sqlite3-shm"
    for one in (file, log):
        one.touch(0o400)
    writable = False
    monkeypatch.setattr(readonly.os, "access", lambda path, mode: writable)
    assert not readonly.is_mended(file), "it was never found read-only"
    readonly.note(file)
    assert not readonly.is_mended(file)
    writable = True
    assert readonly.is_mended(file) and _mode(log) == 0o600
    assert not readonly.is_mended(file), "once"
    readonly.note(file)
    assert not readonly.is_mended(file), "a file that can be written was not the reason"


def test_too_little_memory_is_told_and_nothing_is_written(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that works on a large event has so much and no more."""
    row = site.event()

    def hungry(*given: object, **more: object) -> None:
        raise MemoryError

    monkeypatch.setattr(live, "submit", hungry)
    answer = site.browser(row, "director").post(f"/e/{row.slug}/desk/pairing/draw", {"key": "k"})
    assert answer.status_code == 503 and says(answer, "site-no-memory")


def _fill_the_disk() -> None:
    """The file may not grow by a page: SQLite says the same as for a full disk."""
    with connection.cursor() as cursor:
        cursor.execute("VACUUM")
        pages = cursor.execute("PRAGMA page_count").fetchone()[0]
        cursor.execute(f"PRAGMA max_page_count={pages}")


def _find_it_readonly() -> None:
    """As a connection does that is opened while the file cannot be written."""
    connection.ensure_connection()
    connection.connection.close()
    place = Path(connection.settings_dict["NAME"]).as_uri()
    connection.connection = sqlite3.connect(f"{place}?mode=ro", uri=True, isolation_level=None)


def test_the_log_is_folded_in_unless_somebody_reads(tmp_path: Path) -> None:
    file = tmp_path / "topcut.sqlite3"
    assert fold_in(file), "nothing is there"
    writer = sqlite3.connect(file, isolation_level=None)
    writer.execute("PRAGMA journal_mode=WAL")
    writer.execute("CREATE TABLE one (word text)")
    reader = sqlite3.connect(file, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM one").fetchall()
    writer.execute("INSERT INTO one VALUES ('Kira')")
    assert not fold_in(file)
    reader.close()
    assert fold_in(file)
    assert (tmp_path / "topcut.sqlite3-wal").stat().st_size == 0
    writer.close()


# Others --------------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(not Path("/proc/net/tcp").exists(), reason="only Linux says who listens")
def test_a_port_that_is_taken_says_by_whom() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        program = message("site-process", number=str(os.getpid()))
        with refused("site-port-taken", port=port, why=message("site-port-taken-by", program=program)):
            must_be_free("127.0.0.1", port)
    assert who_listens(port) is None


def test_where_the_system_says_nothing_nobody_is_named(tmp_path: Path) -> None:
    assert who_listens(80, tmp_path) is None


def test_debugging_shows_no_page_to_others() -> None:
    """TOPCUT_DEBUG is for whoever sits at the terminal: Django's own pages show settings and paths to everybody."""
    command = "from topcut.web import settings; print(settings.DEBUG)"
    environment = {**os.environ, "TOPCUT_DEBUG": "1"}
    said = subprocess.run([sys.executable, "-c", command], env=environment, capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _alone() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("DATABASE_URL", "TOPCUT_"))}


def _topcut(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from topcut.cli.main import run; run()", *words]
    return subprocess.run(command, env=_alone(), capture_output=True, text=True, timeout=120)


def _prepare(data: Path) -> None:
    command = "from sys import argv; from topcut.web.running.serve import prepare; prepare(argv[1])"
    subprocess.run([sys.executable, "-c", command, str(data)], env=_alone(), check=True, timeout=120)
