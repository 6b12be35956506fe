"""Visit a site: `python site_visit.py FOLDER`. Whatever is not as it should be ends it with an error."""

from __future__ import annotations

import re
import sys
from typing import Any

from topcut.web.running.serve import prepare

prepare(sys.argv[1])

from django.contrib.auth.models import User  # noqa: E402  (after Django is set up)
from django.test import Client  # noqa: E402

from topcut.play.check import check  # noqa: E402
from topcut.web.people.access import link  # noqa: E402
from topcut.web.people.models import Role  # noqa: E402
from topcut.web.site import live  # noqa: E402
from topcut.web.store.journal import DatabaseJournal  # noqa: E402
from topcut.web.store.models import Event  # noqa: E402

LINKED = re.compile(r'(?:href|src)="(/e/[^"#]+)"')
HEADS = {"friday-night": 13, "regional": 19, "worlds": 47, "transformers": 33}


def visit() -> None:
    for row in Event.objects.all():
        known = DatabaseJournal(row.pk).read()
        assert len(known.history) == HEADS[row.slug] == row.head
        assert [finding for finding in check(known.history) if not finding.ok] == []
        for client in people(row):
            look_at_everything(client, row.slug)
    who_was_known()
    go_on()
    sys.stdout.write(f"{len(HEADS)} events proven, looked at and gone on with\n")


def people(row: Event) -> list[Client]:
    """A visitor, and whoever came by the links of a director, a judge and a player."""
    found = [Client(), Client(), Client(), Client()]
    for client, words in zip(found[1:], (("director",), ("judge",), ("player", "p1")), strict=True):
        entered = client.get(link(row, *words))  # type: ignore[arg-type]
        assert entered.status_code in (200, 302), (row.slug, words)
    return found


def look_at_everything(client: Client, slug: str) -> None:
    """Every page of the event that this browser finds by following links answers."""
    waiting, seen = [f"/e/{slug}", f"/e/{slug}/me", f"/e/{slug}/desk"], set[str]()
    while waiting:
        address = waiting.pop()
        if address in seen or not address.startswith(f"/e/{slug}") or address.endswith("/live"):
            continue
        seen.add(address)
        page: Any = client.get(address)
        closed = address.endswith(("/me", "/desk"))  # to some of them
        assert page.status_code in ((200, 302, 403) if closed else (200, 302)), (address, page.status_code)
        if page.status_code == 200 and "html" in page.headers["Content-Type"]:
            waiting += [found.replace("&amp;", "&") for found in LINKED.findall(page.content.decode())]
    assert len(seen) > 5, seen


def who_was_known() -> None:
    """Accounts sign in with their passwords of then, and are what they were."""
    for name, role in (("kira", "director"), ("odo", "player"), ("dax", "judge")):
        assert User.objects.get(username=name).check_password("nine orbs of Bajor")
        assert Role.objects.get(user__username=name).role == role
        client = Client()
        answer = client.post("/sign-in", {"login": name, "password": "nine orbs of Bajor"})
        assert answer.status_code == 302, answer.content.decode()
        page = "me" if role == "player" else "desk"
        assert client.get(f"/e/friday-night/{page}").status_code == 200


def go_on() -> None:
    """A result is taken over the page, and stands behind what was there."""
    row = Event.objects.get(slug="friday-night")
    client = people(row)[1]
    page = client.get("/e/friday-night/desk").content.decode()
    key = re.search(r'name="key" value="([^"]+)"', page)
    assert key, page
    taken = client.post("/e/friday-night/desk/slip", {"line": "3 100-65", "key": key[1], "round": 1})
    assert taken.status_code in (200, 302), taken.content.decode()
    match = live.snapshot("friday-night").tournament.rounds[0].matches[3]
    assert match.status == "confirmed", taken.content.decode()
    assert all(finding.ok for finding in check(DatabaseJournal(row.pk).read().history))


visit()
