"""Accounts: signing up and in, the profile, signing out everywhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.core.cache import cache
from django.test import Client, override_settings

from topcut.web.people.access import link
from web.accounts import PASSWORD, account, signed_in
from web.html import all_of, parsed, words
from web.saying import says, words_of
from web.site import Site

QUICK = ["django.contrib.auth.hashers.MD5PasswordHasher"]
MAIL = {
    "MAIL": True,
    "EMAIL_BACKEND": "django.core.mail.backends.locmem.EmailBackend",
    "ACCOUNT_SIGNUP_FIELDS": ["username*", "email", "password1*", "password2*"],
    "ACCOUNT_EMAIL_VERIFICATION": "optional",
}


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        mail.outbox = []
        yield
    cache.clear()
    User.objects.all().delete()


def _sign_up(client: Client, name: str, **more: str) -> Element:
    fields = {"name": name, "password1": PASSWORD, "password2": PASSWORD} | more
    return parsed(client.post("/sign-up", fields, follow=True))


def _text(tree: Element) -> str:
    return words(all_of(tree, "main")[0])


# Signing up ----------------------------------------------------------------------------------------------------------


def test_a_name_and_a_password_are_enough_to_sign_up(site: Site) -> None:
    client = Client()
    shown = _text(_sign_up(client, "  Kira   Nerys "))
    user = User.objects.get()
    assert (user.username, user.first_name, user.email) == ("kira-nerys", "Kira Nerys", "")
    assert "Kira Nerys" in shown and "kira-nerys" in shown
    assert client.get("/profile").status_code == 200


@pytest.mark.parametrize("typed", ["Kira Nerys", "kira-nerys", "KIRA NERYS", " kira nerys "])
def test_signing_in_takes_the_name_as_well_as_the_handle(site: Site, typed: str) -> None:
    account("Kira Nerys")
    answer = Client().post("/sign-in", {"login": typed, "password": PASSWORD})
    assert (answer.status_code, answer["Location"]) == (302, "/profile")


@pytest.mark.parametrize(
    ("name", "handle"), [("אודו העברי", "אודו-העברי"), ("Jürgen Größe", "jurgen-groe"), ("Odo 2", "odo-2")]
)
def test_a_name_in_any_letters_has_a_handle(site: Site, name: str, handle: str) -> None:
    _sign_up(Client(), name)
    assert User.objects.get().username == handle
    assert Client().post("/sign-in", {"login": name, "password": PASSWORD}).status_code == 302


def test_a_name_that_is_taken_asks_for_a_handle_and_keeps_what_was_typed(site: Site) -> None:
    account("Kira Nerys")
    client = Client()
    tree = _sign_up(client, "Kira Nerys")
    assert says(_text(tree), "web-account-handle-taken", handle="kira-nerys")
    assert "Kira Nerys" in {field.get("value") for field in all_of(tree, "input")}
    _sign_up(client, "Kira Nerys", username="Major Kira")
    assert set(User.objects.values_list("username", flat=True)) == {"kira-nerys", "major-kira"}


@pytest.mark.parametrize("password", ["short1", "12345678901", "password1", "kira-nerys"])
def test_a_weak_password_is_refused_with_a_sentence(site: Site, password: str) -> None:
    tree = _sign_up(Client(), "Kira Nerys", password1=password, password2=password)
    wrong = [words(one) for one in all_of(tree, "p") if one.get("class") == "wrong"]
    assert wrong and not User.objects.exists()


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 151, "\x07bell"])
def test_a_name_that_cannot_be_shown_is_refused(site: Site, name: str) -> None:
    Client().post("/sign-up", {"name": name, "username": "kira", "password1": PASSWORD, "password2": PASSWORD})
    assert not User.objects.exists()


def test_a_name_is_text_whatever_it_holds(site: Site) -> None:
    client = Client()
    shown = _text(_sign_up(client, "<script>alert(1)</script>", username="scripty"))
    assert "<script>alert(1)</script>" in shown
    assert b"<script>alert(1)" not in client.get("/profile").content


# Refused forms -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("page", "fields"),
    [
        ("/sign-in", {"login": "Kira", "password": "wrong"}),
        ("/sign-in", {}),
        ("/sign-up", {"name": "Odo", "password1": PASSWORD, "password2": "another"}),
        ("/sign-up", {}),
        ("/sign-in/code", {"email": "nobody"}),
        ("/account/password/forgotten", {"email": "nobody"}),
    ],
)
def test_a_refused_form_answers_422_and_keeps_what_was_typed(site: Site, page: str, fields: dict[str, str]) -> None:
    account("Kira")
    with override_settings(**MAIL):
        answer = Client().post(page, fields)
        tree = parsed(answer)
    assert answer.status_code == 422 and User.objects.count() == 1
    typed = {field.get("value") for field in all_of(tree, "input") if field.get("type") != "hidden"}
    assert {value for name, value in fields.items() if "password" not in name} <= typed


@pytest.mark.parametrize("page", ["/account/password", "/account/confirm"])
def test_a_refused_form_of_an_account_answers_422_too(site: Site, page: str) -> None:
    fields = {"oldpassword": "wrong", "password": "wrong", "password1": PASSWORD, "password2": PASSWORD}
    assert signed_in("Kira").post(page, fields).status_code == 422


def test_what_is_only_looked_at_and_what_is_taken_answer_as_before(site: Site) -> None:
    assert Client().get("/sign-in").status_code == 200
    assert Client().post("/sign-up", {"name": "Odo", "password1": PASSWORD, "password2": PASSWORD}).status_code == 302


# Every page ----------------------------------------------------------------------------------------------------------

OPEN = (
    "/sign-in",
    "/sign-up",
    "/sign-in/code",
    "/account/password/forgotten",
    "/account/inactive",
    "/account/email/sent",
)
OPEN += ("/account/email/confirm/nothing", "/account/password/done")
OWN = ("/profile", "/sign-out", "/account/password", "/account/email", "/account/passkeys", "/account/confirm")


@pytest.mark.parametrize("page", OPEN)
@pytest.mark.parametrize("posts", [True, False])
def test_every_open_page_is_valid(site: Site, page: str, posts: bool) -> None:
    with override_settings(**(MAIL if posts else {})):
        parsed(Client().get(page))


@pytest.mark.parametrize("page", OWN)
def test_every_own_page_is_valid_and_closed_to_visitors(site: Site, page: str) -> None:
    parsed(signed_in("Kira Nerys").get(page))
    answer = Client().get(page)
    assert answer.status_code == 302
    assert answer["Location"].startswith(("/sign-in", "/"))


def test_passkeys_are_offered_on_https_and_localhost_only(site: Site) -> None:

    for host, secure, offered in (
        ("localhost:8000", False, True),
        ("topcut.example", True, True),
        ("topcut.example", False, False),
        ("192.168.1.20:8000", False, False),
        ("192.168.1.20", True, False),
        ("[::1]:8000", True, False),
    ):
        page = Client().get("/sign-in", secure=secure, headers={"host": host})
        assert says(page, "web-account-with-passkey") == offered, host
        assert says(page, "web-account-passkeys-not-here") == (not offered), host
        parsed(page)
    client = signed_in("Kira Nerys")
    refused = client.get("/account/passkeys/add", follow=True)
    assert says(_text(parsed(refused)), "web-passkey-not-here-why")


def test_adding_a_passkey_asks_for_one_that_signs_in_by_itself(site: Site) -> None:
    client = signed_in("Kira Nerys")
    asked = client.get("/account/passkeys/add", headers={"host": "localhost"})
    assert asked["Location"].startswith("/account/confirm?next=")  # whoever finds an open browser cannot add his own
    page = client.post(asked["Location"], {"password": PASSWORD}, headers={"host": "localhost"}, follow=True)
    parsed(page)
    data = re.search(r'<script id="js_data"[^>]*>(.*?)</script>', page.content.decode())
    assert data
    wanted = json.loads(data[1])["creation_options"]["publicKey"]["authenticatorSelection"]
    assert (wanted["residentKey"], wanted["userVerification"]) == ("required", "required")


# By mail -------------------------------------------------------------------------------------------------------------


def _code() -> str:
    """The code of the last mail."""
    return next(
        line.strip() for line in str(mail.outbox[-1].body).splitlines() if line.strip().replace("-", "").isalnum()
    )


def test_a_code_by_mail_signs_in(site: Site) -> None:
    with override_settings(**MAIL):
        account("Kira Nerys", email="kira@bajor.example")
        client = Client()
        tree = parsed(client.post("/sign-in/code", {"email": "kira@bajor.example"}, follow=True))
        assert "kira@bajor.example" in _text(tree)
        wrong = client.post("/sign-in/code/confirm", {"code": "000000"})
        assert "_auth_user_id" not in client.session
        parsed(wrong)
        client.post("/sign-in/code/confirm", {"code": _code()})
        assert client.get("/profile").status_code == 200


def test_a_code_never_leaves_the_server_but_by_mail(site: Site) -> None:
    """A session that rides in the cookie can be read by its holder, who may have asked for somebody else's code."""
    with override_settings(**MAIL):
        account("Kira Nerys", email="kira@bajor.example")
        client = Client()
        client.post("/sign-in/code", {"email": "kira@bajor.example"})
        assert len(client.cookies["sessionid"].value) == 32  # the key of a row, nothing else


