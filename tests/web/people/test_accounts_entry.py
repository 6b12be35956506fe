"""Entering, withdrawing and checking in by oneself, by a button or at the door."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client, RequestFactory, override_settings

from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.plan import Stage
from topcut.web.people import roles
from topcut.web.people.door import door_address, seal_of
from topcut.web.store.models import Event
from web.accounts import key_of, signed_in
from web.console import Desk
from web.html import all_of, parsed, words
from web.people.test_accounts import QUICK
from web.phones import written
from web.saying import refused, says, words_of
from web.site import Site


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    User.objects.all().delete()


@pytest.fixture
def row(site: Site) -> Event:
    return _open(site.event(names=("Odo", "Quark", "Dax")))


def _open(row: Event) -> Event:
    row.self_entry = True
    row.save(update_fields=("self_entry",))
    return row


def _enter(client: Client, row: Event, **fields: str) -> Desk:
    return Desk(client, row.slug).open(f"/e/{row.slug}/enter").press(words_of("web-event-enter"), **fields)


def _names(site: Site, row: Event) -> list[str]:
    now = site.snapshot(row)
    return [now.names[one.id] for one in now.tournament.entrants.values() if one.active]


# Entering ------------------------------------------------------------------------------------------------------------


def test_a_visitor_enters_with_a_name_and_is_known_from_then_on(site: Site, row: Event) -> None:
    phone = Client()
    desk = _enter(phone, row, name="  Kira   Nerys ")
    assert says(desk, "web-entry-entered-html", name="Kira Nerys")
    assert _names(site, row) == ["Odo", "Quark", "Dax", "Kira Nerys"]
    assert says(phone.get(f"/e/{row.slug}/me"), "mymatch-before")
    link = next(one.get("href", "") for one in desk.all("a") if "/k/" in one.get("href", ""))
    laptop = Client()
    laptop.get(link.removeprefix("http://testserver"))
    assert says(laptop.get(f"/e/{row.slug}/enter"), "web-entry-entered-html", name="Kira Nerys")


def test_a_signed_in_player_enters_with_his_name_and_handle_and_is_known_on_any_device(site: Site, row: Event) -> None:
    _enter(signed_in("Kira Nerys"), row)
    player = site.player(row, "Kira Nerys")
    assert site.snapshot(row).handles[player] == "kira-nerys"
    other = signed_in("Kira Nerys")
    assert says(other.get(f"/e/{row.slug}/me"), "mymatch-before")
    assert row.title in words(all_of(parsed(other.get("/profile")), "main")[0])


def test_the_page_of_an_account_is_not_kept_for_its_cookie(site: Site, row: Event) -> None:
    """It can be signed out from elsewhere, and then the same cookie must see nothing."""
    kira, odo = signed_in("Kira Nerys"), site.browser(row, "player", "Odo")
    _enter(kira, row)
    assert not kira.get(f"/e/{row.slug}/me").has_header("X-Topcut-Head")
    assert odo.get(f"/e/{row.slug}/me").has_header("X-Topcut-Head")


def test_the_journal_says_that_the_site_entered_him(site: Site, row: Event) -> None:
    _enter(Client(), row, name="Kira")
    assert row.lines.get(kind="Entered", seq=site.snapshot(row).head).actor == "system"


@pytest.mark.parametrize("name", ["Odo", " odo ", "ＯＤＯ", "", "   ", "x" * 201])
def test_a_name_that_is_taken_or_none_is_refused_with_a_sentence(site: Site, row: Event, name: str) -> None:
    head, client = site.snapshot(row).head, Client()
    desk = _enter(client, row, name=name)
    assert desk.status == 422 and len(desk.refusals()) == 1
    assert site.snapshot(row).head == head
    assert desk.value("name") == " ".join(name.split())
    assert "event-" not in str(dict(client.session))


def test_nobody_is_light_who_did_not_say_so(site: Site) -> None:
    row = _open(site.event("star-wars", (), rounds=2, pairing="sides"))
    client = Client()
    page = re.sub(r">\s+<", "><", client.get(f"/e/{row.slug}/enter").content.decode())
    chosen = f'<option value="">{words_of("web-entry-choose-side")}</option>'
    assert f'<select id="side" name="side" required>{chosen}' in page
    answer = client.post(f"/e/{row.slug}/enter/enter", {"name": "Kira", "side": ""})
    assert answer.status_code == 422 and refused(answer, "entry-without-side", player="Kira")
    assert not site.snapshot(row).tournament.entrants


def test_the_same_form_sent_twice_enters_once(site: Site, row: Event) -> None:
    client = Client()
    key = key_of(client.get(f"/e/{row.slug}/enter").content.decode())
    for _ in range(2):
        client.post(f"/e/{row.slug}/enter/enter", {"name": "Kira", "key": key})
    assert _names(site, row).count("Kira") == 1


def test_a_key_that_somebody_else_has_seen_does_not_make_him_that_player(site: Site, row: Event) -> None:
    """The journal is handed out as a file: what stands in it must not open anything."""
    kira, rom = Client(), Client()
    key = key_of(kira.get(f"/e/{row.slug}/enter").content.decode())
    kira.post(f"/e/{row.slug}/enter/enter", {"name": "Kira", "key": key})
    seen = row.lines.get(seq=site.snapshot(row).head).key
    assert seen and key not in seen
    rom.post(f"/e/{row.slug}/enter/enter", {"name": "Kira", "key": seen})
    assert "event-" not in str(dict(rom.session))


def test_who_is_in_cannot_enter_again(site: Site, row: Event) -> None:
    client = Client()
    _enter(client, row, name="Kira")
    answer = client.post(f"/e/{row.slug}/enter/enter", {"name": "Kira the second"})
    assert answer.status_code == 422
    assert _names(site, row) == ["Odo", "Quark", "Dax", "Kira"]


def test_a_director_who_enters_stays_the_director_in_this_browser(site: Site, row: Event) -> None:
    sisko = site.browser(row, "director")
    signed_in("Sisko", sisko)
    _enter(sisko, row)
    assert sisko.get(f"/e/{row.slug}/desk").status_code == 200
    assert roles.held(User.objects.get(), row)["player"] == site.player(row, "Sisko")


# Where it is not open ------------------------------------------------------------------------------------------------


def _closed(site: Site, row: Event) -> Desk:
    """The page, after a form that was sent all the same has been refused."""
    head = site.snapshot(row).head
    answer = Client().post(f"/e/{row.slug}/enter/enter", {"name": "Kira"})
    assert answer.status_code == 422
    assert site.snapshot(row).head == head
    desk = Desk(Client(), row.slug).open(f"/e/{row.slug}/enter")
    assert words_of("web-event-enter") not in desk.buttons()
    return desk


def test_nobody_enters_where_the_director_does_it(site: Site) -> None:
    row = site.event()
    assert says(_closed(site, row), "account-director-enters")
    assert b"/enter" not in Client().get(f"/e/{row.slug}").content
    _open(row)
    assert f'href="/e/{row.slug}/enter"'.encode() in Client().get(f"/e/{row.slug}").content


def test_nobody_enters_once_it_is_drawn_started_or_over(site: Site, row: Event) -> None:
    site.do(row, Draw(seed="Bajor"))
    assert says(_closed(site, row), "account-round-drawn")
    site.do(row, Post())
    assert says(_closed(site, row), "account-event-started")


def test_001_appendix_a_nobody_pre_registers_for_a_bracket_with_given_seeds(site: Site) -> None:
    row = _open(site.event("transformers", plan=(Stage("bracket", seeds="typed"),)))
    assert says(_closed(site, row), "account-given-seeds")
    desk = Desk(site.browser(row, "director"), row.slug).look("/access")
    assert words_of("web-access-open-entering") not in desk.buttons()
    later = _open(
        site.event("transformers", plan=(Stage("swiss"), Stage("bracket", seeds="typed", take=4)), title="Later")
    )
    _enter(Client(), later, name="Kira Nerys")
    assert "Kira Nerys" in _names(site, later)


def test_an_event_without_links_is_entered_with_an_account(site: Site, row: Event) -> None:
    row.links_allowed = False
    row.save(update_fields=("links_allowed",))
    assert Client().post(f"/e/{row.slug}/enter/enter", {"name": "Kira"}).status_code == 422
    assert says(Client().get(f"/e/{row.slug}/enter"), "web-entry-accounts-only")
    client = signed_in("Kira")
    desk = _enter(client, row)
    assert "/k/" not in desk.answer.content.decode()


def test_the_director_opens_and_closes_entering(site: Site) -> None:
    row = site.event()
    desk = Desk(site.browser(row, "director"), row.slug).look("/access")
    desk.press(words_of("web-access-open-entering"))
    assert Event.objects.get().self_entry
    desk.press(words_of("web-access-close-entering"))
    assert not Event.objects.get().self_entry


# Leaving and checking in ---------------------------------------------------------------------------------------------


def test_who_withdraws_can_come_back_until_the_draw(site: Site, row: Event) -> None:
    client = Client()
    desk = _enter(client, row, name="Kira")
    desk.press(words_of("web-entry-withdraw-yes"))
    assert says(desk, "web-entry-state", state="withdrawn") and "Kira" not in _names(site, row)
    desk.press(words_of("web-entry-again", name="Kira"))
    assert says(desk, "web-entry-state", state="in") and "Kira" in _names(site, row)
    assert row.lines.order_by("-seq").values_list("kind", "actor")[1] == ("Withdrawn", site.player(row, "Kira"))
    desk.press(words_of("web-entry-withdraw-yes"))
    site.do(row, Draw(seed="Bajor"))
    assert client.post(f"/e/{row.slug}/enter/again").status_code == 422


def test_checking_in_by_the_button(site: Site, row: Event) -> None:
    desk = _enter(Client(), row, name="Kira").press(words_of("web-entry-check-in"))
    assert says(desk, "web-entry-entered-html", name="Kira", here="yes")
    assert site.snapshot(row).tournament.entrants[site.player(row, "Kira")].checked_in


@pytest.mark.parametrize("act", ["withdraw", "check-in", "again"])
def test_a_stranger_does_nothing_for_a_player(site: Site, row: Event, act: str) -> None:
    head = site.snapshot(row).head
    for client in (Client(), signed_in("Rom"), site.browser(row, "director")):
        assert client.post(f"/e/{row.slug}/enter/{act}", {"player": "p1"}).status_code == 422
    assert site.snapshot(row).head == head


# The door ------------------------------------------------------------------------------------------------------------


def _door(row: Event) -> str:
    return f"/e/{row.slug}/door/{seal_of(row)}"


def test_the_code_at_the_door_checks_in_whoever_has_a_link(site: Site, row: Event) -> None:
    phone = site.browser(row, "player", "Odo")
    for _ in range(2):  # twice is once
        assert says(Desk(phone, row.slug).open(_door(row)), "web-entry-welcome-html", name="Odo")
    assert written(row).count("CheckedIn") == 1
    assert row.lines.get(kind="CheckedIn").actor == site.player(row, "Odo")


def test_the_code_at_the_door_checks_in_whoever_has_an_account(site: Site, row: Event) -> None:
    _enter(signed_in("Kira Nerys"), row)
    door = Desk(signed_in("Kira Nerys"), row.slug).open(_door(row))
    assert says(door, "web-entry-welcome-html", name="Kira Nerys")


def test_a_visitor_at_the_door_signs_in_or_enters_and_is_checked_in(site: Site, row: Event) -> None:
    desk = Desk(Client(), row.slug).open(_door(row))
    assert says(desk, "web-entry-who") and written(row).count("CheckedIn") == 0
    addresses = [one.get("href", "") for one in desk.all("a")]
    assert f"/sign-in?next={_door(row)}" in addresses
    entering = next(one for one in addresses if "/enter?door=" in one)
    desk.open(entering).press(words_of("web-event-enter"), name="Kira")
    assert says(desk, "web-entry-welcome-html", name="Kira")
    assert written(row)[-2:] == ["Entered", "CheckedIn"]


@pytest.mark.parametrize("seal", ["0" * 20, "wrong", "x" * 300])
def test_a_wrong_seal_opens_no_door(site: Site, row: Event, seal: str) -> None:
    phone = site.browser(row, "player", "Odo")
    assert phone.get(f"/e/{row.slug}/door/{seal}").status_code == 403
    assert written(row).count("CheckedIn") == 0


def test_the_door_of_one_event_is_not_that_of_another(site: Site, row: Event) -> None:
    other = site.event(title="Other", names=("Odo",))
    phone = site.browser(row, "player", "Odo")
    assert phone.get(f"/e/{row.slug}/door/{seal_of(other)}").status_code == 403


def test_the_director_prints_the_door_and_is_warned_of_an_address_that_no_phone_can_open(
    site: Site, row: Event
) -> None:
    desk = Desk(site.browser(row, "director"), row.slug).look("/door")
    request = RequestFactory().get("/")
    assert door_address(request, row) in desk.text and b"<svg" in desk.answer.content
    assert not says(desk, "web-entry-own-address-html")
    local = desk.client.get(f"/e/{row.slug}/desk/door", headers={"host": "localhost:8000"})
    assert says(local, "web-entry-own-address-html")
    judge = Desk(site.browser(row, "judge"), row.slug).look("/door")
    assert seal_of(row) not in judge.answer.content.decode()
