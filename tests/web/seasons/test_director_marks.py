"""Players rate their director: who may, once each, privately; and what everybody reads of it."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.acts.ending.commands import Finish, Reopen
from topcut.acts.entries.commands import Enter
from topcut.acts.entries.commands import Person as Entering
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.journal.fact import Result
from topcut.programs.load import load
from topcut.web.people import roles
from topcut.web.seasons.models import Counted, Person
from topcut.web.seasons.models_office import DirectorMark
from topcut.web.seasons.people import make
from topcut.web.seasons.persons.erasing import erase_person
from topcut.web.seasons.persons.merging import merge
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.saying import says
from web.site import Site

NAMES = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")


@pytest.fixture(autouse=True)
def _nobody_left() -> Iterator[None]:
    yield
    User.objects.all().delete()


def over(site: Site, title: str = "Terok Nor", days_ago: int = 0, program: str = "star-trek-2010") -> Event:
    """An event of the program that ended today, and began so many days before."""
    rulebook = "star-trek-2e-2010" if program == "star-trek-2010" else "star-trek-2e"
    day = datetime.now(UTC) - timedelta(days=days_ago)
    people = [Person.objects.filter(name=name).first() or make(name) for name in NAMES]
    row = site.event(rulebook, names=(), title=title, rounds=3)
    site.do(row, TakeInto(load(program).source))
    site.do(row, ChangeListing({"date": f"{day:%Y-%m-%d}", "start": "00:00", "zone": "UTC"}))
    site.do(row, Enter(tuple(Entering(one.name, who=one.key) for one in people)))
    for number in range(3):
        site.post_round(row, seed=f"Bajor {number}")
        site.report_all(row, Result(games=((100, 0),)))
    site.do(row, Finish())
    roles.grant(_sisko(), row, "director")
    return row


def _sisko() -> User:
    """Who directs all of them."""
    user = User.objects.filter(username="sisko").first() or account("Sisko")
    person = Person.objects.filter(handle="sisko").first() or make("Sisko", "sisko")
    Person.objects.filter(pk=person.pk).update(user=user)
    return user


def marks(site: Site, row: Event, *given: int) -> None:
    """The first players give these, by their links."""
    for name, mark in zip(NAMES, given, strict=False):
        browser = site.browser(row, "player", name)
        assert browser.post(f"/e/{row.slug}/director", {"mark": mark}).status_code == 302


def closed(*rows: Event) -> None:
    """As if the marks had been closed for long."""
    for number, row in enumerate(rows):
        ended = datetime.now(UTC) - timedelta(days=90 - number)
        Counted.objects.filter(event=row).update(finished=f"{ended:%Y-%m-%dT%H:%M:%SZ}", day=f"{ended:%Y-%m-%d}")


@pytest.fixture
def row(site: Site) -> Event:
    return over(site)


def test_each_player_has_one_mark_and_may_change_it(site: Site, row: Event) -> None:
    marks(site, row, 5, 4)
    marks(site, row, 2)
    assert sorted(DirectorMark.objects.values_list("player", "mark")) == [("p1", 2), ("p2", 4)]


@pytest.mark.parametrize("mark", ["0", "6", "-1", "x", "", "4.5"])
def test_another_mark_is_refused_and_nothing_is_written(site: Site, row: Event, mark: str) -> None:
    answer = site.browser(row, "player", "Kira").post(f"/e/{row.slug}/director", {"mark": mark})
    assert answer.status_code == 422 and not DirectorMark.objects.exists()


def test_visitors_officials_and_players_of_other_events_give_none(site: Site, row: Event) -> None:
    other = over(site, "Empok Nor")
    browsers = [Client(), site.browser(row, "judge"), site.browser(row, "director"), signed_in("Sisko")]
    browsers.append(site.browser(other, "player", "Kira"))
    for browser in browsers:
        assert browser.post(f"/e/{row.slug}/director", {"mark": 5}).status_code == 422
    assert not DirectorMark.objects.exists()


def test_a_director_who_played_does_not_rate_themselves(site: Site, row: Event) -> None:
    browser = signed_in("Sisko", site.browser(row, "player", "Kira"))
    assert browser.post(f"/e/{row.slug}/director", {"mark": 5}).status_code == 422


def test_before_the_end_in_another_program_and_after_the_day_there_is_nothing_to_rate(site: Site, row: Event) -> None:
    today = over(site, "Today", program="star-trek")
    assert site.browser(today, "player", "Kira").get(f"/e/{today.slug}/director").status_code == 404
    closed(row)
    late = site.browser(row, "player", "Kira").post(f"/e/{row.slug}/director", {"mark": 5})
    assert late.status_code == 422 and says(late, "director-closed", days=30)


def test_the_average_is_public_and_no_mark_is(site: Site, row: Event) -> None:
    marks(site, row, 5, 5, 4, 4)
    closed(row)
    assert says(Client().get("/players/sisko"), "web-director-not-yet", events=1, votes=5)
    second = over(site, "Empok Nor")
    marks(site, second, 3, 5, 4)
    assert says(Client().get("/players/sisko"), "web-director-not-yet", events=2, votes=5)  # not closed yet
    closed(row, second)
    page = Client().get("/players/sisko")
    assert says(page, "web-director-average", average="4.29", most=5, marks=7, events=2)  # 30 / 7
    assert "web-director-late" not in page.content.decode()


def test_a_late_report_lowers_it_for_everybody_to_see(site: Site, row: Event) -> None:
    marks(site, row, 5, 5, 5, 5, 5)
    closed(row)
    late = over(site, "Late", days_ago=8)
    page = Client().get("/players/sisko")
    assert says(page, "web-director-average", average="4.33", most=5, marks=5, events=2)  # 26 / 6
    assert says(page, "web-director-late", late=1, before="5.00")
    site.do(late, Reopen("a result was wrong"))
    again = Client().get("/players/sisko")
    assert says(again, "web-director-average", average="5.00", most=5, marks=5, events=1)


def test_an_undone_end_takes_its_marks_along(site: Site, row: Event) -> None:
    marks(site, row, 1, 1, 1, 1, 1)
    closed(row)
    assert says(Client().get("/players/sisko"), "web-director-average", average="1.00", most=5, marks=5, events=1)
    site.do(row, Reopen("a result was wrong"))
    assert b"director-h" not in Client().get("/players/sisko").content
    refused = site.browser(row, "player", "Kira").post(f"/e/{row.slug}/director", {"mark": 5})
    assert refused.status_code in (404, 422)


def test_erased_and_merged_players_keep_their_mark(site: Site, row: Event) -> None:
    marks(site, row, 5, 4, 5, 4, 5)
    closed(row)
    erase_person(Person.objects.get(name="Kira"))
    merge(make("Odo Ital"), Person.objects.get(name="Odo"), None, "the same")
    closed(row)  # its rows were made anew
    page = Client().get("/players/sisko")
    assert says(page, "web-director-average", average="4.60", most=5, marks=5, events=1)


def test_players_and_visitors_are_led_there_once_it_is_over(site: Site, row: Event) -> None:
    address = f"/e/{row.slug}/director"
    today = over(site, "Today", program="star-trek")
    phone = site.browser(row, "player", "Kira").get(f"/e/{row.slug}/me", follow=True)
    for page in (Client().get(f"/e/{row.slug}"), phone):
        assert address in page.content.decode()
    assert "/director" not in Client().get(f"/e/{today.slug}").content.decode()