def test_a_forgotten_password_is_set_anew_with_a_code(site: Site) -> None:
    with override_settings(**MAIL):
        account("Kira Nerys", email="kira@bajor.example")
        client = Client()
        client.post("/account/password/forgotten", {"email": "kira@bajor.example"})
        tree = parsed(client.post("/account/password/code", {"code": _code()}, follow=True))
        assert says(_text(tree), "web-account-new-password")
        new = "the emissary of Bajor"
        client.post("/account/password/new", {"password1": new, "password2": new})
        assert User.objects.get().check_password(new)


@pytest.mark.parametrize(
    ("page", "fields", "subject"),
    [
        ("/sign-in/code", {"email": "kira@bajor.example"}, "web-mail-sign-in-code"),
        ("/account/password/forgotten", {"email": "kira@bajor.example"}, "web-mail-password-code"),
        ("/sign-in/code", {"email": "dukat@cardassia.example"}, "web-mail-no-account"),
        ("/sign-up", {"name": "Odo", "email": "odo@bajor.example"}, "web-mail-confirm"),
    ],
)
def test_every_mail_says_what_it_is_for_and_of_which_site(
    site: Site, page: str, fields: dict[str, str], subject: str
) -> None:
    with override_settings(**MAIL):
        account("Kira Nerys", email="kira@bajor.example")
        Client().post(page, {"password1": PASSWORD, "password2": PASSWORD} | fields)
        (sent,) = mail.outbox
        why, given, not_you = str(sent.body).split("\n\n")
        assert (sent.subject, sent.to) == (f"Topcut: {words_of(subject)}", [fields["email"]])
        assert says(why, f"{subject}-below", site="testserver") and given and not_you == words_of("web-mail-not-you")


