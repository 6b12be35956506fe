"""Passkeys in a real browser with a virtual authenticator, and every page of an account in light, dark and narrow."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from playwright.sync_api import Page, expect

from topcut.web.people import roles
from web.accounts import PASSWORD, account
from web.browser.looking import Looker, faults_for_readers, faults_of_html, outside_of_a_phone
from web.browser.people import Hall
from web.browser.wording import wording
from web.saying import words_of
from web.site import Site

_KEY = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


@pytest.fixture(autouse=True)
def nobody_left() -> Iterator[None]:
    yield
    User.objects.all().delete()


def _at_localhost(hall: Hall) -> Page:
    """A browser at the same server under the name that has passkeys without HTTPS."""
    page = hall.page(hall.address.replace("127.0.0.1", "localhost") + "/sign-in")
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": _KEY})
    return page


def _sign_in(page: Page, name: str) -> None:
    page.get_by_label(words_of("web-account-field-login")).fill(name)
    page.get_by_label(words_of("web-account-field-password", which="one")).fill(PASSWORD)
    page.get_by_role("button", name=words_of("web-account-sign-in"), exact=True).click()


def test_a_passkey_is_added_and_signs_in_without_a_password(hall: Hall) -> None:
    account("Kira Nerys")
    page = _at_localhost(hall)
    _sign_in(page, "Kira Nerys")
    page.get_by_role("link", name=words_of("web-passkey-title")).click()
    page.get_by_role("link", name=words_of("web-passkey-add")).click()
    page.get_by_label(words_of("web-account-field-password", which="one")).fill(PASSWORD)
    page.get_by_role("button", name=words_of("web-account-go-on")).click()
    page.get_by_label(words_of("web-passkey-name-of")).fill("Kira's phone")
    page.get_by_role("button", name=words_of("web-passkey-add")).click()
    expect(page.locator("table.list")).to_contain_text("Kira's phone")
    page.get_by_role("link", name=words_of("web-account-back-to-profile")).click()
    page.get_by_role("button", name=words_of("web-account-sign-out"), exact=True).click()
    page.goto(page.url.rpartition("/")[0] + "/sign-in")
    page.get_by_role("button", name=words_of("web-account-with-passkey")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Kira Nerys")
    page.get_by_role("button", name=words_of("web-account-sign-out"), exact=True).click()
    page.goto(page.url.rpartition("/")[0] + "/sign-in")
    _sign_in(page, "Kira Nerys")  # the password alone still opens: at a venue there is no passkey
    expect(page.get_by_role("heading", level=1)).to_have_text("Kira Nerys")


PAGES = ("/profile", "/sign-out", "/account/password", "/account/passkeys", "/account/passkeys/add", "/account/confirm")
FOR_ALL = ("/sign-in", "/sign-up", "/sign-in/code", "/account/password/forgotten")


def _is_whole(page: Page, path: str) -> None:
    answer = page.goto(path)
    assert answer is not None and answer.status == 200, path
    assert faults_of_html(answer.text()) == [], path
    assert faults_for_readers(page) == [], path
    assert outside_of_a_phone(page) == [], path
    page.emulate_media(color_scheme="light")


def test_every_page_of_an_account_is_whole(hall: Hall) -> None:
    looker = Looker(hall)
    page = looker._browser("visitor")
    for path in FOR_ALL:
        _is_whole(page, path)
    row = hall.site.event(title="Friday Night", names=("Kira",))
    row.self_entry = True
    row.save(update_fields=("self_entry",))
    user = account("Kira Nerys")
    roles.grant(user, row, "director")
    roles.grant(user, row, "player", "p1")
    _is_whole(page, "/e/friday-night/enter")
    _is_whole(page, "/e/friday-night")
    page.goto("/sign-in")
    _sign_in(page, "Kira Nerys")
    for path in PAGES:
        _is_whole(page, path)
    for path in ("/enter", "/desk/access", "/desk/door"):
        _is_whole(page, f"/e/friday-night{path}")
    hall.site.empty()


def test_entering_without_javascript(hall: Hall) -> None:
    site: Site = hall.site
    row = site.event(title="Friday Night", names=("Odo",))
    row.self_entry = True
    row.save(update_fields=("self_entry",))
    page = hall.page("/e/friday-night", java_script_enabled=False)
    page.get_by_role("link", name=words_of("web-event-enter")).click()
    page.get_by_label(words_of("web-entry-name")).fill("Kira Nerys")
    page.get_by_role("button", name=words_of("web-event-enter")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(words_of("web-entry-state", state="in"))
    page.get_by_role("button", name=words_of("web-entry-check-in")).click()
    expect(page.locator("main")).to_contain_text(wording("web-entry-entered-html", name="Kira Nerys", here="yes"))
    site.empty()
