"""The calendar: what it shows, its files, and one's own events at a private address."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client
from icalendar import Calendar

from topcut.acts.event.commands import Cancel
from topcut.web.people import roles
from topcut.web.seasons.calendar.period import month_of, period_of, read, weeks_of
from topcut.web.seasons.models import Region
from topcut.web.seasons.people import make
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.html import parsed, words
from web.seasons.road import enter, listed
from web.site import Site

TODAY = datetime.now(UTC).date()
SOON, LATER = (f"{TODAY + timedelta(days=days)}" for days in (20, 80))


@pytest.fixture(autouse=True)
def _community(community: Site) -> None:
    """Nobody's account is left behind."""


def shown(address: str) -> list[str]:
    """The titles of events on a page, in their order."""
    page = Client().get(address).content.decode()
    return re.findall(r'<span class="what">\s*<a[^>]*><bdi>([^<]*)', page)


def entries(address: str, client: Client | None = None) -> dict[str, object]:
    """Of a file: summary and beginning of each."""
    answer = (client or Client()).get(address)
    assert answer.headers["Content-Type"].startswith("text/calendar")
    found = Calendar.from_ical(answer.content)
    return {str(one["summary"]): one.decoded("dtstart") for one in found.walk("VEVENT")}


@pytest.fixture
def events(site: Site) -> None:
    Region.objects.create(slug="bajor", name="Bajor", continent="europe")
    Region.objects.create(slug="risa", name="Risa", continent="asia")
    listed(site, "Harvest Cup", "local", SOON, region="Bajor")
    listed(site, "Risa Regional", "regional", LATER, region="Risa")
    listed(site, "Tribbles Night", "local", LATER, rulebook="tribbles", region="bajor")


@pytest.mark.parametrize(
    ("query", "titles"),
    [
        ("", ["Harvest Cup", "Risa Regional", "Tribbles Night"]),
        ("?region=bajor", ["Harvest Cup", "Tribbles Night"]),
        ("?region=europe", ["Harvest Cup", "Tribbles Night"]),
        ("?region=asia", ["Risa Regional"]),
        ("?region=nowhere", []),
        ("?level=regional", ["Risa Regional"]),
        ("?level=local", ["Harvest Cup", "Tribbles Night"]),
        ("?online=yes", []),
        ("?online=no&region=bajor&level=local", ["Harvest Cup", "Tribbles Night"]),
        (f"?day={SOON}", ["Harvest Cup"]),
        (f"?month={SOON[:7]}", ["Harvest Cup"]),
        ("?month=1066-13", ["Harvest Cup", "Risa Regional", "Tribbles Night"]),
        ("?page=99", ["Harvest Cup", "Risa Regional", "Tribbles Night"]),
    ],
)
def test_page_and_file_show_what_was_asked_for(events: None, query: str, titles: list[str]) -> None:
    assert shown(f"/calendar{query}") == titles
    if "day" not in query and "month" not in query and "page" not in query:
        assert sorted(entries(f"/calendar.ics{query}")) == sorted(titles)


def test_by_game(events: None) -> None:
    tribbles = Event.objects.get(title="Tribbles Night").game
    assert shown(f"/calendar?game={tribbles}") == ["Tribbles Night"]
    assert f'value="{tribbles}"' in Client().get("/calendar").content.decode()


def test_unlisted_events_stand_nowhere_but_in_the_file_of_their_own_address(site: Site, events: None) -> None:
    Event.objects.filter(title="Harvest Cup").update(listed=False)
    assert "Harvest Cup" not in shown("/calendar") and "Harvest Cup" not in entries("/calendar.ics")
    assert list(entries("/e/harvest-cup/calendar.ics")) == ["Harvest Cup"]
    assert Client().get("/e/none/calendar.ics").status_code == 404


