"""The cookie that says where a browser is somebody: written when that is found out, gone with it, and worth nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client, override_settings

from topcut.web.people import roles
from topcut.web.people.known_here import COOKIE, read, written
from topcut.web.people.renewing import renew
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.html import all_of, parsed
from web.people.test_accounts import QUICK
from web.site import Site


@pytest.fixture
def row(site: Site) -> Event:
    return site.event()


@pytest.fixture
def people(site: Site) -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    cache.clear()
    User.objects.all().delete()


def _known(browser: Client) -> dict[str, tuple[str, ...]]:
    return read(browser.cookies[COOKIE].value) if COOKIE in browser.cookies else {}


def test_whoever_comes_by_links_is_known_by_all_of_them(site: Site, row: Event) -> None:
    browser = site.browser(row, "director")
    browser.get(f"/e/{row.slug}/desk")
    assert _known(browser) == {row.slug: ("d",)}
    browser.cookies.update(site.browser(row, "player", "Kira").cookies)
    browser.get(f"/e/{row.slug}/me")
    assert _known(browser) == {row.slug: (site.player(row, "Kira"),)}


def test_two_events_stand_side_by_side_and_nothing_is_set_twice(site: Site, row: Event) -> None:
    other = site.event(title="Saturday")
    browser = site.browser(row, "judge")
    browser.get(f"/e/{row.slug}/desk")
    browser.get(site_link(other, site.player(other, "Odo")))
    browser.get(f"/e/{other.slug}/me")
    assert _known(browser) == {row.slug: ("j",), other.slug: (site.player(other, "Odo"),)}
    assert COOKIE not in browser.get(f"/e/{row.slug}/desk").cookies


def site_link(row: Event, player: str) -> str:
    from topcut.web.people.access import link

    return link(row, "player", player)


def test_a_visitor_has_none_and_public_pages_set_none(site: Site, row: Event) -> None:
    browser = site.browser()
    for page in ("", "/pairings", "/standings", "/me", "/enter"):
        assert COOKIE not in browser.get(f"/e/{row.slug}{page}").cookies


def test_leaving_and_signing_out_take_it_away(site: Site, row: Event) -> None:
    player = site.browser(row, "player", "Kira")
    player.get(f"/e/{row.slug}/me")
    player.post(f"/e/{row.slug}/leave", {"role": "player"}, follow=True)
    assert _known(player) == {}
    director = site.browser(row, "director")
    director.get(f"/e/{row.slug}/desk")
    director.post("/sign-out")
    assert _known(director) == {}


def test_a_link_made_anew_ends_it_with_the_next_personal_page(site: Site, row: Event) -> None:
    browser = site.browser(row, "player", "Kira")
    browser.get(f"/e/{row.slug}/me")
    renew(row, site.player(row, "Kira"), "")
    browser.get(f"/e/{row.slug}/me")
    assert _known(browser) == {}


@pytest.mark.usefixtures("people")
def test_an_account_is_known_by_its_roles_from_signing_in_to_signing_out(row: Event) -> None:
    roles.grant(account("Sisko"), row, "director")
    browser = signed_in("Sisko")
    assert _known(browser) == {row.slug: ("d",)}
    browser.post("/sign-out")
    assert _known(browser) == {}


def test_it_gives_no_right_to_anything(row: Event) -> None:
    browser = Client()
    browser.cookies[COOKIE] = f"{row.slug}:d.p1"
    assert browser.get(f"/e/{row.slug}/desk").status_code == 403
    assert _known(browser) == {}  # and is put right
    browser.cookies[COOKIE] = "~:~x:~" + "a" * 5000
    assert browser.get(f"/e/{row.slug}/me").status_code == 200


def test_what_is_written_is_read_and_only_the_latest_are_kept() -> None:
    known = {f"event-{number}": ("d", f"p{number}") for number in range(30)}
    assert read(written(known)) == dict(list(known.items())[-20:])
    long = {f"{'a' * 200}{number}": ("d",) for number in range(15)}
    assert len(written(long)) <= 2000 and list(read(written(long)))[-1].endswith("14")


def test_a_page_made_for_an_official_has_the_desk_without_a_script(site: Site, row: Event) -> None:
    def desk(browser: Client, page: str) -> list[str | None]:
        tree = parsed(browser.get(f"/e/{row.slug}{page}"))
        header = all_of(tree, "header")[0]
        return [one.get("data-for") for one in all_of(header, "a") if one.get("href") == f"/e/{row.slug}/desk"]

    judge, player = site.browser(row, "judge"), site.browser(row, "player", "Kira")
    assert desk(judge, "/enter") == ["desk made"] and desk(judge, "/me") == [None]  # which no style hides
    assert desk(player, "/enter") == desk(site.browser(), "/pairings") == ["desk"] and desk(player, "/me") == []
