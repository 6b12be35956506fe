"""Guessing passwords: limits that nobody can wipe, and that never lock the owner out of a known browser."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache, caches
from django.db import connection
from django.http import HttpRequest
from django.test import Client, override_settings

from topcut.web.people import guessing, tallies
from topcut.web.people.models import Cached, Tally
from topcut.web.people.tallies import Limit, address_of, count, take_back
from web.accounts import PASSWORD, account, signed_in
from web.people.test_accounts import QUICK
from web.saying import says
from web.site import Site


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        _forget()
        yield
    _forget()
    User.objects.all().delete()


def _forget() -> None:
    cache.clear()
    Tally.objects.all().delete()


def _guess(at: str, name: str = "kira", client: Client | None = None) -> bool:
    """A wrong password from an address; whether it was looked at."""
    answer = (client or Client()).post("/sign-in", {"login": name, "password": "wrong"}, REMOTE_ADDR=at)
    assert answer.status_code == 422
    return not says(answer, "web-account-too-many-attempts")


def _signs_in(at: str, client: Client | None = None) -> bool:
    fields = {"login": "kira", "password": PASSWORD}
    return (client or Client()).post("/sign-in", fields, REMOTE_ADDR=at).status_code == 302


# Limits --------------------------------------------------------------------------------------------------------------


def test_five_wrong_passwords_at_one_address_lock_the_account_there(site: Site) -> None:
    account("Kira")
    assert [_guess("192.0.2.1") for _ in range(7)] == [True] * 5 + [False] * 2
    assert not _signs_in("192.0.2.1") and _signs_in("192.0.2.2")


def test_twenty_at_many_addresses_lock_it_for_browsers_that_are_not_known(site: Site) -> None:
    account("Kira")
    assert [_guess(f"192.0.2.{n}") for n in range(1, 23)] == [True] * 20 + [False] * 2
    assert not _signs_in("198.51.100.1")


def test_sixty_names_at_one_address_are_enough(site: Site) -> None:
    assert [_guess("192.0.2.1", f"name {n}") for n in range(62)] == [True] * 60 + [False] * 2


def test_the_handle_and_the_address_of_an_account_count_together(site: Site) -> None:
    user = account("Kira", email="kira@bajor.example")
    user.emailaddress_set.create(email="kira@bajor.example", primary=True, verified=True)  # type: ignore[attr-defined]
    names = ("kira", "KIRA", "kira@bajor.example", "Kira@Bajor.Example", "Kira", "kira")
    assert [_guess("192.0.2.1", name) for name in names] == [True] * 5 + [False]


def test_addresses_of_one_ipv6_network_count_as_one(site: Site) -> None:
    account("Kira")
    assert [_guess(f"2001:db8::{n:x}") for n in range(1, 8)] == [True] * 5 + [False] * 2


def test_a_right_password_is_not_counted(site: Site) -> None:
    account("Kira")
    assert [_signs_in("192.0.2.1") for _ in range(10)] == [True] * 10
    assert [_guess("192.0.2.1") for _ in range(6)] == [True] * 5 + [False]


# The owner -----------------------------------------------------------------------------------------------------------


def test_a_browser_that_has_signed_in_before_is_never_locked_out_by_others(site: Site) -> None:
    owner = signed_in("Kira")
    owner.post("/sign-out")
    for n in range(1, 40):
        _guess(f"192.0.2.{n}")
    for _ in range(70):
        _guess("203.0.113.9", "nobody")
    assert not _signs_in("203.0.113.9") and _signs_in("203.0.113.9", owner)


def test_a_known_browser_guesses_no_more_than_ten_times(site: Site) -> None:
    owner = signed_in("Kira")
    owner.post("/sign-out")
    assert [_guess("192.0.2.1", client=owner) for _ in range(12)] == [True] * 10 + [False] * 2


def test_being_known_for_one_account_helps_with_no_other(site: Site) -> None:
    account("Odo")
    kira = signed_in("Kira")
    kira.post("/sign-out")
    assert [_guess("192.0.2.1", "odo", kira) for _ in range(6)] == [True] * 5 + [False]


def test_what_makes_a_browser_known_cannot_be_forged_and_goes_only_where_one_signs_in(site: Site) -> None:
    owner = signed_in("Kira")
    morsel = owner.cookies["known"]
    assert morsel["path"] == "/sign-in" and morsel["httponly"] and morsel["samesite"] == "Lax"
    for n in range(1, 25):
        _guess(f"192.0.2.{n}")
    for value in (f"x{morsel.value}", "", morsel.value[:-1], "eyJ9:1:x"):
        thief = Client()
        thief.cookies["known"] = value
        assert not _signs_in("198.51.100.1", thief)


def test_a_browser_is_known_for_several_accounts(site: Site) -> None:
    account("Kira")
    shared = signed_in("Odo")
    shared.post("/sign-out")
    signed_in("Kira", shared).post("/sign-out")
    for n in range(1, 25):
        _guess(f"192.0.2.{n}"), _guess(f"192.0.2.{n}", "odo")
    assert _signs_in("192.0.2.1", shared)
    shared.post("/sign-out")
    assert shared.post("/sign-in", {"login": "odo", "password": PASSWORD}, REMOTE_ADDR="192.0.2.1").status_code == 302


# The store -----------------------------------------------------------------------------------------------------------


def test_a_count_is_not_pushed_out_by_others(site: Site) -> None:
    account("Kira")
    row = site.event()
    row.self_entry = True
    row.save()
    for _ in range(6):
        _guess("192.0.2.1")
    for n in range(400):
        Client().post("/e/friday-night/enter/enter", {"name": ""}, REMOTE_ADDR=f"2001:db8:{n:x}::1")
    assert not _guess("192.0.2.1")


def test_a_count_survives_a_restart_and_is_the_same_in_every_process(site: Site) -> None:
    """It is in the database and nowhere else: another connection reads it, and nothing of it is kept in memory."""
    account("Kira")
    for _ in range(6):
        _guess("192.0.2.1")
    with connection.copy().cursor() as other:
        other.execute("SELECT MAX(count) FROM topcut_tally")
        assert other.fetchone() == (6,)
        other.close()
    connection.close()
    assert not _guess("192.0.2.1")


def test_what_has_run_out_is_forgotten_and_only_that(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    short, long = Limit("short", 1, 10), Limit("long", 1, 100)
    monkeypatch.setattr(tallies, "time", lambda: 1000)
    assert count((short, "kira"), (long, "kira")) == () and count((short, "kira"), (long, "kira")) == (short, long)
    monkeypatch.setattr(tallies, "time", lambda: 1010)
    assert count((short, "kira"), (long, "kira")) == (long,) and Tally.objects.count() == 2
    monkeypatch.setattr(tallies, "time", lambda: 1100)
    assert count() == () and not Tally.objects.exists()


def test_a_limit_counts_from_the_first_one_on_and_is_not_prolonged(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    limit = Limit("some", 2, 10)
    passed = []
    for now in (0, 4, 8, 9, 10):
        monkeypatch.setattr(tallies, "time", lambda now=now: 1000 + now)
        passed.append(bool(count((limit, "kira"))))
    assert passed == [False, False, True, True, False]


def test_taking_back_leaves_room_for_one_more(site: Site) -> None:
    limit = Limit("some", 1, 100)
    count((limit, "kira"))
    take_back((limit, "kira"))
    assert not count((limit, "kira")) and count((limit, "kira"))


def test_nobody_can_be_read_out_of_the_counts(site: Site) -> None:
    _guess("192.0.2.1", "kira")
    Client().post("/sign-up", {"name": "Kira", "password1": PASSWORD, "password2": PASSWORD}, REMOTE_ADDR="192.0.2.1")
    assert Tally.objects.exists() and Cached.objects.exists()
    kept = [*Tally.objects.values_list("name", flat=True), *Cached.objects.values_list("cache_key", "value")]
    assert "192.0.2" not in str(kept) and "kira" not in str(kept).casefold()


def test_counts_of_allauth_are_in_the_database_and_stay_until_they_run_out(site: Site) -> None:
    for n in range(700):
        cache.set(f"count {n}", [n], 300)
    cache.set("over", [1], -1)
    assert Cached.objects.count() >= 700
    assert [caches["default"].get(f"count {n}") for n in (0, 350, 699)] == [[0], [350], [699]]


def test_an_address_that_cannot_be_told_is_counted_too() -> None:
    assert address_of(HttpRequest()) == ""


def test_the_page_says_how_long_to_wait_and_what_still_works(site: Site) -> None:
    account("Kira")
    for _ in range(guessing.OF_BOTH.most):
        _guess("192.0.2.1")
    page = Client().post("/sign-in", {"login": "kira", "password": PASSWORD}, REMOTE_ADDR="192.0.2.1")
    assert says(page, "web-account-too-many-attempts")
