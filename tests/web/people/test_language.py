"""In which language somebody is answered: their choice, the event's, the browser's, the installation's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import translation

from topcut.messages.catalogue import ENGLISH, speak
from topcut.web.people.adapter import AccountAdapter
from topcut.web.people.models import Language
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.console import Desk
from web.phones import Phone, plain
from web.saying import words_of
from web.site import Site


@pytest.fixture(autouse=True)
def nobody_has_an_account() -> Iterator[None]:
    yield
    User.objects.all().delete()
    speak(ENGLISH)


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event()
    site.post_round(made)
    return made


def browser(accepts: str = "", chosen: str = "", client: Client | None = None) -> Client:
    client = client or Client()
    if accepts:
        client.defaults["HTTP_ACCEPT_LANGUAGE"] = accepts
    if chosen:
        client.cookies["topcut_language"] = chosen
    return client


@pytest.mark.parametrize("page", ["pairings", "me", "standings"])
@pytest.mark.parametrize(
    ("chosen", "events", "accepts", "speaks", "answered"),
    [
        ("", "", "", "en", "en"),
        ("", "", "", "de", "de"),
        ("", "", "en", "de", "en"),
        ("", "", "fr", "de", "de"),
        ("", "", "de", "en", "de"),
        ("", "de", "en", "en", "de"),
        ("", "en", "de", "de", "en"),
        ("", "tlh", "de", "en", "de"),  # of an earlier installation that spoke it
        ("en", "de", "de", "de", "en"),
        ("de", "en", "en", "en", "de"),
        ("tlh", "de", "en", "en", "de"),
    ],
)
def test_which_one_wins(
    row: Event, page: str, chosen: str, events: str, accepts: str, speaks: str, answered: str
) -> None:
    row.language = events
    row.save()
    speak(speaks)
    page_of = browser(accepts, chosen).get(f"/e/{row.slug}/{page}", follow=True)
    assert page_of["Content-Language"] == answered and f'<html lang="{answered}">' in page_of.content.decode()
    assert {"Accept-Language", "Cookie"} <= {one.strip() for one in page_of["Vary"].split(",")}


@pytest.mark.parametrize("page", ["display", "pairings?print=1", "desk/round/1/slips", "desk/door", "desk/links/print"])
def test_a_screen_and_paper_are_the_events_then_whoevers_prints(site: Site, row: Event, page: str) -> None:
    director = browser("en", "de", site.browser(row, "director"))
    assert director.get(f"/e/{row.slug}/{page}")["Content-Language"] == "de"
    row.language = "en"
    row.save()
    assert director.get(f"/e/{row.slug}/{page}")["Content-Language"] == "en"
    assert director.get(f"/e/{row.slug}/desk")["Content-Language"] == "de"


def test_a_director_in_german_and_a_player_in_english_at_one_event(site: Site, row: Event) -> None:
    desk = Desk(browser("de", client=site.browser(row, "director")), row.slug)
    kira, odo = Phone(site, row, "Kira"), Phone(site, row, "Odo")
    browser("de", client=odo.client)
    browser("en", client=kira.client)
    for _ in range(2):
        assert "Paarungen" in desk.look("/round/1").text
        assert "Round 1 of 4" in kira.words() and "Runde" not in kira.words()
        assert "Runde 1 von 4" in odo.words() and "Round" not in odo.words()
    refused = kira.reports(mine="x"), odo.reports(mine="x")
    english, german = (plain(one.content.decode()) for one in refused)
    assert [one.status_code for one in refused] == [422, 422] and english != german
    assert kira.reports().status_code == 302
    assert "100–35" in desk.look("/round/1").text


def test_the_switch_is_on_every_page_and_keeps_what_was_chosen(site: Site, row: Event) -> None:
    client = Client()
    for page in ("/", f"/e/{row.slug}", "/rules", "/sign-in"):
        html = client.get(page).content.decode()
        assert 'form="language" name="language" value="de"' in html and 'action="/language"' in html
    page = f"http://testserver/e/{row.slug}/pairings?by=name"
    chosen = client.post("/language", {"language": "de"}, headers={"referer": page})
    assert chosen.status_code == 302 and chosen["Location"] == f"/e/{row.slug}/pairings?by=name"
    cookie = chosen.cookies["topcut_language"]
    assert cookie.value == "de" and cookie["samesite"] == "Lax" and int(cookie["max-age"]) > 60 * 60 * 24 * 300
    assert client.get("/")["Content-Language"] == "de"
    client.post("/language", {"language": "en"})
    assert client.get("/", headers={"accept-language": "de"})["Content-Language"] == "en"


@pytest.mark.parametrize(
    "before", ["https://evil.example/e", "http://testserver//evil.example", "//evil.example", "x", ""]
)
def test_it_leads_back_to_a_page_of_ours_only(site: Site, before: str) -> None:
    assert Client().post("/language", {"language": "de"}, headers={"referer": before})["Location"] == "/"


def test_a_language_that_is_not_spoken_is_refused(site: Site) -> None:
    refused = Client().post("/language", {"language": "tlh"})
    assert refused.status_code == 422 and "topcut_language" not in refused.cookies
    assert "'tlh' is not spoken here" in plain(refused.content.decode())


def test_an_account_takes_its_language_to_the_next_browser(site: Site) -> None:
    first = signed_in("Kira Nerys")
    first.post("/language", {"language": "de"})
    second = browser("en")
    assert second.get("/")["Content-Language"] == "en"
    signed_in("Kira Nerys", second)
    assert second.get("/")["Content-Language"] == "de"


def test_a_new_account_keeps_the_language_of_its_browser(site: Site) -> None:
    signed_in("Odo", browser(chosen="de"))
    assert [one.language for one in Language.objects.all()] == ["de"]
    User.objects.all().delete()
    assert not Language.objects.exists()


def test_a_mail_is_in_the_language_of_whoever_reads_it(site: Site) -> None:
    kira = account("Kira Nerys", email="kira@bajor.example")
    told = {"current_site": type("At", (), {"domain": "ds9.example"}), "code": "K1RA", "user": kira}
    english = AccountAdapter().render_mail("account/email/login_code", "kira@bajor.example", dict(told))
    Language.objects.create(user=kira, language="de")
    german = AccountAdapter().render_mail("account/email/login_code", "kira@bajor.example", dict(told))
    assert english.subject != german.subject and english.body != german.body and "K1RA" in german.body
    assert german.subject == "Topcut: " + said_in_german("web-mail-sign-in-code")


def said_in_german(id: str) -> str:
    speak("de")
    try:
        return words_of(id)
    finally:
        speak(ENGLISH)


def test_django_says_its_own_in_the_same_language_and_forgets_it(site: Site) -> None:
    page = browser("de").post("/sign-up", {"name": "", "password1": "12345", "password2": "12345"})
    assert "Dieses Feld ist zwingend erforderlich." in plain(page.content.decode())
    assert translation.get_language() == "en"
    page = browser("en").post("/sign-up", {"name": "", "password1": "12345", "password2": "12345"})
    assert "This field is required." in plain(page.content.decode())


def test_an_event_gets_its_language_at_its_own_page(site: Site, row: Event) -> None:
    desk = Desk(site.browser(row, "director"), row.slug).look("/event")
    desk.press(words_of("web-setup-save"), language="de")
    row.refresh_from_db()
    assert row.language == "de"
    assert browser("en").get(f"/e/{row.slug}")["Content-Language"] == "de"
    sent = desk.client.post(f"/e/{row.slug}/desk/event/change", {"language": "tlh", "seen": desk.hidden("seen")})
    row.refresh_from_db()
    assert sent.status_code == 422 and row.language == "de"
