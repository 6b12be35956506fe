"""What holds on PostgreSQL only. Not collected by itself: `test_on_postgres.py` runs it beside the common tests."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Thread
from urllib.parse import urlencode

import psycopg
import pytest
from django.conf import settings
from django.db import connection
from django.test import Client

from saying import in_words, refused_in_words
from topcut.acts.entries.commands import Drop
from topcut.web.events_served import front as front_of
from topcut.web.running import serve
from topcut.web.store import rows
from topcut.web.store.adopting import adopt
from topcut.web.store.databases import database
from topcut.web.store.durability import must_be_durable
from topcut.web.store.erasing import erase
from topcut.web.store.hearing import Hearing
from topcut.web.store.models import Event
from topcut.web.store.watching import Watch
from web.asking import Counted, ask, cookies
from web.postgres import fresh_database
from web.site import Site


def elsewhere(act: Callable[[], object]) -> None:
    """Done on another connection, as another process would."""

    def work() -> None:
        act()
        connection.close()

    thread = Thread(target=work)
    thread.start()
    thread.join(timeout=30)


def test_it_is_postgresql() -> None:
    assert connection.vendor == "postgresql"


# Durable -----------------------------------------------------------------------------------------------------------


def test_a_commit_waits_for_the_disk() -> None:
    connection.ensure_connection()
    with connection.cursor() as cursor:
        cursor.execute("SHOW synchronous_commit")
        assert cursor.fetchone() == ("on",)
    must_be_durable()


def test_a_server_that_answers_too_early_is_not_served(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address may ask for it: ours stands behind. Where it is off all the same, nothing is served."""
    address = "postgresql://topcut@db.example/topcut?options=-c%20synchronous_commit%3Doff"
    assert database(address, settings.DATA)["OPTIONS"]["options"].endswith("-c synchronous_commit=on")
    connection.ensure_connection()
    with connection.cursor() as cursor:
        cursor.execute("SET synchronous_commit = off")
    with refused_in_words("PostgreSQL runs with synchronous_commit=off"):
        must_be_durable()


def test_an_address_is_read_as_libpq_reads_it() -> None:
    read = database("postgresql://kira:se%40cret@db.example:5433/ds9?sslmode=require", settings.DATA)
    assert [read[name] for name in ("USER", "PASSWORD", "HOST", "PORT", "NAME")] == [
        "kira", "se@cret", "db.example", "5433", "ds9"
    ]  # fmt: skip
    assert read["OPTIONS"]["sslmode"] == "require"
    with refused_in_words("cannot be read") as refused:
        database("postgresql://kira:secret@db.example:5433/ds9?nonsense=1", settings.DATA)
    assert "secret" not in in_words(refused.value)


# Locked ------------------------------------------------------------------------------------------------------------


def test_a_writer_holds_the_row_of_its_event_and_no_other(site: Site) -> None:
    one, other = site.event(title="Friday"), site.event(title="Saturday")
    from django.db import transaction

    free: list[int] = []

    def look() -> None:
        with transaction.atomic():
            free.extend(Event.objects.select_for_update(skip_locked=True).values_list("pk", flat=True))

    with transaction.atomic():
        assert rows.locked(one.pk) is not None
        elsewhere(look)
    assert free == [other.pk]


