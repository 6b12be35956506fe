"""Announcements of a community: who makes them, where and how long they stand, how they end."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from django.http import HttpResponse
from django.test import Client

from topcut.messages.message import message
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import News
from web.accounts import key_of, signed_in
from web.html import parsed, words
from web.seasons.offices import coordinator, director, refused_with
from web.site import Site

TODAY = datetime.now(UTC).date()
TOMORROW, YESTERDAY = f"{TODAY + timedelta(days=1)}", f"{TODAY - timedelta(days=1)}"
PAGES = ("/", "/regions/bajor", "/regions/risa", "/programs/star-trek", "/news")


@pytest.fixture(autouse=True)
def _community(community: Site) -> None:
    Region.objects.create(slug="bajor", name="Bajor", continent="europe")
    Region.objects.create(slug="risa", name="Risa", continent="asia")


def announce(client: Client, **typed: str) -> HttpResponse:
    key = key_of(client.get("/news/write").content.decode())
    return client.post("/news/write", {"title": "Wormhole open", "text": "Come\nthrough.", "key": key} | typed)


def stands(title: str = "Wormhole open") -> list[str]:
    """The pages on which it stands."""
    return [page for page in PAGES if title in words(parsed(Client().get(page)))]


@pytest.mark.parametrize(
    ("program", "where", "pages"),
    [
        ("", "", ["/", "/news"]),
        ("star-trek", "", ["/", "/programs/star-trek", "/news"]),
        ("star-trek", "bajor", ["/", "/regions/bajor", "/programs/star-trek", "/news"]),
        ("", "europe", ["/", "/regions/bajor", "/news"]),
        ("", "risa", ["/", "/regions/risa", "/news"]),
    ],
)
def test_it_stands_where_it_belongs(program: str, where: str, pages: list[str]) -> None:
    assert announce(director(), program=program, where=where).status_code == 302
    assert stands() == pages


def test_a_coordinator_tells_the_own_continent_and_nobody_else() -> None:
    odo = coordinator("Odo", "europe")
    for program, where in (("", ""), ("star-trek", ""), ("", "asia"), ("star-trek", "risa"), ("sirlin", "europe")):
        assert refused_with(announce(odo, program=program, where=where), message("news-not-yours")), (program, where)
    assert not News.objects.exists()
    for program, where in (("", "europe"), ("star-trek", "europe"), ("star-trek", "bajor"), ("", "bajor")):
        assert announce(odo, program=program, where=where).status_code == 302, (program, where)
    assert signed_in("Quark").get("/news/write").status_code == Client().get("/news/write").status_code == 403


def test_it_stands_from_its_first_day_to_its_last() -> None:
    kira = director()
    announce(kira, title="Tomorrow", since=TOMORROW)
    announce(kira, title="Today only", since=f"{TODAY}", until=f"{TODAY}")
    News.objects.create(title="Yesterday", since="2026-01-01", until=YESTERDAY, at="2026-01-01T10:00:00Z")
    assert stands("Today only") == ["/", "/news"] and stands("Yesterday") == ["/news"] and stands("Tomorrow") == []
    later = News.objects.get(title="Tomorrow").pk
    assert Client().get(f"/news/{later}").status_code == 403 and kira.get(f"/news/{later}").status_code == 200
    assert "Tomorrow" in words(parsed(kira.get("/news")))


def test_withdrawn_it_stands_no_more_and_can_still_be_read() -> None:
    kira = director()
    announce(kira)
    one = News.objects.get().pk
    assert refused_with(kira.post(f"/news/{one}/withdraw", {"reason": ""}), message("news-without-reason"))
    assert coordinator("Odo").post(f"/news/{one}/withdraw", {"reason": "x"}).status_code == 403
    assert kira.post(f"/news/{one}/withdraw", {"reason": "It collapsed."}).status_code == 302
    assert stands() == ["/news"] and "It collapsed." in words(parsed(Client().get(f"/news/{one}")))
    assert refused_with(kira.post(f"/news/{one}/withdraw", {"reason": "x"}), message("news-withdrawn-already"))


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"title": " "}, "news-without-title"),
        ({"since": TOMORROW, "until": f"{TODAY}"}, "news-over-before"),
        ({"until": YESTERDAY, "since": "2026-01-01"}, "news-over-before"),
        ({"since": "soon"}, "form-no-day"),
        ({"where": "nowhere"}, "region-none"),
        ({"program": "none"}, "program-unknown"),
        ({"title": "x" * 201}, "form-too-long"),
    ],
)
def test_what_cannot_stand_is_refused_and_nothing_is_written(typed: dict[str, str], said: str) -> None:
    assert refused_with(announce(director(), **typed), message(said))
    assert not News.objects.exists()


def test_the_same_form_announces_once_and_markup_stays_text() -> None:
    kira = director()
    key = key_of(kira.get("/news/write").content.decode())
    typed = {"title": "<b>Wormhole</b>", "text": "<script>x</script> https://example.org", "key": key}
    first, second = (kira.post("/news/write", typed).headers["Location"] for _ in range(2))
    assert first == second and News.objects.count() == 1
    page = Client().get(first).content.decode()
    assert "<b>Wormhole" not in page and "<script>x" not in page
    assert re.search(r'<a href="https://example.org" rel="nofollow">', page)


def test_a_program_is_called_as_its_readers_call_it() -> None:
    announce(director(), program="star-trek")
    german = Client(headers={"Accept-Language": "de"})
    for address in ("/", "/news", "/offices"):
        page = words(parsed(german.get(address)))
        assert "Organisiertes Spiel von Star Trek" in page and "organized play" not in page, address
