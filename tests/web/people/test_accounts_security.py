"""What must not be possible: forged forms and cookies, fixed sessions, guessed links, doors to elsewhere."""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from allauth.mfa.models import Authenticator
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.core import mail
from django.core.cache import cache
from django.test import Client, override_settings
from django.urls import URLPattern, URLResolver, get_resolver

from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.play.games import games_of
from topcut.web.people import roles
from topcut.web.people.access import link
from topcut.web.people.administrators import make_administrator
from topcut.web.people.models import Role
from topcut.web.store.models import Event, Line
from web.accounts import PASSWORD, account, signed_in
from web.people.test_accounts import MAIL, QUICK
from web.saying import says, words_of
from web.site import Site


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    cache.clear()
    User.objects.all().delete()


# Forms ---------------------------------------------------------------------------------------------------------------

_WORDS = {"slug": "friday-night", "name": "enter", "seal": "x", "key": "x", "pk": "1", "token": "1.d.x", "number": "1"}
_WORDS |= {"table": "1", "act": "start", "rulebook": "yomi", "player": "p1"}


def _addresses(patterns: list[URLPattern | URLResolver], before: str = "") -> Iterator[str]:
    """Every address of the site but the administrator's, with a word for every variable."""
    for one in patterns:
        route = before + str(one.pattern)
        if isinstance(one, URLResolver):
            if route != "admin/":
                yield from _addresses(one.url_patterns, route)
        else:
            yield "/" + re.sub(r"<(?:\w+:)?(\w+)>", lambda found: _WORDS.get(found[1], "x"), route)


_WITHOUT = {"/language"}  # sets a cookie that says a language, and nothing else


@pytest.mark.parametrize("address", sorted(set(_addresses(get_resolver().url_patterns)) - _WITHOUT))
def test_every_form_needs_its_token(site: Site, address: str) -> None:
    """Nothing is done for a form that another site has sent; 405 takes no form, 404 is nothing."""
    row = site.event()
    client = Client(enforce_csrf_checks=True)
    client.get(link(row, "director"))
    head = site.snapshot(row).head
    answer = client.post(address, {"name": "Kira", "title": "Forged"})
    assert answer.status_code in (403, 404, 405), address
    assert site.snapshot(row).head == head and Event.objects.count() == 1 and not User.objects.exists()


# Sessions and cookies ------------------------------------------------------------------------------------------------


def test_a_link_rotates_the_session_so_that_nobody_can_have_fixed_it(site: Site) -> None:
    row, other = site.event(), site.event(title="Other")
    client = site.browser(other, "judge")
    before = client.cookies["sessionid"].value
    client.get(link(row, "director"))
    assert client.cookies["sessionid"].value != before
    thief = Client()
    thief.cookies["sessionid"] = before
    assert thief.get(f"/e/{row.slug}/desk").status_code == 403


def test_a_link_followed_while_signed_in_rotates_the_row_too(site: Site) -> None:
    row = site.event()
    client = signed_in("Kira")
    before = client.cookies["sessionid"].value
    client.get(link(row, "director"))
    assert client.cookies["sessionid"].value != before
    assert not Session.objects.filter(session_key=before).exists()
    assert client.get("/profile").status_code == 200
    assert client.get(f"/e/{row.slug}/desk").status_code == 200


def test_signing_in_rotates_the_session_and_keeps_the_link(site: Site) -> None:
    row = site.event()
    client = site.browser(row, "director")
    before = client.cookies["sessionid"].value
    signed_in("Kira", client)
    assert client.cookies["sessionid"].value != before
    assert client.get(f"/e/{row.slug}/desk").status_code == 200
    thief = Client()
    thief.cookies["sessionid"] = before
    assert thief.get("/profile").status_code == 302


def test_signing_out_forgets_everything_also_for_a_copy_of_the_cookie(site: Site) -> None:
    row = site.event()
    client = signed_in("Kira")
    client.get(link(row, "director"))
    copy = client.cookies["sessionid"].value
    client.post("/sign-out")
    thief = Client()
    thief.cookies["sessionid"] = copy
    for one in (client, thief):
        assert one.get("/profile").status_code == 302
        assert one.get(f"/e/{row.slug}/desk").status_code == 403