def test_two_events_of_one_title_made_at_once_have_two_addresses(site: Site) -> None:
    from topcut.desk.simulate import simulate
    from topcut.rulebooks.load import load

    known = simulate(load("star-trek-2e"), 4, "Bajor", title="Regional").known
    threads = [Thread(target=elsewhere, args=(lambda: adopt(known.history, known.words),)) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    assert {row.slug for row in Event.objects.all()} == {"regional", "regional-2", "regional-3", "regional-4"}


# Brought up to date ------------------------------------------------------------------------------------------------

_WAITING = """SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"""
_PREPARE = "from sys import argv; from topcut.web.running.serve import prepare; prepare(argv[1])"


def test_servers_that_begin_at_once_bring_the_tables_up_to_date_one_by_one(tmp_path: Path) -> None:
    """All wait for whoever has the lock; then the first makes the tables, and the others find them made."""
    with fresh_database(os.environ["DATABASE_URL"]) as address:
        with psycopg.connect(address, autocommit=True) as line:
            line.execute("SELECT pg_advisory_lock(%s)", [serve._MIGRATING])
            servers = [_server(address, tmp_path / str(n)) for n in range(3)]
            _wait_until(lambda: line.execute(_WAITING).fetchone() == (3,), servers)
            assert line.execute("SELECT to_regclass('topcut_event')").fetchone() == (None,), "nobody has begun"
        said = [server.communicate(timeout=120)[0] for server in servers]
        assert [server.returncode for server in servers] == [0, 0, 0], said
        with psycopg.connect(address) as line:
            assert line.execute("SELECT count(*) FROM topcut_event").fetchone() == (0,)
            assert line.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'").fetchone() == (0,)


def _server(address: str, data: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", _PREPARE, str(data)],
        env=os.environ | {"DATABASE_URL": address},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def _wait_until(comes: Callable[[], bool], servers: list[subprocess.Popen[str]]) -> None:
    last = time.monotonic() + 120
    while not comes():
        ended = [server.communicate()[0] for server in servers if server.poll() is not None]
        assert not ended, f"a server did not wait: {ended}"
        assert time.monotonic() < last, "the servers do not begin"
        time.sleep(0.1)


# Heard -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def hearing(site: Site) -> Iterator[Hearing]:
    made = Hearing()
    assert made.others_wrote(), "nobody knows what was before the first question"
    yield made
    made.close()


def test_what_another_session_wrote_is_heard_once(site: Site, hearing: Hearing) -> None:
    row = site.event()
    assert not hearing.others_wrote(), "what we wrote ourselves is no news"
    elsewhere(lambda: site.do(row, Drop("p1")))
    assert hearing.others_wrote()
    assert not hearing.others_wrote()


@pytest.mark.parametrize(
    "act",
    [
        lambda row: Event.objects.filter(pk=row.pk).update(place="Quark's Bar"),
        lambda row: erase(row.pk, "p1"),
        lambda row: Event.objects.create(slug="new", title="New", rulebook="none", game="none"),
        lambda row: Event.objects.filter(slug="gone").delete(),
    ],
    ids=["a place", "an erased name", "a new event", "a deleted event"],
)
def test_everything_that_a_page_shows_is_heard(site: Site, hearing: Hearing, act: Callable[[Event], object]) -> None:
    row = site.event()
    Event.objects.create(slug="gone", title="Gone", rulebook="none", game="none")
    assert not hearing.others_wrote()
    elsewhere(lambda: act(row))
    assert hearing.others_wrote()


def test_open_pages_are_told_the_new_head(site: Site) -> None:
    row, watch = site.event(), Watch()
    assert watch.look() == {row.slug: row.head}
    assert watch.look() is None
    elsewhere(lambda: site.do(Event.objects.get(), Drop("p1")))
    assert watch.look() == {row.slug: row.head + 1}


def test_what_was_rolled_back_is_not_heard(site: Site, hearing: Hearing) -> None:
    row = site.event()
    hearing.others_wrote()
    elsewhere(lambda: site.snapshot(row))
    with psycopg.connect(**_address()) as line:
        line.execute("UPDATE topcut_event SET place = 'nowhere'")
        line.rollback()
    assert not hearing.others_wrote()


def test_a_lost_line_is_taken_up_again(site: Site, hearing: Hearing) -> None:
    with psycopg.connect(**_address(), autocommit=True) as line:
        line.execute("SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity WHERE query = 'LISTEN topcut'")
    assert hearing.others_wrote(), "something may have been missed"
    assert hearing.others_wrote(), "and again where the line is new"
    assert not hearing.others_wrote()
    elsewhere(lambda: Event.objects.create(slug="new", title="New", rulebook="none", game="none"))
    assert hearing.others_wrote()


def test_a_server_that_was_away_is_used_again_without_a_new_start(site: Site) -> None:
    row = site.event()
    director = site.browser(row, "director")
    director.raise_request_exception = False
    front = front_of(Counted())
    token = director.get(f"/e/{row.slug}/desk").wsgi_request.META["CSRF_COOKIE"]
    form = urlencode({"text": "Lunch", "key": "one", "csrfmiddlewaretoken": token}).encode()
    address, headers = f"/e/{row.slug}/desk/announce", {"cookie": cookies(director)}
    headers["content_type"] = "application/x-www-form-urlencoded"
    for _ in range(3):
        with psycopg.connect(**_address(), autocommit=True) as line:
            line.execute("SELECT pg_terminate_backend(pid, 9000) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        answers = [ask(front, address, "POST", form, **headers) for _ in range(2)]
        assert answers[-1].status == 302
        assert answers[0].status == 302 or b"everything that was accepted is safe" in answers[0].body
    front.close()
    connection.close()
    assert Event.objects.get().head == row.head + 1  # one key, one act


def _address() -> dict[str, str]:
    known = connection.settings_dict
    return {"host": known["HOST"], "user": known["USER"], "dbname": known["NAME"]}


def test_a_sign_that_postgresql_cannot_hold_is_no_fault_of_ours(site: Site) -> None:
    row = site.event()
    director = site.browser(row, "director")
    forms = ("access/name", "event/change", "players/enter", "announce", "slip", "links/renew", "lot", "pairing/draw")
    names = ("handle", "role", "place", "zone", "name", "team", "text", "line", "link", "key", "seed", "reason")
    for form in forms:
        answer = director.post(f"/e/{row.slug}/desk/{form}", dict.fromkeys(names, "a\0b"))
        assert answer.status_code < 500, form
    for address in ("/?q=%00", "/?region=%00&game=%00", f"/e/{row.slug}/desk?find=%00", f"/k/{row.pk}.%00.x"):
        assert director.get(address).status_code < 500, address
    cookie = 'sessionid="' + "\\000" * 32 + '"'
    assert Client().get(f"/e/{row.slug}/desk", headers={"cookie": cookie}).status_code == 403
    assert Client().post("/sign-in", {"login": "a\0b", "password": "a\0b"}).status_code == 422
