"""Every form of every page, filled with what no person types: never a 500, and what is refused has written nothing."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from spread import spread
from topcut.acts.who import OFFICIALS
from topcut.files.journal_file import whole
from topcut.journal.chain import verify
from topcut.play.check import check
from topcut.web.people import pace
from topcut.web.people.access import link
from topcut.web.people.models import Role, Tally
from topcut.web.site import live
from topcut.web.store.adopting import adopt_file
from topcut.web.store.models import Event, Line, Word
from web.crawling import Form, forms, pages
from web.moments import MOMENTS
from web.site import Site

NUMBERS = [
    "0",
    "-1",
    "2",
    "99",
    "99999999",
    "999999999999999",
    "9" * 5000,
    "1e-9999999",
    "1/0",
    "²",
    "①",
    "٣",
    "−5",
    "nan",
]
SIGNS = [
    "",
    " ",
    "\0",
    "a\0b",
    "\x1b[31m",
    "\N{REPLACEMENT CHARACTER}",
    "\u202e",
    "\u200b",
    "😀" * 99,
    "\r\nX: y",
    "x" * 5000,
]
WORDS = ["p1", "p9", "Kira", "Odo, Odo", "1 100-35", "1 2-0", "²-①", "free 1", "all", "director", "swiss", "winner 1"]
TIMES = [
    "2026-11-20",
    "0000-00-00",
    "9999-12-31T23:59-12:00",
    "0001-01-01T00:00+14:00",
    "25:00",
    "Mars/Olympus",
    "../../etc/passwd",
]
MARKUP = ["<script>x</script>", "{{ 7 }}{% now %}", "'; DROP TABLE topcut_line;--", "%s%n", "on", "*"]
STRANGE = [*NUMBERS, *SIGNS, *WORDS, *TIMES, *MARKUP]
FILES = [
    b"",
    b"\0",
    b"\xff\xfe",
    b"Worf\nBashir\n",
    b"name,rating\nWorf,\xc2\xb2\n",
    b"a = 1\n",
    b"PK\x03\x04",
    b"[" * 99,
]
PEOPLE = (*((role, "") for role in OFFICIALS), ("player", "p1"), ("visitor", ""))
JOURNALS = Path(__file__).parents[2] / "journals"
_LAST = ("/leave", "/desk/event/remove")  # he would be nobody then, or the event nowhere
MOST = 150  # forms of one event that are sent in a quick run


def _filled(form: Form, chance: Random, others: list[str]) -> dict[str, Any]:
    """Most fields as they are, some strange, some of another event, some twice, some missing, some a file."""
    data: dict[str, Any] = {}
    for name, offered in form.fields.items():
        kind = chance.random()
        if kind < 0.45:
            data[name] = chance.choice(offered)
        elif kind < 0.85:
            data[name] = chance.choice(STRANGE)
        elif kind < 0.90:
            data[name] = [chance.choice(STRANGE), chance.choice(offered)]
        elif kind < 0.95:
            data[name] = chance.choice(others)
        elif kind < 0.97:
            data[name] = SimpleUploadedFile("x", chance.choice(FILES))
    for name in form.files:
        data[name] = SimpleUploadedFile(chance.choice(["x.toml", "x.csv", "../x"]), chance.choice(FILES))
    return data


def _state() -> object:
    rows = list(Event.objects.order_by("pk").values()), list(Role.objects.order_by("pk").values())
    return rows, Line.objects.count(), Word.objects.count()


def _sent(client: Client, form: Form, data: dict[str, Any]) -> Any:
    if form.method == "post":
        return client.post(form.action, data)
    return client.get(form.action, {name: str(value) for name, value in data.items()})


def _fuzz(site: Site, row: Event, chance: Random, most: int, times: int = 1) -> int:
    """Every form that somebody can reach; how many were sent."""
    other = site.event(title="Another")
    others = [str(other.pk), other.slug, link(other, "director"), "friday-night", str(row.head), str(row.head + 9)]
    count = 0
    for role, player in PEOPLE:
        client, seen = Client(raise_request_exception=False), set[str]()
        if role != "visitor":
            client.get(link(row, role, player))  # type: ignore[arg-type]
        for address, page in pages(client, row.slug):
            assert page.status_code < 500, (role, address)
            if page.status_code != 200 or "html" not in page.headers["Content-Type"]:
                continue
            for form in forms(address, page):
                if form.action in seen or count > most or form.action.endswith(_LAST):
                    continue
                seen.add(form.action)
                for _ in range(times):
                    Tally.objects.all().delete()
                    pace.forget()
                    before, data = _state(), _filled(form, chance, others)
                    answer = _sent(client, form, data)
                    count += 1
                    assert answer.status_code < 500, (role, form.action, data)
                    assert answer.status_code < 400 or _state() == before, (role, form.action, data)
    return count


def _must_be_sound(row: Event) -> None:
    """Whatever was taken: the chain is whole, all of it is derived again, and its pages are answered."""
    row.refresh_from_db()
    assert verify(bytes(line.body) for line in Line.objects.filter(event=row).order_by("seq")) == row.seal
    live.forget()
    assert [one for one in check(live.journal_of(row.pk).read().history) if not one.ok] == []
    client = Client()
    client.get(link(row, "director"))
    for page in ("", "/pairings", "/standings", "/bracket", "/journal", "/desk", "/desk/journal", "/desk/results.json"):
        assert client.get(f"/e/{row.slug}{page}").status_code < 500, page


@pytest.mark.parametrize("moment", spread(["before round one", "drawn", "playing", "cut made", "bracket", "pods"], 3))
def test_at_every_moment_of_an_event(site: Site, moment: str) -> None:
    row = MOMENTS[moment](site)
    assert _fuzz(site, row, Random(moment), MOST) > 25
    _must_be_sound(row)


@pytest.mark.parametrize("journal", ["scenario-standard-orbit", "star-trek-2e-draft"])
def test_at_events_of_other_kinds(site: Site, journal: str) -> None:
    row = adopt_file(*whole(JOURNALS / f"{journal}.jsonl")).row
    _fuzz(site, row, Random(journal), MOST)
    _must_be_sound(row)


@pytest.mark.trust
@pytest.mark.parametrize("journal", sorted(path.stem for path in JOURNALS.glob("*.jsonl")))
def test_at_every_event_that_was_kept(site: Site, journal: str) -> None:
    row = adopt_file(*whole(JOURNALS / f"{journal}.jsonl")).row
    for seed in range(3):
        for kept in (Line, Word):  # an event that has some is not deleted
            kept.objects.filter(event__title="Another").delete()
        Event.objects.filter(title="Another").delete()
        live.forget()
        _fuzz(site, row, Random(f"{journal} {seed}"), 5_000, times=9)
    _must_be_sound(row)
