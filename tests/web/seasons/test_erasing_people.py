"""A person is erased: no byte of the name is left, everybody else's numbers are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import connection
from django.test import Client, override_settings

from topcut.acts.entries.commands import Describe, Enter, Withdraw
from topcut.acts.entries.commands import Person as Entering
from topcut.acts.event.commands import Undo
from topcut.web.seasons.models import Credit, Entry, Person
from topcut.web.seasons.models_people import Merger
from topcut.web.seasons.people import look_up, make
from topcut.web.seasons.persons import claiming
from topcut.web.seasons.persons.erasing import erase_person
from topcut.web.seasons.persons.merging import merge
from topcut.web.store.models import Event
from web.accounts import PASSWORD, signed_in
from web.console import Desk
from web.people.test_accounts import QUICK
from web.people.test_erasing import _on_disk
from web.saying import says, words_of
from web.seasons.site_of_people import held
from web.site import Site

NAME = "Enabran Tain"


@pytest.fixture
def people(site: Site) -> list[Person]:
    return [make(name) for name in (NAME, "Odo", "Quark", "Dax")]


@pytest.fixture
def accounts() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    User.objects.all().delete()


def _others(person: Person) -> list[Any]:
    """What opponents have: their places, points and wins."""
    entries = Entry.objects.exclude(person=person).order_by("event", "player")
    credits = Credit.objects.exclude(person=person).order_by("event", "person")
    return [*entries.values_list("player", "place"), *credits.values_list("person", "points", "wins")]


def test_no_byte_of_the_name_is_left_and_numbers_stay(site: Site, people: list[Person]) -> None:
    tain = people[0]
    row = held(site, people, "Friday Night")
    site.do(row, Describe(site.player(row, NAME), note="Enabran asked for a pass"))
    before, mine = _others(tain), list(Credit.objects.filter(person=tain).values_list("points", flat=True))
    standings = [(one.rank, one.player) for one in site.snapshot(row).standings.rows]
    if connection.vendor == "sqlite":
        assert _on_disk(NAME) and _on_disk("enabran-tain")
    gone = erase_person(tain)
    assert (gone.events, gone.mentioned, gone.in_log) == (1, 0, False)
    if connection.vendor == "sqlite":
        assert not any(_on_disk(word) for word in (NAME, "Enabran", "enabran", "Tain"))
    assert _others(tain) == before
    assert list(Credit.objects.filter(person=tain).values_list("points", flat=True)) == mine
    assert [(one.rank, one.player) for one in site.snapshot(row).standings.rows] == standings


def test_also_where_they_withdrew_and_where_an_entry_was_taken_back(site: Site, people: list[Person]) -> None:
    tain = people[0]
    left = site.event(names=("Odo",), title="One")
    site.do(left, Enter((Entering(NAME, who=tain.key),)))
    site.do(left, Withdraw(site.player(left, NAME)))
    undone = site.event(names=("Odo",), title="Two")
    site.do(undone, Enter((Entering(NAME, who=tain.key),)))
    site.do(undone, Undo(site.snapshot(undone).head))
    erase_person(tain)
    assert connection.vendor != "sqlite" or not (_on_disk("Enabran") or _on_disk("enabran"))
    for row in Event.objects.all():
        assert NAME not in str(list(site.snapshot(row).words))


def test_whoever_was_merged_goes_with_them_and_so_do_the_reasons(site: Site, people: list[Person]) -> None:
    twin = make("Enabran the Elder")
    held(site, [twin, *people[1:]], "Friday Night")
    merge(people[0], twin, None, "Enabran told me himself")
    erase_person(people[0])
    assert Merger.objects.get().reason == ""
    assert connection.vendor != "sqlite" or not (_on_disk("Enabran") or _on_disk("enabran"))


def test_nobody_finds_who_is_erased(people: list[Person]) -> None:
    erase_person(people[0])
    assert Client().get("/players/enabran-tain").status_code == 404
    assert look_up({"enabran-tain": NAME})["enabran-tain"].sure is None
    key = Person.objects.get(pk=people[0].pk).handle
    assert (
        says(Client().get(f"/players/{key}"), "web-player-erased")
        and key not in Client().get("/players").content.decode()
    )


def test_erased_twice_is_erased_once(site: Site, people: list[Person]) -> None:
    held(site, people, "Friday Night")
    erase_person(people[0])
    again = erase_person(Person.objects.get(pk=people[0].pk))
    assert again.events == 1 and Person.objects.get(pk=people[0].pk).erased


def test_one_erases_oneself_with_the_password(accounts: None, site: Site, people: list[Person]) -> None:
    client = signed_in(NAME)
    claiming.claim(User.objects.get(), people[0])
    row = held(site, people, "Friday Night")
    desk = Desk(client, row.slug).open("/profile/player/erase")
    desk.press(words_of("web-player-erase-yes"), password="wrong")
    assert desk.status == 422 and Person.objects.get(pk=people[0].pk).name == NAME
    desk.press(words_of("web-player-erase-yes"), password=PASSWORD)
    assert says(desk, "web-player-erased-from", events=1) and not User.objects.exists()
    assert connection.vendor != "sqlite" or not (_on_disk(NAME) or _on_disk("enabran-tain"))
