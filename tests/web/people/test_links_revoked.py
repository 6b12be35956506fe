"""Personal links made anew: the old one and every browser that came by it are out at the next request."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client, override_settings

from topcut.web.events_served import front as front_of
from topcut.web.people import roles
from topcut.web.people.access import Role, link
from topcut.web.people.renewing import EVERY_PLAYER, generation, renew
from topcut.web.server.answer import Answer
from topcut.web.server.kept import Kept, Pages
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.asking import Counted, ask, cookies
from web.console import Desk
from web.people.test_accounts import QUICK
from web.saying import refused, says, words_of
from web.site import Site

ME = "/e/friday-night/me"
DESK = "/e/friday-night/desk"
KIRAS = words_of("web-links-renew-html", name="Kira")
ALL_PLAYERS = words_of("web-links-new-players")
JUDGES, DIRECTORS = words_of("web-links-new-of", role="judge"), words_of("web-links-new-of", role="director")


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event()
    site.post_round(made)
    return made


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


@pytest.fixture
def people(site: Site) -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    cache.clear()
    User.objects.all().delete()


def _links(row: Event) -> dict[str, str]:
    """Every kind of link as it is valid now."""
    now = Event.objects.get(pk=row.pk)
    players = {name: link(now, "player", name) for name in ("p1", "p2")}
    return {"d": link(now, "director"), "j": link(now, "judge"), **players}


def _opens(address: str) -> bool:
    return Client().get(address).status_code == 302


def _is_player(browser: Client) -> bool:
    return says(browser.get(ME), "web-me-you-html")


def _press(desk: Desk, label: str) -> Desk:
    desk.look("/links").press(label)
    assert desk.status == 200, desk.text
    return desk


# Links ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("label", "ended"),
    [
        (KIRAS, {"p1"}),
        (ALL_PLAYERS, {"p1", "p2"}),
        (JUDGES, {"j"}),
        (DIRECTORS, {"d"}),
    ],
)
def test_a_new_link_ends_the_old_one_and_no_other(row: Event, desk: Desk, label: str, ended: set[str]) -> None:
    before = _links(row)
    _press(desk, label)
    after = _links(row)
    assert {word for word in before if before[word] != after[word]} == ended
    assert {word for word, address in before.items() if not _opens(address)} == ended
    assert all(_opens(address) for address in after.values())


def test_no_seal_comes_again(row: Event) -> None:
    """Single links and those of everybody are counted apart; each renewal gives what was never valid before."""
    seen = {link(row, "player", "p1")}
    for word in ("p1", "p1", EVERY_PLAYER, "p1", EVERY_PLAYER, "p1", EVERY_PLAYER):
        assert renew(row, word, generation(row, word))
        made = link(row, "player", "p1")
        assert made not in seen
        seen.add(made)
    assert row.renewed == {"p": 3}, "counts of single links are dropped with those of everybody"


def test_an_ended_link_says_what_to_do(row: Event, desk: Desk) -> None:
    old = link(row, "player", "p1")
    _press(desk, KIRAS)
    answer = Client().get(old)
    assert answer.status_code == 403 and refused(answer, "account-link-invalid")


def test_the_new_link_is_shown_with_its_code(row: Event, desk: Desk) -> None:
    _press(desk, KIRAS)
    assert says(desk.said()[0], "web-links-players-is-new", player="Kira")
    assert says(desk, "web-links-to-scan-html", name="Kira")
    assert _links(row)["p1"] in desk.text and "Odo" not in desk.rows()[0]
    assert len(desk.all("figure")) == 1


# Browsers ------------------------------------------------------------------------------------------------------------


def test_every_browser_that_came_by_it_is_out(site: Site, row: Event, desk: Desk) -> None:
    phones = [site.browser(row, "player", "Kira") for _ in range(2)]
    other = site.browser(row, "player", "Odo")
    assert all(map(_is_player, phones))
    _press(desk, KIRAS)
    assert not any(map(_is_player, phones)) and _is_player(other)
    assert phones[0].post(f"{ME}/drop", {"sure": "yes"}).status_code == 403
    phones[0].get(_links(row)["p1"])
    assert _is_player(phones[0])


@pytest.mark.parametrize("role", ["judge", "director"])
def test_officials_who_came_by_it_are_out(site: Site, row: Event, desk: Desk, role: Role) -> None:
    other = site.browser(row, role)
    assert other.get(DESK).status_code == 200
    _press(desk, JUDGES if role == "judge" else DIRECTORS)
    assert other.get(DESK).status_code == 403
    assert other.post(f"{DESK}/announce", {"text": "Still here"}).status_code == 403


def test_a_role_before_the_renewal_does_not_come_back_with_the_next_one(site: Site, row: Event, desk: Desk) -> None:
    phone = site.browser(row, "player", "Kira")
    for label in (KIRAS, ALL_PLAYERS, KIRAS):
        _press(desk, label)
        assert not _is_player(phone)


def test_a_revoked_cookie_gets_nothing_from_memory(site: Site, row: Event, desk: Desk) -> None:
    django = Counted()
    front = front_of(django)
    phone = site.browser(row, "player", "Kira")
    phone.get(ME)
    for _ in range(2):
        kept = ask(front, ME, cookie=cookies(phone))
    assert len(django.asked) == 1 and says(kept.body, "web-me-you-html", name="Kira")
    _press(desk, ALL_PLAYERS)
    gone = ask(front, ME, cookie=cookies(phone), if_none_match=kept.header(b"etag").decode())
    assert gone.status == 200 and says(gone.body, "web-me-not-known")
    assert not says(gone.body, "web-me-you-html")
    front.close()


def test_a_page_that_was_begun_before_is_not_given_to_who_asks_after_it() -> None:
    pages, words = Pages(10_000), b"role"
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def make() -> Answer:
        mine = words
        begun.set()
        await go_on.wait()
        return Answer(200, [(b"x-topcut-head", b"1")], mine)

    async def ask_twice() -> list[bytes]:
        nonlocal words
        first = asyncio.ensure_future(pages.get((b"me",), lambda: 1, make))
        await begun.wait()
        words = b"no role"
        pages.empty()
        second = asyncio.ensure_future(pages.get((b"me",), lambda: 1, make))
        await asyncio.sleep(0)
        go_on.set()
        got = [*await asyncio.gather(first, second), await pages.get((b"me",), lambda: 1, make)]
        return [page.answer({}).body for page in got if isinstance(page, Kept)]

    assert asyncio.run(ask_twice()) == [b"role", b"no role", b"no role"]


# The director himself ------------------------------------------------------------------------------------------------


def test_the_browser_that_renews_the_directors_link_stays(row: Event, desk: Desk) -> None:
    for _ in range(2):
        _press(desk, DIRECTORS)
        assert says(desk.said()[0], "web-links-is-new", role="director") and _links(row)["d"] in desk.text
    assert desk.look().status == 200


def test_it_stays_where_the_answer_was_lost_or_the_button_pressed_twice(site: Site, row: Event, desk: Desk) -> None:
    """Then it still has the cookie of before, and the form; the second press makes no second link."""
    desk.look("/links")
    lost, other, key = Client(), site.browser(row, "director"), desk.hidden("key")
    lost.cookies.load(cookies(desk.client))
    desk.press(DIRECTORS)
    made = _links(row)["d"]
    again = lost.post(f"{DESK}/links/renew", {"link": "d.", "key": key}, follow=True).content.decode()
    assert says(again, "web-links-made-already") and made in again and _links(row)["d"] == made
    assert lost.get(DESK).status_code == 200
    assert other.get(DESK).status_code == 403


def test_whoever_renews_a_players_link_stays_what_he_was(row: Event, desk: Desk) -> None:
    _press(desk, ALL_PLAYERS)
    assert desk.look("/links").status == 200


def test_a_judge_makes_no_links(site: Site, row: Event) -> None:
    before = _links(row)
    judge = site.browser(row, "judge")
    for word in ("d", "j", "p", "p1"):
        assert judge.post(f"{DESK}/links/renew", {"link": f"{word}."}).status_code == 403
    assert _links(row) == before


@pytest.mark.parametrize("word", ["", "p99", "x", "spared", "d.7", "p1.3-4"])
def test_what_is_no_link_renews_nothing(row: Event, desk: Desk, word: str) -> None:
    before = _links(row)
    assert desk.client.post(f"{DESK}/links/renew", {"link": word}).status_code in (302, 422)
    assert _links(row) == before


# Accounts ------------------------------------------------------------------------------------------------------------


def test_a_revoked_role_is_not_taken_into_an_account(people: None, site: Site, row: Event, desk: Desk) -> None:
    account("Odo")
    thief = signed_in("Odo", site.browser(row, "judge"))
    assert says(thief.get("/profile"), "web-profile-keep")
    _press(desk, JUDGES)
    assert not says(thief.get("/profile"), "web-profile-keep")
    assert thief.post(f"/profile/keep/{row.slug}").status_code == 404
    assert not roles.held(User.objects.get(username="odo"), row)
    assert thief.get(DESK).status_code == 403


def test_a_director_by_account_renews_too(people: None, site: Site, row: Event) -> None:
    client = signed_in("Sisko")
    roles.grant(User.objects.get(), row, "director")
    desk = Desk(client, row.slug)
    _press(desk, DIRECTORS)
    assert desk.look().status == 200
