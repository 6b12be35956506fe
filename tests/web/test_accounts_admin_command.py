"""`topcut admin`: the first administrator, from the command line."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import typer
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client, override_settings

from topcut.cli.main import main
from web.accounts import PASSWORD, account
from web.site import Site
from web.test_accounts import QUICK


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        yield
    User.objects.all().delete()


def _topcut(monkeypatch: pytest.MonkeyPatch, name: str, *typed: str) -> int:
    answers = iter(typed)
    monkeypatch.setattr(typer, "prompt", lambda *_, **__: next(answers))
    return main(["admin", name, "--data", str(settings.DATA)])


def test_a_new_administrator(site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert _topcut(monkeypatch, "Julian Bashir", PASSWORD, PASSWORD) == 0
    assert "julian-bashir is an administrator" in capsys.readouterr().out
    user = User.objects.get()
    assert user.is_superuser and user.is_staff and user.check_password(PASSWORD)


def test_an_account_that_is_there_keeps_its_password(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    account("Kira Nerys")
    assert _topcut(monkeypatch, "kira nerys", "") == 0
    user = User.objects.get()
    assert user.is_superuser and user.check_password(PASSWORD)
    assert Client().post("/sign-in", {"login": "kira-nerys", "password": PASSWORD}).status_code == 302


@pytest.mark.parametrize(
    "typed", [("",), ("short", "short"), (PASSWORD, "another one"), ("12345678901", "12345678901")]
)
def test_a_bad_password_is_refused_and_nothing_is_made(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: tuple[str, ...]
) -> None:
    assert _topcut(monkeypatch, "Julian Bashir", *typed) == 2
    assert "Refused" in capsys.readouterr().err
    assert not User.objects.exists()
