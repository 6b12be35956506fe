"""Acknowledged means durable: what was answered with success is on the disk, whatever happens to the process."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from threading import Thread
from urllib.parse import urlencode

import pytest
from django.db import connection

from topcut.web.events_served import front as front_of
from topcut.web.store.sqlite import sqlite3
from web.asking import Counted

_SITE = """
import sys
from topcut.web.running.serve import prepare, run
prepare(sys.argv[1])
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Create
from topcut.acts.rounds.commands import Draw, Post
from topcut.rulebooks.load import load
from topcut.acts.who import DIRECTOR
from topcut.web.site import live
from topcut.web.people.access import link
from topcut.web.store.models import Event
book = load("star-trek-2e")
row = Event.objects.create(slug="friday", title="Friday", rulebook=book.name, game=book.game)
people = tuple(Person(name) for name in ("Kira", "Odo", "Quark", "Dax"))
for command in (Create(book.source, "Friday"), Enter(people), Draw(), Post()):
    live.do(row, command, DIRECTOR)
match = live.snapshot("friday").tournament.rounds[0].matches[1]
print("link", link(row, "player", match.seats[0]), flush=True)
run("127.0.0.1", int(sys.argv[2]))
"""
_HIDDEN = re.compile(r'name="(csrfmiddlewaretoken|key|round|table)" value="([^"]*)"')


@pytest.mark.skipif(connection.vendor != "sqlite", reason="SQLite's own settings")
def test_every_connection_of_a_worker_waits_for_the_disk() -> None:
    front = front_of(Counted())
    for thread in (front._reading, front._writing, front._accounts, front._passwords, front._working):
        assert _pragmas(thread) == ("wal", 2)
    front.close()


def _pragmas(thread: ThreadPoolExecutor) -> tuple[str, int]:
    def ask() -> tuple[str, int]:
        with connection.cursor() as cursor:
            mode = cursor.execute("PRAGMA journal_mode").fetchone()[0]
            return mode, cursor.execute("PRAGMA synchronous").fetchone()[0]

    return thread.submit(ask).result()


def test_an_acknowledged_report_outlives_the_process(tmp_path: Path) -> None:
    with _server(tmp_path) as (server, port, link):
        phone = HTTPConnection("127.0.0.1", port, timeout=60)
        cookies, _ = _asked(phone, "GET", link, {})
        mine, page = _asked(phone, "GET", "/e/friday/me", cookies)
        form = {**dict(_HIDDEN.findall(page)), "way": "normal won", "mine": "100", "theirs": "35"}
        _asked(phone, "POST", "/e/friday/me/report", cookies | mine, form)
        os.killpg(server.pid, signal.SIGKILL)  # the group that we began, at the moment of the answer
    with closing(sqlite3.connect(tmp_path / "topcut.sqlite3")) as file:
        kinds = [kind for (kind,) in file.execute("SELECT kind FROM topcut_line ORDER BY seq")]
    assert kinds[-1] == "Reported"


def test_ctrl_c_ends_it_though_pages_listen_for_ever(tmp_path: Path) -> None:
    with _server(tmp_path) as (server, port, _), closing(socket.create_connection(("127.0.0.1", port), 60)) as page:
        page.sendall(b"GET /e/friday/live HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert page.recv(1000).startswith(b"HTTP/1.1 200")
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0


def test_a_clean_stop_folds_the_log_into_the_one_file(tmp_path: Path) -> None:
    """It stood in the log only: who copied the file alone had an empty database."""
    with _server(tmp_path) as (server, _, _):
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0
    shutil.copy(tmp_path / "topcut.sqlite3", tmp_path / "copy.sqlite3")
    assert not (tmp_path / "topcut.sqlite3-wal").exists()
    with closing(sqlite3.connect(tmp_path / "copy.sqlite3")) as file:
        assert [kind for (kind,) in file.execute("SELECT kind FROM topcut_line ORDER BY seq")][-1] == "RoundPaired"


@pytest.mark.trust
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="children are looked up in /proc")
def test_killed_again_and_again_while_acts_come_in_nothing_is_lost_and_nothing_is_double(tmp_path: Path) -> None:
    """Every act is sent with its key until it is acknowledged; the worker is killed during every fourth."""
    acts = [("call", "no-judge")[number % 2] for number in range(24)]
    with _server(tmp_path) as (server, port, link):
        cookies, _ = _asked(HTTPConnection("127.0.0.1", port, timeout=60), "GET", link, {})
        mine, page = _asked(HTTPConnection("127.0.0.1", port, timeout=60), "GET", "/e/friday/me", cookies)
        hidden = dict(_HIDDEN.findall(page))
        for number, act in enumerate(acts):
            form = {**hidden, "key": f"act-{number}"}
            killer = Thread(target=lambda: [os.kill(one, signal.SIGKILL) for one in _children(server.pid)])
            if number % 4 == 3:
                killer.start()
            while not _acknowledged(port, f"/e/friday/me/{act}", cookies | mine, form):
                assert server.poll() is None, "the server ended"
            if number % 4 == 3:
                killer.join()
        os.killpg(server.pid, signal.SIGKILL)
    with closing(sqlite3.connect(tmp_path / "topcut.sqlite3")) as file:
        kinds = [kind for (kind,) in file.execute("SELECT kind FROM topcut_line ORDER BY seq")]
        assert file.execute("PRAGMA integrity_check").fetchone()[0] == "ok"
    assert kinds[-len(acts) :] == ["JudgeCalled", "CallWithdrawn"] * (len(acts) // 2)


def _acknowledged(port: int, path: str, cookies: dict[str, str], form: dict[str, str]) -> bool:
    try:
        _asked(HTTPConnection("127.0.0.1", port, timeout=60), "POST", path, cookies, form)
    except (OSError, HTTPException):
        return False
    return True


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="children are looked up in /proc")
def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    with _server(tmp_path) as (server, port, _):
        for _ in range(2):  # the second time before granian would call it a crash loop
            (worker,) = _children(server.pid)
            os.kill(worker, signal.SIGKILL)
            _started(server)
            while not _answers(port):
                assert server.poll() is None, "the server ended"
            assert _children(server.pid) != [worker]
        server.send_signal(signal.SIGINT)
        assert server.wait(60) == 0


def test_an_orphan_ends_itself_and_the_port_is_free(tmp_path: Path) -> None:
    with _server(tmp_path) as (server, port, _):
        os.kill(server.pid, signal.SIGKILL)
        server.wait(60)
        assert server.stdout is not None
        server.stdout.read()  # ends when the worker has: it holds the other end
        assert not _listens(port)


def _children(process: int) -> list[int]:
    """Of a process: its workers."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == process and state != "Z":
            found.append(int(stat.parent.name))
    return found