def _forged(value: str) -> Iterator[str]:
    """The cookie of p1 with every part of it changed to what a judge or a director would have."""
    data, _, rest = value.lstrip(".").partition(":")
    for word in ("j", "d", "p2"):
        made = base64.urlsafe_b64encode(f'{{"event-1":"{word}"}}'.encode()).decode().rstrip("=")
        yield f"{made}:{rest}"
        yield f"{made}:"
    yield f"{data}:{rest[::-1]}"
    yield value[:-1] + ("A" if value[-1] != "A" else "B")
    yield "x" * 32


def test_a_player_cannot_become_a_judge_by_editing_the_cookie(site: Site) -> None:
    row = site.event()
    value = site.browser(row, "player", "Kira").cookies["sessionid"].value
    for forged in _forged(value):
        client = Client()
        client.cookies["sessionid"] = forged
        assert client.get(f"/e/{row.slug}/desk").status_code == 403, forged
        assert says(client.get(f"/e/{row.slug}/me"), "web-me-not-known"), forged


def test_looking_with_a_link_writes_no_session(site: Site) -> None:
    row = site.event()
    client = site.browser(row, "player", "Kira")
    client.get(f"/e/{row.slug}/me")
    assert not Session.objects.exists()


def test_a_very_full_cookie_moves_into_the_database(site: Site) -> None:
    client = Client()
    rows = [site.event(title=f"Event {n}", names=()) for n in range(3)]
    session = client.session
    session.update({f"event-{100_000 + n}": f"p{n * 7919 % 10_007}" for n in range(500)})
    session.save()
    client.cookies["sessionid"] = session.session_key
    assert Session.objects.count() == 1
    client.get(link(rows[0], "director"))
    assert client.get(f"/e/{rows[0].slug}/desk").status_code == 200
    assert len(client.cookies["sessionid"].value) == 32


# Links ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["d", "j", "p1", "p2", ""])
@pytest.mark.parametrize("change", ["cut", "other event", "other role", "upper", "empty", "first sign"])
def test_a_personal_link_cannot_be_guessed(site: Site, word: str, change: str) -> None:
    row, other = site.event(), site.event(title="Other")
    good = link(row, "player", "p3").rpartition(".")[2]
    seal = {
        "cut": good[:-1],
        "other event": link(other, "player", word or "p1").rpartition(".")[2],
        "other role": good,
        "upper": good.upper() if good.upper() != good else good[::-1],
        "empty": "",
        "first sign": ("0" if good[0] != "0" else "1") + good[1:],
    }[change]
    client = Client()
    assert client.get(f"/k/{row.pk}.{word}.{seal}").status_code == 403
    assert client.get(f"/e/{row.slug}/desk").status_code == 403
    assert not dict(client.session)


# Doors to elsewhere --------------------------------------------------------------------------------------------------

ELSEWHERE = ("https://evil.example/", "//evil.example/x", "/\\evil.example", "javascript:alert(1)", "http:evil.example")


@pytest.mark.parametrize("target", ELSEWHERE)
def test_next_never_leads_to_another_site(site: Site, target: str) -> None:
    account("Kira")
    for page, fields in (
        ("/sign-in", {"login": "kira", "password": PASSWORD}),
        ("/sign-up", {"name": "Odo", "password1": PASSWORD, "password2": PASSWORD}),
        ("/sign-out", {}),
    ):
        client = signed_in("Kira") if page == "/sign-out" else Client()
        answer = client.post(page, {**fields, "next": target})
        assert answer.status_code == 302
        assert answer["Location"] in ("/profile", "/"), page
        shown = Client().get(page, {"next": target}).content.decode()
        assert f'href="{target}' not in shown


def test_next_leads_back_to_a_page_of_ours(site: Site) -> None:
    account("Kira")
    answer = Client().post("/sign-in", {"login": "kira", "password": PASSWORD, "next": "/e/x/desk"})
    assert answer["Location"] == "/e/x/desk"


# Guessing passwords --------------------------------------------------------------------------------------------------


def test_a_password_cannot_be_tried_for_ever(site: Site) -> None:
    account("Kira")
    said = [Client().post("/sign-in", {"login": "Kira", "password": f"guess {n}"}) for n in range(7)]
    assert [says(one, "web-account-too-many-attempts") for one in said] == [False] * 5 + [True] * 2
    late = Client().post("/sign-in", {"login": "kira", "password": PASSWORD})
    assert late.status_code == 422 and says(late, "web-account-too-many-attempts")
    account("Odo")
    assert Client().post("/sign-in", {"login": "odo", "password": PASSWORD}).status_code == 302  # others still get in


