"""Badges on a person's page: read off the events, so that whatever changes there changes them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.acts.ending.commands import Reopen
from topcut.messages.message import message
from topcut.programs.load import load
from topcut.web.people import roles
from topcut.web.seasons.badges.on_person import badges
from topcut.web.seasons.models import Person
from topcut.web.seasons.people import make
from topcut.web.seasons.persons.erasing import erase_person
from topcut.web.seasons.persons.merging import merge
from topcut.web.store.models import Event
from web.accounts import account
from web.saying import says
from web.seasons.site_of_people import held
from web.site import Site

TITLES = {one.name: one.title for one in load("star-trek").badges}


@pytest.fixture(autouse=True)
def _nobody_left() -> Iterator[None]:
    yield
    User.objects.all().delete()


def _names(person: Person) -> dict[str, int]:
    return {one.name: one.count for one in badges(person)}


def test_they_come_and_go_with_what_happened(site: Site) -> None:
    people = [make(name) for name in ("Kira", "Odo", "Quark", "Dax")]
    kira = people[0]
    rows = [held(site, people, f"Event {n}", region=region) for n, region in enumerate(("bajor", "earth", "vulcan"))]
    assert _names(kira) == {"first-event": 3, "traveller": 3}
    page = Client().get(f"/players/{kira.handle}")
    for name in ("first-event", "traveller"):
        assert says(page, message("said-printed", words=TITLES[name]))
    site.do(rows[2], Reopen("a slip was wrong"))
    assert _names(kira) == {"first-event": 2}
    Event.objects.filter(pk=rows[1].pk).update(listed=False)
    assert _names(kira) == {"first-event": 1}


def test_a_championship_that_did_not_count_makes_no_champion(site: Site) -> None:
    people = [make(name) for name in ("Kira", "Odo", "Quark", "Dax")]
    held(site, people, "Regional", level="regional", date="2027-04-04")
    winners = {one.name for one in people if "champion" in _names(one)}
    second = [make(name) for name in ("Rom", "Nog")]
    held(site, second, "Too Few", level="regional", date="2027-04-05")
    assert len(winners) <= 1 and not any("champion" in _names(one) for one in second)


def test_who_directs_and_judges_by_account(site: Site) -> None:
    people = [make(name) for name in ("Kira", "Odo", "Quark", "Dax")]
    row = held(site, people, "Open")
    sisko = User.objects.filter(username="sisko").first() or account("Sisko")
    person = make("Sisko")
    Person.objects.filter(pk=person.pk).update(user=sisko)
    for number in range(10):
        copy = row if not number else held(site, people, f"Open {number}")
        roles.grant(sisko, copy, "director")
        roles.grant(sisko, copy, "judge")
        roles.grant(sisko, copy, "head-judge")
    assert _names(Person.objects.get(pk=person.pk)) == {"director": 10, "judge": 10}


def test_merged_ones_add_up_and_erased_ones_keep_their_numbers(site: Site) -> None:
    people = [make(name) for name in ("Kira", "Odo", "Quark", "Dax")]
    others = [make("Kira Nerys"), *people[1:]]
    held(site, people, "One")
    held(site, others, "Two")
    merge(people[0], others[0], None, "the same")
    assert _names(people[0]) == {"first-event": 2}
    erase_person(people[0])
    assert _names(Person.objects.get(pk=people[0].pk)) == {"first-event": 2}
