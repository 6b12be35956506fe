"""Regions: who makes them, which words mean them, what stands on their page."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext

from topcut.acts.listing.commands import ChangeListing
from topcut.messages.message import message
from topcut.web.public.listing import Sought, listing
from topcut.web.seasons.byes.ledger import continent_of
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import RegionWord, Whereabouts
from topcut.web.seasons.people import make
from topcut.web.seasons.regions.words import known, meant
from topcut.web.store.models import Event
from topcut.web.store.projections import rebuild
from web.html import parsed, words
from web.seasons.offices import coordinator, director, refused_with
from web.seasons.road import listed, played
from web.site import CAST, Site

TODAY = date.today()
SOON, LATER = (f"{TODAY + timedelta(days=days)}" for days in (20, 60))


@pytest.fixture(autouse=True)
def _community(community: Site) -> None:
    """Nobody's offices or regions are left behind."""


def bajor(continent: str = "europe") -> Region:
    return Region.objects.create(slug="bajor", name="Bajor", continent=continent)


def test_a_coordinator_makes_regions_of_the_own_continent_and_of_no_other() -> None:
    odo = coordinator("Odo", "europe")
    assert odo.post("/regions", {"name": "Bajor", "continent": "europe"}).status_code == 302
    answer = odo.post("/regions", {"name": "Cardassia", "continent": "asia"})
    assert refused_with(answer, message("region-not-yours"))
    assert list(Region.objects.values_list("slug", "name", "continent")) == [("bajor", "Bajor", "europe")]
    assert director("Kira").post("/regions", {"name": "Cardassia", "continent": "asia"}).status_code == 302


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"name": " ", "continent": "europe"}, "region-without-name"),
        ({"name": "Terok Nor", "continent": "delta"}, "region-no-continent"),
        ({"name": "bájor", "continent": "europe"}, "region-known"),
    ],
)
def test_what_is_no_new_region_is_refused(typed: dict[str, str], said: str) -> None:
    bajor()
    Region.objects.create(slug="x", name="!", continent="europe")
    answer = coordinator().post("/regions", typed)
    assert (answer.status_code == 422 and refused_with(answer, message(said))) or said == "region-known"
    assert Region.objects.count() == 2


def test_a_renamed_region_keeps_the_events_that_say_the_earlier_name(site: Site) -> None:
    region, odo = bajor(), coordinator()
    row = listed(site, "Harvest Cup", "local", SOON, region="Bajor")
    assert odo.post("/regions/bajor/edit", {"name": "Bajor Sector", "continent": "europe"}).status_code == 302
    page = words(parsed(Client().get("/regions/bajor")))
    assert "Bajor Sector" in page and "Harvest Cup" in page
    assert meant("Bajor") == meant("bajor sector") == region
    assert row.region == "Bajor"  # what the journal says is what was said then
    assert Client().get("/regions?of=BAJOR").headers["Location"] == "/regions/bajor"


def test_a_word_that_means_no_region_is_offered_and_its_events_follow(site: Site) -> None:
    bajor()
    listed(site, "Harvest Cup", "local", SOON, region="Bajoor")
    odo = coordinator()
    assert "Harvest Cup" not in words(parsed(Client().get("/regions/bajor")))
    page = odo.get("/regions").content.decode()
    assert 'value="bajoor"' in page and page.index('<option value="bajor">') > page.index('value="bajoor"')
    assert [one.slug for one in known().near("Bajoor")] == ["bajor"]
    assert odo.post("/regions-word", {"word": "bajoor", "region": "bajor"}).status_code == 302
    assert "Harvest Cup" in words(parsed(Client().get("/regions/bajor")))
    assert refused_with(odo.post("/regions-word", {"word": "Bajoor", "region": "bajor"}), message("region-known"))
    assert odo.post("/regions/bajor/edit", {"forget": "bajoor"}).status_code == 302
    assert not RegionWord.objects.exists()


def test_a_region_is_found_by_its_words_wherever_one_was_typed(site: Site) -> None:
    bajor("asia")
    listed(site, "Harvest Cup", "local", SOON, region="BAJOR")
    listed(site, "Spring Cup", "local", SOON, region="Elsewhere")
    for typed in ("Bajor", "bajor", "BAJOR"):
        found = listing(Sought(region=typed), f"{TODAY}")
        assert [one.row.title for one in found.upcoming.events] == ["Harvest Cup"]
    assert [one.row.title for one in listing(Sought(region="elsewhere"), f"{TODAY}").upcoming.events] == ["Spring Cup"]
    assert continent_of("Bájor") == "asia" and continent_of("Elsewhere") == ""
    assert 'href="/regions?of=BAJOR"' in Client().get("/e/harvest-cup").content.decode()


