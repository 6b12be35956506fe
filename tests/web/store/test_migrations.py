"""The tables come up to date from every state that was ever released, with an event in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.management import call_command
from django.db import connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader
from django.test import Client
from django.utils.crypto import salted_hmac

from spread import spread
from topcut.desk.simulate import simulate
from topcut.files.journal_lines import record_lines, write
from topcut.journal.chain import START
from topcut.rulebooks.load import load
from topcut.web.people import roles
from topcut.web.people.models import Role
from topcut.web.people.renewing import renew
from topcut.web.site import live
from topcut.web.store import rows
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event
from web.site import Site

STATES = sorted(name for app, name in MigrationLoader(None).disk_migrations if app == "store")


@pytest.fixture
def newest(site: Site) -> Iterator[None]:
    """Whatever a test did to the tables, they are those of today afterwards."""
    yield
    _go_to(*MigrationLoader(None).graph.leaf_nodes())


def _go_to(*states: tuple[str, str]) -> MigrationExecutor:
    executor = MigrationExecutor(connection)
    executor.migrate(list(states))
    return MigrationExecutor(connection)


@pytest.mark.parametrize("state", spread(STATES, 2))
def test_from_every_state_with_an_event_in_it(newest: None, state: str) -> None:
    played = simulate(load("star-trek-2e"), 8, "Bajor").known
    then = _go_to(("store", state)).loader.project_state([("store", state)]).apps
    data, seal = write(played.history, list(played.words), START)
    row = then.get_model("store", "Event").objects.create(
        slug="regional", title="Regional", rulebook="star-trek-2e", game="x", head=len(played.history), seal=seal
    )
    lines = zip(played.history, record_lines(data), strict=True)
    then.get_model("store", "Line").objects.bulk_create(
        then.get_model("store", "Line")(
            event=row, seq=r.seq, at=r.at, actor=r.by, kind=type(r.fact).__name__, body=body, hash=body[-66:-2].decode()
        )
        for r, body in lines
    )
    then.get_model("store", "Word").objects.bulk_create(
        then.get_model("store", "Word")(event=row, ref=t.ref, salt=t.salt, value=t.value) for t in played.words
    )
    _go_to(*MigrationLoader(None).graph.leaf_nodes())
    known = DatabaseJournal(Event.objects.get().pk).read()
    assert known.tournament == played.tournament and known.history == played.history
    assert {text.ref: text for text in known.words} == {text.ref: text for text in played.words}
    assert live.snapshot("regional").standings.rows


def test_0004_personal_links_of_before_stay_valid(newest: None) -> None:
    then = _go_to(("store", "0003_event_self_entry")).loader.project_state([("store", "0003_event_self_entry")]).apps
    row = then.get_model("store", "Event").objects.create(slug="regional", title="Regional", rulebook="x", game="x")
    seals = {word: _seal_of_0003(row.pk, word) for word in ("p1", "j", "d")}
    _go_to(*MigrationLoader(None).graph.leaf_nodes())
    now = rows.event_at("regional")
    assert now is not None and now.renewed == Event.objects.get().renewed == {}
    assert all(_opens(row.pk, word, seal) for word, seal in seals.items())
    assert renew(now, "p1", "") and not _opens(row.pk, "p1", seals["p1"]) and _opens(row.pk, "j", seals["j"])
    _go_to(("store", "0003_event_self_entry"))  # and back: then every link is the first again
    _go_to(*MigrationLoader(None).graph.leaf_nodes())
    assert _opens(row.pk, "p1", seals["p1"])


def _opens(event: int, word: str, seal: str) -> bool:
    return Client().get(f"/k/{event}.{word}.{seal}").status_code == 302


def _seal_of_0003(event: int, word: str) -> str:
    return salted_hmac("topcut.link", f"{event}.regional.{word}", algorithm="sha256").hexdigest()[:20]


def test_accounts_0004_roles_of_before_stay_and_those_that_were_unknown_then_end_on_the_way_back(newest: None) -> None:
    """An older version would list a scorekeeper as a judge, whom nobody could dismiss."""
    before = ("accounts", "0003_tallies")
    then = _go_to(before).loader.project_state([before, ("store", STATES[-1])]).apps
    row = then.get_model("store", "Event").objects.create(slug="regional", title="Regional", rulebook="x", game="x")
    user = User.objects.create(username="kira")
    old = then.get_model("accounts", "Role").objects
    for role, player, link in (("director", "", ""), ("judge", "", "j.1"), ("player", "p7", "p7")):
        old.create(user_id=user.pk, event_id=row.pk, role=role, player=player, link=link)
    kept = list(old.order_by("pk").values())
    _go_to(*MigrationLoader(None).graph.leaf_nodes())
    assert list(Role.objects.order_by("pk").values()) == kept
    for role in ("head-judge", "scorekeeper"):
        roles.grant(user, Event.objects.get(), role)
    _go_to(before)
    assert list(old.order_by("pk").values()) == kept
    _go_to(*MigrationLoader(None).graph.leaf_nodes())
    assert list(Role.objects.order_by("pk").values()) == kept
    user.delete()


def test_no_migration_is_missing() -> None:
    call_command("makemigrations", check=True, dry_run=True, verbosity=0)  # exits where one is
