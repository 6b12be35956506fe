"""Roles end where they should, everywhere at the next request; and they add up instead of pushing each other out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client, override_settings
from django.utils.crypto import salted_hmac

from topcut.acts.who import OFFICIALS
from topcut.acts.who import Role as RoleName
from topcut.web.people import roles
from topcut.web.people.access import link
from topcut.web.people.door import seal_of
from topcut.web.people.models import Role
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.asking import cookies
from web.console import Desk, asked
from web.people.test_accounts import QUICK
from web.phones import written
from web.saying import says, words_of
from web.site import Site

ME = "/e/friday-night/me"
DESK = "/e/friday-night/desk"
KIRAS = words_of("web-links-renew-html", name="Kira")


@pytest.fixture(autouse=True)
def people() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    cache.clear()
    User.objects.all().delete()


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event()
    site.post_round(made)
    return made


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


def _plays(browser: Client) -> bool:
    return says(browser.get(ME), "web-me-you-html")


def _works(browser: Client) -> bool:
    return browser.get(DESK).status_code == 200


def _keeps(browser: Client, name: str) -> Client:
    """Signs in and takes what a link gave into the account."""
    signed_in(name, browser)
    assert browser.post("/profile/keep/friday-night").status_code == 302
    return signed_in(name)  # the role holds in another browser, which never saw the link


# What is kept from a link ends with that link ------------------------------------------------------------------------


@pytest.mark.parametrize("label", [KIRAS, words_of("web-links-new-players")])
def test_a_new_link_ends_the_players_role_that_accounts_kept_from_the_old_one(
    site: Site, row: Event, desk: Desk, label: str
) -> None:
    thief = _keeps(site.browser(row, "player", "Kira"), "Quark")
    assert _plays(thief)
    desk.look("/links").press(label)
    assert not _plays(thief) and not Role.objects.exists()
    assert thief.post(f"{ME}/drop").status_code == 403 and "Dropped" not in written(row)


@pytest.mark.parametrize(
    ("role", "label"),
    [
        ("director", "Make a new director’s link"),
        ("head-judge", "Make a new head judges’ link"),
        ("judge", "Make a new judges’ link"),
        ("scorekeeper", "Make a new scorekeepers’ link"),
    ],
)
def test_a_new_link_ends_the_officials_roles_that_accounts_kept_from_the_old_one(
    site: Site, row: Event, desk: Desk, role: str, label: str
) -> None:
    thief = _keeps(site.browser(row, role), "Quark")  # type: ignore[arg-type]
    named = account("Odo")
    roles.grant(named, row, role)
    assert _works(thief)
    desk.look("/links").press(label)
    assert not _works(thief) and [one.user for one in Role.objects.all()] == [named]


def test_who_renews_the_directors_link_by_a_role_kept_from_it_stays(site: Site, row: Event) -> None:
    elsewhere = _keeps(site.browser(row, "director"), "Sisko")
    Desk(elsewhere, row.slug).look("/links").press(words_of("web-links-new-of", role="director"))
    assert _works(elsewhere)


def test_who_entered_with_the_account_stays_and_the_director_can_end_it(site: Site, row: Event, desk: Desk) -> None:
    kira = signed_in("Kira")
    roles.grant(User.objects.get(), row, "player", "p1")
    desk.look("/links").press(KIRAS)
    assert _plays(kira) and says(desk.said()[0], "web-links-players-is-new", player="Kira", accounts=("kira",))
    assert len(asked(desk, words_of("web-links-end-means", account="kira", name="Kira"))) == 1
    desk.press(words_of("web-links-end-html", account="kira"))
    (done,) = desk.said()
    assert not _plays(kira) and says(done, "web-access-no-longer", handle="kira", player="Kira")


def test_keeping_a_link_does_not_make_an_own_role_hang_on_it(site: Site, row: Event, desk: Desk) -> None:
    browser = signed_in("Kira", site.browser(row, "player", "Kira"))
    roles.grant(User.objects.get(), row, "player", "p1")
    browser.post("/profile/keep/friday-night")
    desk.look("/links").press(KIRAS)
    assert _plays(signed_in("Kira"))


@pytest.mark.parametrize("role", ["judge", "head-judge", "scorekeeper"])
def test_a_dismissed_official_is_out_at_the_next_request_and_the_link_is_spoken_of(
    site: Site, row: Event, desk: Desk, role: RoleName
) -> None:
    thief = _keeps(site.browser(row, role), "Quark")
    desk.look("/access").press(words_of("web-access-dismiss-html", handle="quark"))
    assert not _works(thief)
    assert says(desk.said()[0], "web-access-dismissed", name="Quark", role=role, kept="yes")


@pytest.mark.parametrize("ended", OFFICIALS[1:])
def test_a_new_link_ends_the_roles_of_that_link_and_no_others(
    site: Site, row: Event, desk: Desk, ended: RoleName
) -> None:
    browsers = {role: site.browser(row, role) for role in OFFICIALS[1:]}
    assert all(map(_works, browsers.values()))
    value = f"{ended[0]}."
    answer = desk.client.post(f"{DESK}/links/renew", {"link": value, "key": "k" * 16})
    assert answer.status_code == 302
    assert {role for role, browser in browsers.items() if not _works(browser)} == {ended}


def test_new_links_for_all_players_leave_the_officials_links_as_they_are(site: Site, row: Event, desk: Desk) -> None:
    """Also those that were made anew before."""
    for role in OFFICIALS[1:]:
        desk.client.post(f"{DESK}/links/renew", {"link": f"{role[0]}.", "key": f"{role}-{'k' * 16}"})
    browsers = [site.browser(Event.objects.get(), role) for role in OFFICIALS[1:]]
    desk.look("/links").press("Make new links for all players")
    assert all(map(_works, browsers))


def test_both_roles_of_one_browser_are_kept_and_end_one_by_one(site: Site, row: Event, desk: Desk) -> None:
    browser = site.browser(row, "judge")
    browser.get(link(row, "scorekeeper"))
    signed_in("Odo", browser)
    profile = Desk(browser, row.slug).open("/profile")
    assert "Friday Night judge scorekeeper" in profile.text
    profile.press("Keep in my account")
    assert roles.held(User.objects.get(), row) == {"judge": "", "scorekeeper": ""}
    desk.look("/links").press("Make a new judges’ link")
    assert "You are here as a scorekeeper." in Desk(signed_in("Odo"), row.slug).look().text


def test_a_judge_ends_no_players_role(site: Site, row: Event) -> None:
    roles.grant(account("Kira"), row, "player", "p1")
    judge = site.browser(row, "judge")
    assert judge.post(f"{DESK}/access/player", {"account": str(Role.objects.get().pk)}).status_code == 403
    assert Role.objects.count() == 1


# Switched off --------------------------------------------------------------------------------------------------------


def test_switching_personal_links_off_ends_those_who_are_in_by_one(site: Site, row: Event) -> None:
    phone, judge = site.browser(row, "player", "Kira"), site.browser(row, "judge")
    account_holder = signed_in("Odo")
    roles.grant(User.objects.get(), row, "player", "p2")
    Event.objects.update(links_allowed=False)
    assert not _plays(phone) and phone.post(f"{ME}/drop").status_code == 403 and "Dropped" not in written(row)
    assert _plays(account_holder) and _works(judge)


# Cookies that were copied --------------------------------------------------------------------------------------------


def test_copied_cookies_are_ended_by_renewal_also_those_of_the_browser_that_renews(row: Event, desk: Desk) -> None:
    desk.look("/links")
    thief = Client()
    thief.cookies.load(cookies(desk.client))
    assert _works(thief)
    desk.press(words_of("web-links-new-of", role="director"))
    assert _works(desk.client) and not _works(thief)
    assert thief.post(f"{DESK}/links/renew", {"link": "d.", "key": ""}).status_code == 403


# Leaving -------------------------------------------------------------------------------------------------------------


def test_a_player_leaves_on_a_borrowed_phone(site: Site, row: Event) -> None:
    phone = Desk(site.browser(row, "player", "Kira"), row.slug).open(ME)
    phone.press(words_of("web-leave-device-yes"))
    assert not _plays(phone.client) and says(phone, "web-access-left")
    phone.client.get(link(row, "player", "p1"))
    assert _plays(phone.client)


@pytest.mark.parametrize("role", OFFICIALS)
def test_an_official_leaves_the_desk(site: Site, row: Event, role: RoleName) -> None:
    browser = site.browser(row, role)
    Desk(browser, row.slug).look("/access").press(words_of("web-access-leave"))
    assert not _works(browser)


def test_leaving_one_role_keeps_the_other(site: Site, row: Event, desk: Desk) -> None:
    desk.client.get(link(row, "player", "p1"))
    desk.open(ME).press(words_of("web-leave-device-yes"))
    assert _works(desk.client) and not _plays(desk.client)


def test_signing_out_leaves_every_link_also_without_an_account(site: Site, row: Event) -> None:
    judge = site.browser(row, "judge")
    assert says(judge.get("/sign-out"), "web-account-sign-out")
    assert judge.post("/sign-out").status_code == 302
    assert not _works(judge) and not dict(judge.session)


def test_an_account_gives_back_what_it_kept_from_a_link_and_nothing_else(site: Site, row: Event) -> None:
    _keeps(site.browser(row, "judge"), "Odo")
    roles.grant(User.objects.get(), row, "player", "p2")
    Desk(signed_in("Odo"), row.slug).open("/profile").press(words_of("web-profile-leave-html", event="Friday Night"))
    assert [one.role for one in Role.objects.all()] == ["player"]


# Roles add up --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["link", "account"])
def test_a_director_who_opens_a_players_link_keeps_the_desk_and_both_pages_say_so(
    site: Site, row: Event, how: str
) -> None:
    browser = site.browser(row, "director") if how == "link" else signed_in("Sisko")
    if how == "account":
        roles.grant(User.objects.get(), row, "director")
    browser.get(link(row, "player", "p1"))
    assert _works(browser) and _plays(browser)
    desk = Desk(browser, row.slug)
    assert words_of("web-event-my-match") in [one.text for one in desk.look().all("a")]
    assert words_of("web-desk-desk") in [one.text for one in desk.open(ME).all("a")]


def test_at_the_desk_it_is_the_director_who_acts_and_at_the_match_the_player(site: Site, row: Event) -> None:
    browser = site.browser(row, "director")
    browser.get(link(row, "player", "p1"))
    browser.post(f"{DESK}/announce", {"text": "Round 1 begins", "key": "k" * 16})
    browser.post(f"{ME}/drop", {"key": "k" * 16})
    history = site.snapshot(row), [(one.actor, one.kind) for one in row.lines.order_by("-seq")[:2]]
    assert history[1] == [("p1", "Dropped"), ("director", "Announced")]


def test_a_director_still_looks_at_anybodys_page(site: Site, row: Event, desk: Desk) -> None:
    desk.client.get(link(row, "player", "p1"))
    assert says(desk.open(f"{ME}?player=p2"), "web-me-read-only-html", name="Odo")


def test_the_latest_players_link_of_a_browser_is_who_it_is(site: Site, row: Event) -> None:
    phone = site.browser(row, "player", "Kira")
    phone.get(link(row, "player", "p2"))
    assert says(phone.get(ME), "web-me-you-html", name="Odo")


# Seals ---------------------------------------------------------------------------------------------------------------


def test_links_and_doors_have_128_bits(row: Event) -> None:
    officials = (link(row, role) for role in OFFICIALS)
    for path in (*officials, link(row, "player", "p1"), f".{seal_of(row)}"):
        seal = path.rpartition(".")[2]
        assert len(seal) * 5 >= 128 and set(seal) <= set("abcdefghijklmnopqrstuvwxyz234567")


def test_an_event_of_today_takes_no_short_link(row: Event) -> None:
    short = salted_hmac("topcut.link", f"{row.pk}.{row.slug}.d", algorithm="sha256").hexdigest()[:20]
    assert Client().get(f"/k/{row.pk}.d.{short}").status_code == 403


def test_a_slip_that_was_printed_before_is_good_until_the_link_is_made_anew(site: Site, row: Event, desk: Desk) -> None:
    Event.objects.update(early_links=True)
    short = {
        word: salted_hmac("topcut.link", f"{row.pk}.{row.slug}.{word}", algorithm="sha256").hexdigest()[:20]
        for word in ("p1", "p2")
    }
    assert [Client().get(f"/k/{row.pk}.{word}.{seal}").status_code for word, seal in short.items()] == [302, 302]
    desk.look("/links").press(KIRAS)
    assert [Client().get(f"/k/{row.pk}.{word}.{seal}").status_code for word, seal in short.items()] == [403, 302]


def test_the_doors_code_can_be_made_anew(site: Site) -> None:
    row = site.event()
    phone, old = site.browser(row, "player", "Kira"), f"/e/{row.slug}/door/{seal_of(row)}"
    desk = Desk(site.browser(row, "director"), row.slug).look("/access").press(words_of("web-access-new-code"))
    assert says(desk.said()[0], "web-access-code-renewed")
    now = Event.objects.get()
    assert phone.get(old).status_code == 403 and not site.snapshot(row).tournament.entrants["p1"].checked_in
    assert phone.get(f"/e/{row.slug}/door/{seal_of(now)}").status_code == 200
    assert site.snapshot(row).tournament.entrants["p1"].checked_in
    assert seal_of(now) in desk.text and seal_of(row) not in desk.text


def test_the_doors_old_code_pressed_twice_is_renewed_once(site: Site) -> None:
    row = site.event()
    director = site.browser(row, "director")
    for _ in range(2):
        director.post(f"/e/{row.slug}/desk/door/renew", {"door": "door."})
    assert Event.objects.get().renewed == {"door": 1}


def test_new_links_for_all_players_leave_the_door_as_it_is(site: Site) -> None:
    row = site.event()
    director = site.browser(row, "director")
    director.post(f"/e/{row.slug}/desk/door/renew", {"door": "door."})
    seal = seal_of(Event.objects.get())
    Desk(director, row.slug).look("/links").press(words_of("web-links-new-players"))
    assert seal_of(Event.objects.get()) == seal


def test_a_judge_makes_no_new_code_for_the_door(site: Site) -> None:
    row = site.event()
    assert site.browser(row, "judge").post(f"/e/{row.slug}/desk/door/renew", {"door": "door."}).status_code == 403
    assert not Event.objects.get().renewed


@pytest.mark.parametrize("number", ["²", "①", "9" * 5000, "-1", "", "1e3"])
def test_a_link_with_a_strange_number_is_no_link(site: Site, number: str) -> None:
    assert Client().get(f"/k/{number}.d.x").status_code == 403
