"""Roles by account: who finds his events without a link, and who names officials."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.test import Client, override_settings

from topcut.web.people import roles
from topcut.web.people.models import Role
from web.accounts import account, signed_in
from web.console import Desk, asked
from web.html import all_of, parsed, words
from web.people.test_accounts import QUICK
from web.saying import says, words_of
from web.site import Site


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        yield
    User.objects.all().delete()


def _profile(client: Client) -> str:
    return words(all_of(parsed(client.get("/profile")), "main")[0])


def test_a_signed_in_director_finds_his_event_on_another_device(site: Site) -> None:
    laptop, phone = signed_in("Sisko"), signed_in("Sisko")
    desk = Desk(laptop, "").open("/new?rulebook=yomi").press(words_of("web-new-make"), title="Friday Fights")
    assert desk.address == "/e/friday-fights/desk/links"
    assert "Friday Fights" in _profile(phone)
    assert phone.get("/e/friday-fights/desk").status_code == 200
    assert signed_in("Odo").get("/e/friday-fights/desk").status_code == 403
    assert Client().get("/e/friday-fights/desk").status_code == 403


def test_an_event_can_still_be_set_up_without_an_account(site: Site) -> None:
    Desk(Client(), "").open("/new?rulebook=yomi").press(words_of("web-new-make"), title="Friday Fights")
    assert not Role.objects.exists()


def test_who_has_several_roles_acts_as_the_highest_and_is_the_player_besides(site: Site) -> None:
    row, client, user = site.event(), signed_in("Sisko"), User.objects.get()
    for role, player, desk in (("player", "p1", 403), ("judge", "", 200), ("director", "", 200)):
        roles.grant(user, row, role, player)
        assert client.get(f"/e/{row.slug}/desk").status_code == desk
    assert roles.held(user, row) == {"player": "p1", "judge": "", "director": ""}
    assert says(client.get(f"/e/{row.slug}/desk"), "web-desk-here-as")


def test_a_role_given_twice_is_one_role(site: Site) -> None:
    row, user = site.event(), account("Kira")
    roles.grant(user, row, "player", "p1")
    roles.grant(user, row, "player", "p2")
    assert [one.player for one in roles.of(user)] == ["p2"]


@pytest.mark.parametrize(
    ("role", "words"), [("judge", "a judge"), ("head-judge", "a head judge"), ("scorekeeper", "a scorekeeper")]
)
def test_the_director_names_officials_by_handle_and_dismisses_them(site: Site, role: str, words: str) -> None:
    row = site.event()
    site.post_round(row)
    odo = signed_in("Odo")
    desk = Desk(site.browser(row, "director"), row.slug).look("/access")
    desk.press("Give this role", where="/name", handle="@odo", role=role)
    assert desk.said() == [f"Done. Odo is now {words}."]
    assert f"You are here as {words}." in odo.get(f"/e/{row.slug}/desk/round/1").content.decode()
    assert f"as {words.removeprefix('a ')}" in odo.get("/profile").content.decode()
    judge = Desk(odo, row.slug).look("/access")
    assert "up to the director" in judge.text and "Give this role" not in judge.buttons()
    desk.look("/access")
    assert len(asked(desk, words_of("web-access-dismiss-means"))) == 1
    desk.press(words_of("web-access-dismiss-html", handle="odo"))
    assert desk.said() == [f"Done. Odo is no longer {words}."]
    assert odo.get(f"/e/{row.slug}/desk").status_code == 403


@pytest.mark.parametrize("handle", ["", "nobody", "<script>", "x" * 200])
def test_an_unknown_handle_is_refused_and_kept_in_the_field(site: Site, handle: str) -> None:
    row = site.event()
    desk = (
        Desk(site.browser(row, "director"), row.slug)
        .look("/access")
        .press(words_of("web-access-give-role"), where="/name", handle=handle)
    )
    assert desk.status == 422 and len(desk.refusals()) == 1
    assert desk.value("handle") == handle
    assert not Role.objects.exists()


@pytest.mark.parametrize("act", ["name", "dismiss", "entry"])
@pytest.mark.parametrize("role", ["head-judge", "judge", "scorekeeper", "player", "visitor"])
def test_only_a_director_changes_access(site: Site, act: str, role: str) -> None:
    row, user = site.event(), account("Odo")
    roles.grant(user, row, "judge")
    official = Role.objects.get()
    client = site.browser(row, role, "Kira" if role == "player" else "")  # type: ignore[arg-type]
    fields = {"handle": "odo", "role": "director", "official": str(official.pk), "open": "1"}
    assert client.post(f"/e/{row.slug}/desk/access/{act}", fields).status_code == 403
    row.refresh_from_db()
    assert [one.role for one in Role.objects.all()] == ["judge"] and not row.self_entry


def test_a_judge_of_one_event_is_nobody_at_another(site: Site) -> None:
    here, there = site.event(), site.event(title="Saturday")
    odo = signed_in("Odo")
    roles.grant(User.objects.get(), here, "judge")
    assert odo.get(f"/e/{here.slug}/desk").status_code == 200
    assert odo.get(f"/e/{there.slug}/desk").status_code == 403
    official = Role.objects.get()
    desk = Desk(site.browser(there, "director"), there.slug)
    answer = desk.client.post(f"/e/{there.slug}/desk/access/dismiss", {"official": str(official.pk)})
    assert answer.status_code == 422 and Role.objects.count() == 1


def test_what_a_link_gave_can_be_taken_into_the_account(site: Site) -> None:
    row = site.event()
    phone = site.browser(row, "player", "Kira")
    signed_in("Kira", phone)
    desk = Desk(phone, row.slug).open("/profile")
    assert says(desk, "web-profile-by-link")
    desk.press(words_of("web-profile-keep"))
    assert Role.objects.get().player == site.player(row, "Kira")
    assert not says(desk, "web-profile-by-link")
    laptop = signed_in("Kira")
    assert says(laptop.get(f"/e/{row.slug}/me"), "mymatch-before")


def test_nothing_is_taken_into_an_account_without_a_link(site: Site) -> None:
    row = site.event()
    client = signed_in("Kira")
    assert client.post(f"/profile/keep/{row.slug}").status_code == 404
    assert not Role.objects.exists()