def test_without_mail_the_page_says_who_can_help(site: Site) -> None:
    page = Client().get("/account/password/forgotten")
    assert says(page, "web-account-no-mail-no-password-html") and "topcut password" in _text(parsed(page))
    assert b"e-mail" not in Client().get("/sign-up").content


# The profile ---------------------------------------------------------------------------------------------------------


def test_the_name_can_be_changed_and_a_wrong_one_is_refused(site: Site) -> None:
    client = signed_in("Kira Nerys")
    assert client.post("/profile", {"name": "Kira  N."}).status_code == 302
    assert User.objects.get().first_name == "Kira N."
    refused = client.post("/profile", {"name": "\u200b"})
    assert refused.status_code == 422 and says(_text(parsed(refused)), "web-account-name-not-shown")
    assert User.objects.get().first_name == "Kira N."


def test_signing_out_everywhere_ends_every_browser_of_this_account_only(site: Site) -> None:
    phone, laptop, odo = signed_in("Kira Nerys"), signed_in("Kira Nerys"), signed_in("Odo")
    assert says(_text(parsed(phone.get("/profile"))), "web-profile-sign-out-everywhere", browsers=2)
    phone.post("/profile/sign-out-everywhere")
    assert phone.get("/profile").status_code == 302
    assert laptop.get("/profile").status_code == 302
    assert odo.get("/profile").status_code == 200


def test_signing_out_everywhere_reaches_a_browser_that_followed_a_link_later(site: Site) -> None:
    row = site.event()
    laptop = site.browser(row, "director")
    signed_in("Kira Nerys", laptop)
    assert laptop.get(f"/e/{row.slug}/desk").status_code == 200
    phone = signed_in("Kira Nerys")
    followed = signed_in("Kira Nerys")
    followed.get(link(row, "judge"))
    phone.post("/profile/sign-out-everywhere")
    assert followed.get("/profile").status_code == 302
    assert laptop.get(f"/e/{row.slug}/desk").status_code == 403


def test_changing_the_password_ends_the_other_browsers(site: Site) -> None:
    phone, laptop = signed_in("Kira Nerys"), signed_in("Kira Nerys")
    new = "the emissary of Bajor"
    phone.post("/account/password", {"oldpassword": PASSWORD, "password1": new, "password2": new})
    assert phone.get("/profile").status_code == 200
    assert laptop.get("/profile").status_code == 302