def test_a_wrong_name_and_a_wrong_password_are_told_alike(site: Site) -> None:
    account("Kira")
    token = re.compile(r'value="[^"]*"')
    known, unknown = (
        token.sub("", Client().post("/sign-in", {"login": name, "password": "wrong"}).content.decode())
        for name in ("kira", "nobody")
    )
    assert known == unknown


# Headers -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "page", ["/", "/sign-in", "/e/friday-night", "/e/friday-night/me", "/e/friday-night/desk", "/nowhere"]
)
def test_every_page_has_its_headers(site: Site, page: str) -> None:
    row = site.event()
    headers = site.browser(row, "director").get(page).headers
    assert headers["X-Frame-Options"] == "DENY"
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "same-origin"
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy and "script-src 'self';" in policy and "unsafe" not in policy


def _pages_of_a_desk() -> list[str]:
    addresses = sorted(set(_addresses(get_resolver().url_patterns)))
    return [one for one in addresses if one.startswith("/e/friday-night/desk")]


@pytest.mark.parametrize("page", [*_pages_of_a_desk(), "/e/friday-night/me", "/e/friday-night/enter", "/profile",
                                  "/sign-in", "/new?rulebook=yomi", "/k/1.d.x", "/admin/", "/nowhere"])  # fmt: skip
def test_what_is_somebodys_own_is_kept_by_no_browser_and_no_proxy(site: Site, page: str) -> None:
    row = site.event()
    client = site.browser(row, "director")
    signed_in("Sisko", client)
    assert "no-store" in client.get(page).headers["Cache-Control"]


@pytest.mark.parametrize("page", ["/", "/rules", "/rules/yomi", "/e/friday-night", "/e/friday-night/standings"])
def test_what_is_for_everybody_may_be_kept(site: Site, page: str) -> None:
    site.event()
    assert "no-store" not in Client().get(page).headers.get("Cache-Control", "")


