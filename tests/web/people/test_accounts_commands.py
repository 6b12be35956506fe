"""`topcut admin`, `password`, `link` and `official`: commands none of which does another's work."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
import typer
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client, override_settings

from topcut.acts.entries.names import tidy
from topcut.cli.main import main
from topcut.web.people.access import link
from topcut.web.people.models import Role
from topcut.web.store.models import Event
from web.accounts import PASSWORD, account, signed_in
from web.people.test_accounts import QUICK
from web.saying import says
from web.site import Site

NEW = "the wormhole opens"


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        yield
    User.objects.all().delete()


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is typed at the prompts, one after the other; an empty list is asked nothing."""
    answers: list[str] = []
    monkeypatch.setattr(typer, "prompt", lambda *_, **__: answers.pop(0))
    return answers


def _topcut(*words: str) -> int:
    return main([*words, "--data", str(settings.DATA)])


# topcut admin --------------------------------------------------------------------------------------------------------


def test_a_new_administrator(site: Site, typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    typed += [PASSWORD, PASSWORD]
    assert _topcut("admin", "Julian Bashir") == 0
    assert says(tidy(capsys.readouterr().out), "cli-sitepeople-administrator", account="julian-bashir")
    user = User.objects.get()
    assert user.is_superuser and user.is_staff and user.check_password(PASSWORD)


def test_an_account_that_is_there_keeps_its_password_and_is_not_asked_for_one(site: Site, typed: list[str]) -> None:
    account("Kira Nerys")
    assert _topcut("admin", "kira nerys") == 0
    user = User.objects.get()
    assert user.is_superuser and user.check_password(PASSWORD)


@pytest.mark.parametrize("words", ["", "short|short", f"{PASSWORD}|another one", "12345678901|12345678901"])
def test_a_bad_password_is_refused_and_nothing_is_made(
    site: Site, typed: list[str], capsys: pytest.CaptureFixture[str], words: str
) -> None:
    typed += words.split("|")
    assert _topcut("admin", "Julian Bashir") == 2
    assert "Refused" in capsys.readouterr().err
    assert not User.objects.exists()


# topcut password -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Kira Nerys", "kira-nerys", "@kira-nerys"])
def test_a_new_password_makes_nobody_an_administrator(site: Site, typed: list[str], name: str) -> None:
    account("Kira Nerys")
    typed += [NEW, NEW]
    assert _topcut("password", name) == 0
    user = User.objects.get()
    assert user.check_password(NEW) and not user.is_staff and not user.is_superuser
    client = Client()
    assert client.post("/sign-in", {"login": "kira-nerys", "password": NEW}).status_code == 302
    assert client.get("/admin/").status_code == 302


def test_an_administrator_stays_one(site: Site, typed: list[str]) -> None:
    account("Kira Nerys", is_staff=True, is_superuser=True)
    typed += [NEW, NEW]
    assert _topcut("password", "kira-nerys") == 0
    assert User.objects.get().is_superuser


def test_a_new_password_signs_every_browser_out_and_opens_what_guessing_has_locked(
    site: Site, typed: list[str]
) -> None:
    browser = signed_in("Kira Nerys")
    for _ in range(6):
        Client().post("/sign-in", {"login": "kira-nerys", "password": "wrong"})
    typed += [NEW, NEW]
    assert _topcut("password", "kira-nerys") == 0
    assert browser.get("/profile").status_code == 302
    assert Client().post("/sign-in", {"login": "kira-nerys", "password": NEW}).status_code == 302


@pytest.mark.parametrize("words", ["", "short|short", f"{NEW}|another one", "kira-nerys|kira-nerys"])
def test_a_bad_new_password_is_refused_and_the_old_one_stays(
    site: Site, typed: list[str], capsys: pytest.CaptureFixture[str], words: str
) -> None:
    account("Kira Nerys")
    typed += words.split("|")
    assert _topcut("password", "kira-nerys") == 2
    assert "Refused" in capsys.readouterr().err and User.objects.get().check_password(PASSWORD)


def test_a_password_for_nobody_is_refused(site: Site, typed: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert _topcut("password", "Nobody") == 2
    assert says(tidy(capsys.readouterr().err), "account-none", name="Nobody")
    assert not User.objects.exists()


def test_the_page_of_a_forgotten_password_names_the_command_that_helps(site: Site) -> None:
    page = Client().get("/account/password/forgotten").content.decode()
    assert "topcut password" in page and "topcut admin" not in page


# topcut link ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "page"),
    [
        ((), "/desk"),
        (("--role", "judge"), "/desk"),
        (("--role", "head-judge"), "/desk"),
        (("--role", "scorekeeper"), "/desk"),
        (("--player", "odo"), "/me"),
    ],
)
def test_a_link_that_lets_in(site: Site, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], page: str) -> None:
    site.event()
    assert _topcut("link", "friday-night", *words, "--json") == 0
    path = json.loads(capsys.readouterr().out)["link"]
    assert Client().get(path).headers["Location"] == f"/e/friday-night{page}"


def test_it_is_the_link_that_is_valid_now(site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    row = site.event()
    old = link(row, "director")
    site.browser(row, "director").post("/e/friday-night/desk/links/renew", {"link": "d."})
    assert _topcut("link", "friday-night") == 0
    told = capsys.readouterr().out
    assert link(Event.objects.get(), "director") in told.replace("\n", "") and old not in told


@pytest.mark.parametrize("words", [("no-such-event",), ("friday-night", "--player", "Weyoun"),
                                   ("friday-night", "--player", "odo", "--role", "judge"),
                                   ("friday-night", "--role", "player"),
                                   ("friday-night", "--role", "gul")])  # fmt: skip
def test_a_link_of_nothing_is_refused(site: Site, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]) -> None:
    site.event()
    assert _topcut("link", *words) == 2
    assert "Refused" in capsys.readouterr().err


# topcut official -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("role", "words"), [("director", "a director"), ("head-judge", "a head judge"),
                                             ("judge", "a judge"), ("scorekeeper", "a scorekeeper")])  # fmt: skip
def test_an_account_is_named_and_dismissed(
    site: Site, capsys: pytest.CaptureFixture[str], role: str, words: str
) -> None:
    row, browser = site.event(), signed_in("Kira Nerys")
    assert browser.get("/e/friday-night/desk").status_code == 403
    assert _topcut("official", "friday-night", "Kira Nerys", "--role", role) == 0
    assert f"kira-nerys is now {words} of Friday Night" in tidy(capsys.readouterr().out)
    assert f"You are here as {words}." in browser.get("/e/friday-night/desk").content.decode()
    assert _topcut("official", "friday-night", "kira-nerys", "--role", role, "--dismiss", "--json") == 0
    told = {"event": row.slug, "account": "kira-nerys", "role": role, "dismissed": True}
    assert json.loads(capsys.readouterr().out) == told
    assert browser.get("/e/friday-night/desk").status_code == 403


@pytest.mark.parametrize("words", [("no-such-event", "kira", "--role", "judge"),
                                   ("friday-night", "odo", "--role", "judge"),
                                   ("friday-night", "kira", "--role", "player"),
                                   ("friday-night", "kira", "--role", "judge", "--dismiss")])  # fmt: skip
def test_no_official_is_made_of_nobody_or_nothing(
    site: Site, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    site.event()
    account("Kira")
    assert _topcut("official", *words) == 2
    assert "Refused" in capsys.readouterr().err and not Role.objects.exists()