def _answers(port: int) -> bool:
    try:
        phone = HTTPConnection("127.0.0.1", port, timeout=60)
        phone.request("GET", "/rules")
        return phone.getresponse().status == 200
    except OSError:
        return False


@contextmanager
def _server(folder: Path) -> Iterator[tuple[subprocess.Popen[str], int, str]]:
    """A server of its own on this folder, and the link of a player."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-c", _SITE, str(folder), str(port)]
    env = {name: value for name, value in os.environ.items() if not name.startswith(("DATABASE_URL", "TOPCUT_"))}
    out = subprocess.PIPE
    server = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT, text=True, env=env, start_new_session=True)
    try:
        link = _started(server)
        while not _listens(port):
            assert server.poll() is None, "the server ended"
        yield server, port, link
    finally:
        if server.poll() is None:
            os.killpg(server.pid, signal.SIGKILL)
        server.communicate()


def _started(server: subprocess.Popen[str]) -> str:
    """Its own words say when it begins: nothing here waits for a clock."""
    assert server.stdout is not None
    link, said = "", []
    for line in server.stdout:
        said.append(line)
        link = line.split()[1] if line.startswith("link ") else link
        if "Started worker" in line:
            return link
    raise AssertionError(f"the server did not start: {''.join(said)}")


def _listens(port: int) -> bool:
    with closing(socket.socket()) as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _asked(
    phone: HTTPConnection, method: str, path: str, cookies: dict[str, str], form: dict[str, str] | None = None
) -> tuple[dict[str, str], str]:
    headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
    if form is not None:
        headers["Content-Type"] = "application/x-www-form-urlencoded"
    phone.request(method, path, urlencode(form or {}), headers)
    answer = phone.getresponse()
    page = answer.read().decode()
    assert answer.status == (200 if path.endswith("/me") else 302), page
    given = [pair.partition(";")[0].partition("=") for pair in answer.headers.get_all("Set-Cookie") or ()]
    return {name.strip(): value for name, _, value in given}, page
