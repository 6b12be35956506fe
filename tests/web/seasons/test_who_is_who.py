"""Who is who at the desk: found ones are proposed, near ones offered, new ones made; and entering by an account."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import override_settings

from actors import actor
from topcut.acts.entries.commands import Enter
from topcut.acts.entries.commands import Person as Entering
from topcut.acts.listing.commands import KnowAll, TakeInto
from topcut.programs.load import load
from topcut.refusal import Refused
from topcut.web.people import across
from topcut.web.seasons.entering import _ratings, rated_by
from topcut.web.seasons.models import Entry, Person
from topcut.web.seasons.people import make
from topcut.web.site import live
from topcut.web.store.models import Event
from web.accounts import key_of, signed_in
from web.console import Desk
from web.people.test_accounts import QUICK
from web.saying import says, words_of
from web.site import Site

LINK = words_of("web-player-link-all")


@pytest.fixture(autouse=True)
def accounts(site: Site) -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    User.objects.all().delete()


def _who(site: Site, row: Event) -> dict[str, str]:
    """The handle of the person that each player is."""
    rows = Entry.objects.filter(event=row).values_list("player", "person__handle")
    return {site.snapshot(row).names[player]: handle for player, handle in rows}


def _desk(site: Site, row: Event, role: str = "director") -> Desk:
    return Desk(site.browser(row, role), row.slug).look("/who")  # type: ignore[arg-type]


def test_appendix_a_found_ones_are_linked_unknown_ones_made_and_near_ones_wait_for_a_look(site: Site) -> None:
    make("Kira Nerys", "kira")
    make("Odo", "constable")
    row = site.event(names=("Kira Narys", "Odo", "Weyoun"))
    desk = _desk(site, row).press(LINK)
    assert says(desk, "web-player-linked", players=2)
    assert _who(site, row) == {"Odo": "constable", "Weyoun": "weyoun"}
    assert says(desk, "web-player-not-known-yet", players=1)
    player = site.player(row, "Kira Narys")
    desk.press(LINK, **{f"is-{player}": "kira"})
    assert _who(site, row)["Kira Narys"] == "kira" and says(desk, "web-player-all-known")


def test_each_line_can_be_somebody_else_or_wait(site: Site) -> None:
    make("Odo", "constable")
    row = site.event(names=("Odo", "Quark"))
    odo, quark = site.player(row, "Odo"), site.player(row, "Quark")
    _desk(site, row).press(LINK, **{f"is-{odo}": "new", f"is-{quark}": ""})
    assert _who(site, row) == {"Odo": "odo"}
    desk = _desk(site, row).press(LINK, **{f"other-{quark}": "nobody-here"})
    assert desk.status == 422 and says(desk, "person-none", handle="nobody-here")
    assert desk.value(f"other-{quark}") == "nobody-here"


def test_two_of_one_event_are_never_one_person(site: Site) -> None:
    make("Odo", "odo")
    row = site.event(names=("Odo", "Garak"))
    garak, before = site.player(row, "Garak"), Person.objects.count()
    desk = _desk(site, row).press(LINK, **{f"other-{garak}": "odo"})
    assert desk.status == 422 and says(desk, "listing-known-twice")
    assert not Entry.objects.exists() and Person.objects.count() == before


def test_nobody_is_made_where_it_is_refused(site: Site) -> None:
    row = site.event(names=("Kira", "Odo"))
    desk = _desk(site, row)
    kira = make("Kira Nerys", "first-officer")
    site.do(row, KnowAll({site.player(row, "Odo"): kira.key}))  # somebody was faster
    before = Person.objects.count()
    desk.press(LINK, **{f"other-{site.player(row, 'Kira')}": "first-officer"})
    assert desk.status in (409, 422) and Person.objects.count() == before


def test_pressed_twice_is_once(site: Site) -> None:
    row = site.event(names=("Kira", "Odo"))
    client = site.browser(row, "director")
    page = client.get(f"/e/{row.slug}/desk/who").content.decode()
    sent = {"key": key_of(page), "is-p1": "new", "is-p2": "new"}
    for _ in range(2):
        assert client.post(f"/e/{row.slug}/desk/who/link", sent).status_code == 302
    assert Person.objects.count() == 2


def test_a_link_is_changed_and_taken_back(site: Site) -> None:
    make("Odo", "constable")
    row = site.event(names=("Odo",))
    desk = _desk(site, row).press(LINK)
    make("Odo Ital", "other-odo")
    desk.press(words_of("web-player-change-html", name="Odo"), handle="other-odo")
    assert _who(site, row) == {"Odo": "other-odo"}
    desk.press(words_of("web-player-change-html", name="Odo"), handle="")
    assert _who(site, row) == {}


def test_several_are_linked_all_or_none(site: Site) -> None:
    row = site.event(names=("Kira", "Odo"))
    kira = make("Kira")
    answer = live.do(row, KnowAll({"p1": kira.key, "p2": kira.key}), actor("director"))
    assert isinstance(answer, Refused) and [one.code for one in answer.refusals] == ["listing-known-twice"]
    assert not Entry.objects.exists()


# Entering ------------------------------------------------------------------------------------------------------------


def _in_a_program(site: Site, *names: str) -> Event:
    row = site.event(names=names)
    site.do(row, TakeInto(load("star-trek").source))
    return row


def test_a_typed_name_is_looked_up_as_it_is_typed(site: Site) -> None:
    make("Kira Nerys", "kira")
    make("Odo", "odo")
    row = _in_a_program(site, "Quark")
    desk = Desk(site.browser(row, "director"), row.slug).look("/players?add=1")
    desk.press(words_of("web-people-enter-player"), name="kira nerys")
    desk.look("/players?add=1").press(words_of("web-people-enter-list"), names="Odo\nWeyoun\nMorn")
    assert _who(site, row) == {"kira nerys": "kira", "Odo": "odo"}


def test_an_event_of_no_program_asks_first(site: Site) -> None:
    make("Odo")
    row = site.event(names=("Quark",))
    desk = Desk(site.browser(row, "director"), row.slug).look("/players?add=1")
    desk.press(words_of("web-people-enter-player"), name="Odo")
    assert _who(site, row) == {}


def test_who_enters_with_an_account_comes_as_the_person_that_it_is(site: Site) -> None:
    row = site.event(names=("Quark",))
    Event.objects.update(self_entry=True)
    client = signed_in("Tora Ziyal")
    Person.objects.filter(pk=make("Tora Ziyal", "ziyal").pk).update(user=User.objects.get())
    page = client.get(f"/e/{row.slug}/enter").content.decode()
    client.post(f"/e/{row.slug}/enter/enter", {"name": "Ziyal", "key": key_of(page), "who": "h7"})
    assert _who(site, row) == {"Ziyal": "ziyal"}


def test_nobody_enters_as_somebody_else(site: Site) -> None:
    """A form can send what it likes: who somebody is, is not asked there."""
    kira, row = make("Kira"), site.event(names=("Quark",))
    Event.objects.update(self_entry=True)
    client = signed_in("Dukat")
    page = client.get(f"/e/{row.slug}/enter").content.decode()
    client.post(f"/e/{row.slug}/enter/enter", {"name": "Kira", "key": key_of(page), "who": kira.key})
    assert site.player(row, "Kira") and _who(site, row) == {}


def test_a_person_enters_an_event_once(site: Site) -> None:
    kira, row = make("Kira"), site.event(names=("Quark",))
    site.do(row, Enter((Entering("Kira", who=kira.key),)))
    answer = live.do(row, Enter((Entering("Kira Nerys", who=kira.key),)), actor("director"))
    assert isinstance(answer, Refused) and [one.code for one in answer.refusals] == ["entry-person-sits"]


def test_7_5_a_rating_comes_with_the_person_where_the_event_ranks_by_it(site: Site) -> None:
    kira = make("Kira")

    def rating(person: Person, _: object) -> int | None:
        return 1684 if person == kira else None

    rated_by(rating)
    try:
        ranks = site.event("star-trek-1e-2010", names=("Quark", "Rom"), title="2010")
        does_not = site.event("star-trek-2e", names=("Quark", "Rom"))
        person = Entering("Kira", who=kira.key)
        assert across.with_rating(site.snapshot(ranks), person).rating == 1684
        assert across.with_rating(site.snapshot(ranks), Entering("Kira", who=kira.key, rating=1500)).rating == 1500
        assert across.with_rating(site.snapshot(does_not), person).rating is None
    finally:
        _ratings.remove(rating)


def test_a_judge_looks_and_links_nobody(site: Site) -> None:
    row = site.event(names=("Kira",))
    client = site.browser(row, "judge")
    assert client.post(f"/e/{row.slug}/desk/who/link", {"is-p1": "new"}).status_code == 403
    assert not Person.objects.exists()