def test_a_regions_page_has_its_events_champions_players_and_who_coordinates_it(site: Site) -> None:
    region, people = bajor(), [make(name) for name in CAST[:4]]
    people[0].region = region
    people[0].save()
    played(site, "Bajor Regional", "regional", LATER, people, region="Bajor")
    listed(site, "Harvest Cup", "local", SOON, region="Bajor")
    listed(site, "Risa Cup", "local", SOON, region="Risa")
    coordinator("Odo", "europe")
    page = words(parsed(Client().get("/regions/bajor")))
    assert "Harvest Cup" in page and "Bajor Regional" in page and "Risa Cup" not in page
    assert "Odo" in page and f"Regional Championship, Second Edition, {LATER[:4]} " in page  # the champion's line
    assert region.slug in Client().get("/regions").content.decode()


def test_an_event_that_is_not_listed_stands_in_no_region(site: Site) -> None:
    bajor()
    row = listed(site, "Secret Cup", "local", SOON, region="Bajor")
    Event.objects.filter(pk=row.pk).update(listed=False)
    assert "Secret Cup" not in words(parsed(Client().get("/regions/bajor")))


def test_whereabouts_follow_the_listing_and_the_column_and_can_be_made_again(site: Site) -> None:
    row = listed(site, "Harvest Cup", "regional", SOON, region="Bajor")
    before = Whereabouts.objects.filter(event=row).values().get()
    assert before["day"] == SOON and before["word"] == "bajor" and before["level"] == "regional"
    site.do(row, ChangeListing({"date": LATER, "region": "Risa"}))
    assert Whereabouts.objects.get(event=row).word == "risa" and Whereabouts.objects.get(event=row).day == LATER
    row.refresh_from_db()
    row.region = "Betazed"
    row.save(update_fields=("region",))  # as an administrator does
    assert Whereabouts.objects.get(event=row).word == "betazed"
    Whereabouts.objects.all().delete()
    assert "whereabouts" in rebuild(row, lambda: site.snapshot(row).tournament)
    assert Whereabouts.objects.get(event=row).level == "regional"


def many(number: int, region: str) -> None:
    """Events as rows alone, which is what lists read: one as it is made, and copies of it on many days."""
    Event.objects.create(slug="e", title="Cup", game="Star Trek CCG, Second Edition", rulebook="star-trek-2e", head=1,
                         date="2031-01-10", region=region)  # fmt: skip
    for table, key in (("topcut_event", "id"), ("topcut_whereabouts", "event_id")):
        with connection.cursor() as cursor:
            cursor.execute(_COPIES.format(table=table, key=key, **_columns(table)), [number - 1])


_COPIES = """INSERT INTO {table} ({key}, {names}) WITH RECURSIVE one(i) AS (
    SELECT 1 UNION ALL SELECT i + 1 FROM one WHERE i < %s
) SELECT {key} + i, {values} FROM {table}, one"""
_DAY = "'2031-0' || (1 + i % 9) || '-1' || (i % 10)"


def _columns(table: str) -> dict[str, str]:
    """What a copy says: all but its number, its address and its day as the first one has it."""
    kind = Event if table == "topcut_event" else Whereabouts
    names = [str(field.column) for field in kind._meta.concrete_fields if not field.primary_key]
    others = {"slug": "slug || i", "date": _DAY, "day": _DAY}
    return {"names": ", ".join(names), "values": ", ".join(others.get(name, name) for name in names).replace("%", "%%")}


def test_ten_thousand_events_ask_no_more_than_a_hundred() -> None:
    bajor()
    asked: list[list[tuple[int, int]]] = []
    for number in (100, 10_000):
        many(number, "Bajor")
        asked.append([_asked(one) for one in ("/regions/bajor", "/calendar", "/calendar?region=bajor")])
        asked[-1].append(_asked("/calendar.ics?region=bajor"))
        for kind in (Whereabouts, Event):
            kind.objects.all()._raw_delete("default")  # type: ignore[attr-defined]
    assert asked[0] == asked[1] and max(queries for queries, _ in asked[0]) <= 40


def _asked(address: str) -> tuple[int, int]:
    """How many questions a page asks the database, and about how large it is."""
    with CaptureQueriesContext(connection) as queries:
        page = Client().get(address).content
    return len(queries), page.count(b'<span class="what">') or page.count(b"BEGIN:VEVENT") // 251
