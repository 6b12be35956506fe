"""Mail: written down at once, sent when the mail server takes it, and told as it is."""

from __future__ import annotations

import smtplib
import threading
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.core.mail import EmailMessage, send_mail
from django.test import Client, override_settings
from django.utils import timezone

from topcut.acts.entries.commands import Enter, Person, Withdraw
from topcut.acts.registration.commands import SetRegistration
from topcut.web.outbox import backend
from topcut.web.outbox.delivery import LASTS, deliver, is_stuck
from topcut.web.outbox.models import Mail
from topcut.web.people import roles
from topcut.web.running.mail import mail
from topcut.web.store.models import Event
from web.accounts import account
from web.saying import says
from web.site import Site

MAIL = {
    "MAIL": True,
    **mail("smtp+plain://127.0.0.1:1"),
    "ACCOUNT_SIGNUP_FIELDS": ["username*", "email", "password1*", "password2*"],
    "ACCOUNT_EMAIL_VERIFICATION": "optional",
    "PASSWORD_HASHERS": ["django.contrib.auth.hashers.MD5PasswordHasher"],
}


@pytest.fixture(autouse=True)
def with_mail(site: Site) -> Iterator[None]:
    with override_settings(**MAIL):
        cache.clear()
        yield
    cache.clear()
    Mail.objects.all().delete()
    User.objects.all().delete()


class Server:
    """A mail server, or what it does instead of taking mail."""

    def __init__(self, does: Exception | None = None, opens: Exception | None = None) -> None:
        self.connection, self._does, self._opens = self, does, opens
        self.took: list[tuple[str, list[str], bytes]] = []
        self.opened = 0

    def open(self) -> bool:
        self.opened += 1
        if self._opens:
            raise self._opens
        return True

    def sendmail(self, sender: str, receivers: list[str], message: bytes) -> dict[str, Any]:
        if self._does:
            raise self._does
        self.took.append((sender, receivers, message))
        return {}

    def close(self) -> None:
        pass


def _wait(count: int = 1) -> None:
    for number in range(count):
        send_mail(f"Mail {number}", "A code: K1RA", "topcut@example.org", [f"kira{number}@bajor.example"])


SILENT = TimeoutError("timed out")


def test_a_forgotten_password_waits_for_no_mail_server() -> None:
    """It is written down by whoever asks, and nobody is asked over the network."""
    account("Kira Nerys", email="kira@bajor.example")
    answer = Client().post("/account/password/forgotten", {"email": "kira@bajor.example"}, follow=True)
    assert answer.status_code == 200
    assert says(answer, "web-account-code-goes-out-html", email="kira@bajor.example")
    assert b"<bdi>kira@bajor.example</bdi>" in answer.content
    assert [one.receivers for one in Mail.objects.all()] == [["kira@bajor.example"]]


def test_the_mail_server_gets_it_whole_and_once() -> None:
    _wait(2)
    server = Server()
    assert deliver(server) == 2 and deliver(server) == 0
    assert [(sender, receivers) for sender, receivers, _ in server.took] == [
        ("topcut@example.org", ["kira0@bajor.example"]),
        ("topcut@example.org", ["kira1@bajor.example"]),
    ]
    assert b"Subject: Mail 0\r\n" in server.took[0][2] and b"A code: K1RA" in server.took[0][2]
    assert not Mail.objects.exists()


def test_one_that_does_not_answer_costs_one_attempt_and_is_asked_again_later() -> None:
    _wait(3)
    now, silent, server = timezone.now(), Server(opens=SILENT), Server()
    assert deliver(silent, now) == 0
    assert silent.opened == 1 and Mail.objects.count() == 3
    assert deliver(server, now) == 2, "those that were not tried"
    assert deliver(server, now + timedelta(seconds=6)) == 1


def test_what_was_tried_in_vain_is_told_on_the_page() -> None:
    account("Kira Nerys", email="kira@bajor.example")
    now = timezone.now()
    page = Client()
    page.post("/sign-in/code", {"email": "kira@bajor.example"})
    for seconds in (0, 6):
        assert not says(page.get("/sign-in/code/confirm"), "web-mail-stuck")
        deliver(Server(opens=SILENT), now + timedelta(seconds=seconds))
    assert is_stuck()
    assert says(page.get("/sign-in/code/confirm"), "web-mail-stuck")