@pytest.mark.parametrize(
    ("day", "start", "zone", "begins"),
    [
        ("2031-07-06", "10:00", "Europe/Berlin", datetime(2031, 7, 6, 8, tzinfo=UTC)),  # summer: two hours ahead
        ("2031-01-12", "10:00", "Europe/Berlin", datetime(2031, 1, 12, 9, tzinfo=UTC)),
        ("2031-01-12", "20:00", "America/Los_Angeles", datetime(2031, 1, 13, 4, tzinfo=UTC)),  # the next day in UTC
        ("2031-01-12", "", "Europe/Berlin", date(2031, 1, 12)),  # no hour: the whole day
    ],
)
def test_an_entry_begins_at_the_moment_that_the_hall_calls_so(
    site: Site, day: str, start: str, zone: str, begins: object
) -> None:
    listed(site, "Harvest Cup", "local", SOON)
    Event.objects.update(date=day, start=start, zone=zone)
    assert entries("/e/harvest-cup/calendar.ics") == {"Harvest Cup": begins}


def test_a_file_says_where_and_what_is_called_off_and_grows_with_its_event(site: Site) -> None:
    row = listed(site, "Cup; of “Bajor”, the\\first", "local", SOON, region="Bajor")
    Event.objects.filter(pk=row.pk).update(place="Quark's, Promenade")
    before = Calendar.from_ical(Client().get(f"/e/{row.slug}/calendar.ics").content).walk("VEVENT")[0]
    assert str(before["location"]) == "Quark's, Promenade, Bajor" and str(before["status"]) == "CONFIRMED"
    assert str(before["summary"]) == row.title and str(before["url"]).endswith(f"/e/{row.slug}")
    site.do(row, Cancel(reason="Cardassians"))
    after = Calendar.from_ical(Client().get(f"/e/{row.slug}/calendar.ics").content).walk("VEVENT")[0]
    assert str(after["status"]) == "CANCELLED" and after["uid"] == before["uid"]
    assert int(after["sequence"]) > int(before["sequence"])


def test_ones_own_events_are_read_by_the_private_address_and_by_no_other(site: Site, events: None) -> None:
    account("Kira")
    kira = User.objects.get(username="kira")
    person = make("Kira Nerys")
    person.user = kira
    person.save()
    enter(site, Event.objects.get(title="Harvest Cup"), [person])
    roles.grant(kira, Event.objects.get(title="Risa Regional"), "director")
    Event.objects.filter(title="Risa Regional").update(listed=False)
    client = signed_in("Kira")
    own = re.search(r"/calendar/(\d+\.\w+)\.ics", client.get("/calendar").content.decode())
    assert own
    assert set(entries(own[0])) == {"Harvest Cup", "Risa Regional"}
    number, _, seal = own[1].partition(".")
    for wrong in (f"{number}.{'a' * len(seal)}", f"{int(number) + 1}.{seal}", f"0{number}.{seal}x", "x", f"{number}."):
        assert Client().get(f"/calendar/{wrong}.ics").status_code == 404
    assert client.post("/calendar/renew").status_code == 302
    assert Client().get(own[0]).status_code == 404
    assert set(entries(re.findall(r"/calendar/\d+\.\w+\.ics", client.get("/calendar").content.decode())[0])) == {
        "Harvest Cup", "Risa Regional"}  # fmt: skip
    User.objects.filter(pk=kira.pk).update(is_active=False)
    assert Client().get(own[0]).status_code == 404


def test_months_and_weeks_are_those_of_the_standard_library() -> None:
    """Against `calendar` and ISO weeks, over a few years."""
    import calendar

    for step in range(0, 1500, 13):
        day = date(2026, 1, 1) + timedelta(days=step)
        weeks = [[cell.day if cell else None for cell in week] for week in weeks_of(day, set(), day)]
        plain = [[one if one.month == day.month else None for one in week]
                 for week in calendar.Calendar().monthdatescalendar(day.year, day.month)]  # fmt: skip
        assert weeks == plain
        assert read("", period_of("week", day).word, "", day) == period_of("week", day)
        assert read(month_of(day).word, "", "", day) == month_of(day)
        before = month_of(day).moved(-1)
        assert before is not None and before.last == month_of(day).first - timedelta(days=1)
    assert month_of(date.max).moved(1) is None and read("", "2026-W54", "", date.min).kind == "coming"
    assert Client().get("/calendar?month=9999-12").status_code == Client().get("/calendar?month=0001-01").status_code
    assert words(parsed(Client().get("/calendar?week=2027-W01"))).count("Mon 4 Jan 2027")