def _with(folder: Path, program: str, **told: str) -> subprocess.CompletedProcess[str]:
    """A program with the settings of this environment."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("TOPCUT_", "DATABASE_"))}
    told |= {"TOPCUT_DATA": str(folder), "DJANGO_SETTINGS_MODULE": "topcut.web.settings"}
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env=environment | told, capture_output=True, text=True)


_CHECKED = "import django; django.setup(); from django.core.management import call_command as call; "
_CHECKED += "call('check', deploy=True, fail_level='WARNING')"
_STRICT = """import django; django.setup()
from django.test import Client
from topcut.web.running.serve import prepare
import os
prepare(os.environ["TOPCUT_DATA"])
print(Client().get("/", headers={"x-forwarded-proto": "https"}).headers.get("Strict-Transport-Security"))
print(Client().get("/").headers.get("Strict-Transport-Security"))"""


def test_djangos_own_check_of_a_site_on_the_internet_finds_nothing(tmp_path: Path) -> None:
    ran = _with(tmp_path, _CHECKED, TOPCUT_TLS="1", TOPCUT_HOSTS="play.example.org")
    assert ran.returncode == 0, ran.stderr


def test_with_tls_a_browser_never_asks_without_it_again(tmp_path: Path) -> None:
    ran = _with(tmp_path, _STRICT, TOPCUT_TLS="1")
    assert ran.stdout.split() == ["max-age=31536000", "None"], ran.stderr
    assert _with(tmp_path, _STRICT).stdout.split() == ["None", "None"]


# The name in mails ---------------------------------------------------------------------------------------------------


def test_a_site_that_sends_mail_is_not_served_without_its_name(tmp_path: Path) -> None:
    mails = {"TOPCUT_MAIL": "smtp://user:password@mail.example.org"}
    refused = _with(tmp_path, "import topcut.web.settings", **mails)
    assert refused.returncode != 0 and "TOPCUT_HOSTS" in refused.stderr
    named = _with(tmp_path, "import topcut.web.settings", **mails, TOPCUT_HOSTS="play.example.org")
    assert named.returncode == 0, named.stderr


@pytest.mark.parametrize("page", ["/account/password/forgotten", "/sign-in/code"])
def test_a_forged_name_stands_in_no_mail(site: Site, page: str) -> None:
    account("Kira", email="kira@bajor.example")
    mail.outbox = []
    with override_settings(**MAIL, ALLOWED_HOSTS=["play.example.org"]):
        for host, status in (("evil.example", 400), ("play.example.org.evil.example", 400), ("play.example.org", 302)):
            answer = Client().post(page, {"email": "somebody@bajor.example"}, headers={"host": host})
            assert answer.status_code == status, host
    assert len(mail.outbox) == 1 and "evil" not in str(mail.outbox[0].message())


def test_no_style_stands_inside_a_page_also_not_a_brackets(site: Site) -> None:
    row = site.event(
        "transformers", ("Kira", "Odo", "Quark", "Dax"), (Stage("swiss", rounds=1), Stage("bracket", take=4))
    )
    site.post_round(row)
    site.report_all(row, Result(games=games_of(2, 0, 0)))
    site.do(row, OpenStage(2))
    page = Client().get(f"/e/{row.slug}/bracket")
    assert not re.search(r"<style|\sstyle=", page.content.decode())
    assert "unsafe-inline" not in page["Content-Security-Policy"]
    assert " style=" not in page.content.decode()


# The administrator ---------------------------------------------------------------------------------------------------


def _administrator() -> Client:
    make_administrator("Julian Bashir", PASSWORD)
    return signed_in("Julian Bashir")


def test_the_administrators_pages_are_closed_to_everybody_else(site: Site) -> None:
    row = site.event()
    for client in (Client(), site.browser(row, "director"), signed_in("Kira")):
        answer = client.get("/admin/")
        assert answer.status_code in (302, 403)
        assert words_of("web-accounts-administration") not in answer.content.decode()


def test_signing_in_to_the_administrators_pages_has_the_same_limits(site: Site) -> None:
    answer = Client().get("/admin/login/", follow=True)
    assert answer.redirect_chain[-1][0].startswith("/sign-in")


def test_the_journal_is_not_among_the_administrators_tables(site: Site) -> None:
    row, client = site.event(), _administrator()
    shown = client.get("/admin/").content.decode()
    assert "/admin/store/event/" in shown and "/admin/accounts/role/" in shown and "/admin/auth/user/" in shown
    assert "/line/" not in shown and "/word/" not in shown
    assert words_of("web-accounts-administration") in shown
    assert client.post(f"/admin/store/event/{row.pk}/delete/", {"post": "yes"}).status_code == 403
    assert client.get("/admin/store/event/add/").status_code == 403


def test_an_administrator_changes_the_listing_and_never_the_head(site: Site) -> None:
    """A report that came while the form was open must not be taken out of the chain by saving it."""
    row, client = site.event(), _administrator()
    page = client.get(f"/admin/store/event/{row.pk}/change/")
    assert page.status_code == 200
    fields = {"title": "New title", "place": "Quark's Bar", "zone": "UTC", "listed": "on", "links_allowed": "on"}
    site.post_round(row)
    head, seal = site.snapshot(row).head, Line.objects.order_by("-seq")[0].hash
    forged = {"head": "1", "seal": "0" * 64, "state": "finished", "slug": "stolen", "players": "0"}
    assert client.post(f"/admin/store/event/{row.pk}/change/", fields | forged).status_code == 302
    now = Event.objects.get(pk=row.pk)
    assert (now.title, now.place, now.slug, now.state) == ("New title", "Quark's Bar", row.slug, "running")
    assert (now.head, now.seal) == (head, seal)
    site.report_all(row, Result(games=((100, 35),)))  # the chain goes on


def test_an_administrator_gives_roles(site: Site) -> None:
    row, client, kira = site.event(), _administrator(), account("Kira")
    fields = {"user": str(kira.pk), "event": str(row.pk), "role": "judge", "player": ""}
    assert client.post("/admin/accounts/role/add/", fields).status_code == 302
    assert roles.held(kira, row) == {"judge": ""}
    assert client.get("/admin/accounts/role/").status_code == 200
    assert client.get(f"/admin/accounts/role/{Role.objects.get().pk}/change/").status_code == 200


# Passkeys ------------------------------------------------------------------------------------------------------------


def test_anothers_passkey_is_neither_renamed_nor_removed(site: Site) -> None:
    kira = account("Kira")
    key = Authenticator.objects.create(user=kira, type=Authenticator.Type.WEBAUTHN, data={"name": "phone"})
    odo = signed_in("Odo")
    for act in ("rename", "remove"):
        address = f"/account/passkeys/{key.pk}/{act}"
        for sent in (odo.get(address), odo.post(address, {"name": "mine"})):
            if sent.status_code == 302:  # first he proves who he is
                odo.post(sent["Location"], {"password": PASSWORD})
        assert odo.get(address).status_code == odo.post(address, {"name": "mine"}).status_code == 404
    key.refresh_from_db()
    assert key.data == {"name": "phone"}