def test_a_refused_receiver_keeps_no_other_mail_back() -> None:
    _wait(2)
    refused = smtplib.SMTPRecipientsRefused({"kira@bajor.example": (550, b"unknown")})
    assert deliver(Server(does=refused)) == 0
    assert list(Mail.objects.values_list("attempts", flat=True)) == [1, 1]


def test_after_an_hour_it_is_given_up() -> None:
    _wait()
    assert deliver(Server(), timezone.now() + LASTS + timedelta(seconds=1)) == 0
    assert not Mail.objects.exists()


def test_a_clock_that_was_set_back_holds_no_mail_up() -> None:
    _wait()
    assert deliver(Server(), timezone.now() - timedelta(days=400)) == 1


def test_two_servers_send_it_once() -> None:
    """Whoever puts it off first sends it."""
    _wait()
    server, now = Server(), timezone.now()
    stale = Mail.objects.get()
    assert deliver(server, now) == 1
    stale.save(force_insert=True)
    Mail.objects.update(due=now + timedelta(seconds=5))
    assert deliver(server, now) == 0


def test_so_many_wait_at_most_and_the_next_one_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backend, "MOST", 2)
    _wait(2)
    answer = Client().post("/account/password/forgotten", {"email": "odo@bajor.example"})
    assert answer.status_code == 503 and says(answer, "site-mail-waits")
    assert Mail.objects.count() == 2


def test_a_mail_for_nobody_is_none() -> None:
    assert EmailMessage("Nothing", "to nobody").send() == 0
    assert not Mail.objects.exists()


def test_the_thread_that_asks_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even with a mail server that hangs: no socket is opened."""
    opened: list[str] = []
    monkeypatch.setattr(smtplib, "SMTP", lambda *given, **more: opened.append(threading.current_thread().name))
    account("Kira Nerys", email="kira@bajor.example")
    Client().post("/sign-in/code", {"email": "kira@bajor.example"})
    assert not opened and Mail.objects.count() == 1


@pytest.mark.parametrize(
    ("form", "told"),
    [
        ("/account/password/forgotten", "web-account-no-mail-no-password-html"),
        ("/sign-in/code", "web-account-no-mail-no-code"),
    ],
)
def test_without_mail_no_code_is_promised(form: str, told: str) -> None:
    with override_settings(MAIL=False, EMAIL_BACKEND="django.core.mail.backends.dummy.EmailBackend"):
        account("Kira Nerys", email="kira@bajor.example")
        answer = Client().post(form, {"email": "kira@bajor.example"}, follow=True)
    assert answer.status_code == 422 and says(answer, told)


def _waits_with_an_address(site: Site, verified: bool) -> Event:
    """One place, Odo has it; Kira waits, and has an account."""
    row = site.event(names=("Odo",))
    site.do(row, SetRegistration(places=1))
    site.do(row, Enter((Person("Kira"),)), by="visitor")
    user = account("kira")
    user.emailaddress_set.create(email="kira@bajor.example", primary=True, verified=verified)  # type: ignore[attr-defined]
    roles.grant(user, row, "player", site.player(row, "Kira"))
    return row


def test_whoever_moves_up_from_the_waiting_list_gets_one_mail(site: Site) -> None:
    row = _waits_with_an_address(site, verified=True)
    site.do(row, Withdraw(site.player(row, "Odo")), key="once")
    site.do(row, Withdraw(site.player(row, "Odo")), key="once")
    (mail,) = Mail.objects.all()
    assert mail.receivers == ["kira@bajor.example"]
    assert row.title in bytes(mail.message).decode() and f"/e/{row.slug}/me" in bytes(mail.message).decode()


def test_an_address_that_nobody_confirmed_gets_none(site: Site) -> None:
    row = _waits_with_an_address(site, verified=False)
    site.do(row, Withdraw(site.player(row, "Odo")))
    assert not Mail.objects.exists() and not site.snapshot(row).tournament.waiting
