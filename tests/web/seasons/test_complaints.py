"""Complaints: private from the first word to the answer, whoever holds which office."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.programs.load import load
from topcut.web.people import roles
from topcut.web.seasons.coordinator.waiting import waiting
from topcut.web.seasons.models import Office, Person, Region
from topcut.web.seasons.models_office import Complaint
from topcut.web.seasons.people import make
from topcut.web.seasons.persons.erasing import erase_person
from topcut.web.seasons.persons.exporting import everything
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.saying import refused, says
from web.site import Site

FORM = "/programs/star-trek/complaint"
WORDS = "The round was called after 40 minutes, table 3 saw it."


@pytest.fixture
def row(site: Site) -> Event:
    """An event on Bajor, in Europe, directed by Sisko."""
    Region.objects.create(slug="bajor", name="Bajor", continent="europe")
    row = site.event(title="Terok Nor Open")
    site.do(row, TakeInto(load("star-trek").source))
    site.do(row, ChangeListing({"region": "bajor"}))
    roles.grant(_user("Sisko"), row, "director")
    return row


@pytest.fixture(autouse=True)
def _nothing_left(site: Site) -> Iterator[None]:
    yield
    Complaint.objects.all().delete()
    User.objects.all().delete()


def _user(name: str) -> User:
    return User.objects.filter(username=name.lower()).first() or account(name)


def _office(name: str, kind: str, where: str = "", program: str = "star-trek") -> User:
    user = _user(name)
    Office.objects.create(user=user, kind=kind, where=where, program=program)
    return user


def _complain(browser: Client, **sent: str) -> Any:
    return browser.post(FORM, {"about": "director", "event": "terok-nor-open", "text": WORDS, **sent})


def _filed(browser: Client, **sent: str) -> tuple[Complaint, str]:
    """The complaint, and its private address."""
    answer = _complain(browser, **sent)
    assert answer.status_code == 302, answer.content.decode()
    return Complaint.objects.get(), answer["Location"]


def test_it_is_followed_by_a_private_address_until_it_is_answered(site: Site, row: Event) -> None:
    mail = Client()
    complaint, address = _filed(mail)
    assert says(mail.get(address), "web-complaint-state", state="received")
    _office("Keiko", "coordinator", "europe")
    keiko, page = signed_in("Keiko"), f"/complaints/{complaint.reference}"
    assert WORDS in keiko.get(page).content.decode()
    keiko.post(page, {"take": "1"})
    assert says(Client().get(address), "web-complaint-state", state="looked")
    keiko.post(page, {"answer": "The director has been spoken to."})
    followed = Client().get(address)
    assert says(followed, "web-complaint-state", state="answered")
    assert "The director has been spoken to." in followed.content.decode()


def test_who_reads_it_and_who_does_not(site: Site, row: Event) -> None:
    complaint, _ = _filed(Client())
    _office("Keiko", "coordinator", "europe")
    _office("Opaka", "coordinator", "australia")
    _office("Lore", "director")
    _office("Worf", "director", program="sirlin")
    _office("Vic", "league", "terok-nor")
    for name, reads in (
        *(("Keiko", True), ("Lore", True), ("Opaka", False), ("Worf", False), ("Vic", False)),
        *(("Sisko", False), ("Jake", False)),
    ):
        browser, page = signed_in(name), f"/complaints/{complaint.reference}"
        assert browser.get(page).status_code == (200 if reads else 404), name
        assert (WORDS in browser.get("/complaints").content.decode()) is False
        assert (complaint.reference in browser.get("/complaints").content.decode()) is reads, name
        if not reads:
            assert browser.post(page, {"answer": "Nothing happened."}).status_code == 404
    assert Client().get(f"/complaints/{complaint.reference}").status_code == 404
    complaint.refresh_from_db()
    assert complaint.state == "received" and not complaint.answer


@pytest.mark.parametrize(("kind", "where"), [("coordinator", "europe"), ("director", "")])
def test_never_the_director_it_is_about_whatever_office_they_hold(
    site: Site, row: Event, kind: str, where: str
) -> None:
    _office("Sisko", kind, where)
    complaint, _ = _filed(Client())
    browser, page = signed_in("Sisko"), f"/complaints/{complaint.reference}"
    assert browser.get(page).status_code == 404
    roles.dismiss(row, user=_user("Sisko"))  # no director of it any more
    assert browser.get(page).status_code == 404
    Complaint.objects.update(event=None)  # the event was removed
    assert browser.get(page).status_code == 404
    assert not waiting(_user("Sisko"), "star-trek")


def test_never_the_person_it_is_about(site: Site, row: Event) -> None:
    gul = _office("Dukat", "director")
    person = make("Dukat", "dukat")
    complaint, _ = _filed(Client(), about="person", event="", person="dukat")
    Person.objects.filter(pk=person.pk).update(user=gul)  # said only afterwards who that is
    assert signed_in("Dukat").get(f"/complaints/{complaint.reference}").status_code == 404
    assert WORDS not in str(everything(gul, Person.objects.get(pk=person.pk)))


def test_a_manager_does_not_answer_their_own(site: Site, row: Event) -> None:
    _office("Keiko", "coordinator", "europe")
    browser = signed_in("Keiko")
    complaint, _ = _filed(browser)
    page = f"/complaints/{complaint.reference}"
    assert browser.get(page).status_code == 200  # as who wrote it
    assert browser.post(page, {"answer": "I am right."}).status_code == 404
    assert complaint.reference in browser.get("/complaints").content.decode()


def test_it_waits_for_managers_and_is_marked_private(site: Site, row: Event) -> None:
    keiko = _office("Keiko", "coordinator", "europe")
    complaint, _ = _filed(Client())
    [one] = waiting(keiko, "star-trek")
    assert one.private and one.address == f"/complaints/{complaint.reference}"
    assert not waiting(_user("Jake"), "star-trek") and not waiting(keiko, "sirlin")
    signed_in("Keiko").post(one.address, {"answer": "Done."})
    assert not waiting(keiko, "star-trek")


def test_an_answer_is_given_once(site: Site, row: Event) -> None:
    _office("Keiko", "coordinator", "europe")
    _office("Lore", "director")
    complaint, _ = _filed(Client())
    page = f"/complaints/{complaint.reference}"
    assert signed_in("Keiko").post(page, {"answer": " "}).status_code == 422
    signed_in("Keiko").post(page, {"answer": "First."})
    again = signed_in("Lore").post(page, {"answer": "Second."})
    assert refused(again, "complaint-answered", reference=complaint.reference)
    complaint.refresh_from_db()
    assert complaint.answer == "First."


@pytest.mark.parametrize(
    ("sent", "why"),
    [
        ({"about": "weather"}, "complaint-about-what"),
        ({"text": "  "}, "complaint-says-nothing"),
        ({"event": "nowhere"}, "complaint-no-event"),
        ({"event": "other"}, "complaint-other-program"),
        ({"about": "person"}, "complaint-about-whom"),
        ({"about": "person", "person": "nobody"}, "person-none"),
        ({"text": "x" * 5001}, "form-too-long"),
    ],
)
def test_what_is_missing_is_said_and_nothing_is_kept(site: Site, row: Event, sent: dict[str, str], why: str) -> None:
    site.event(title="Other")
    answer = _complain(Client(), **sent)
    assert answer.status_code == 422 and not Complaint.objects.exists()
    if why != "form-too-long":
        assert refused(answer, why) or refused(answer, why, typed=sent.get("event", ""))
    assert sent.get("text", WORDS).strip()[:20] in answer.content.decode()  # what was typed is still there


def test_only_programs_whose_document_says_who_decides_have_the_form(site: Site) -> None:
    answers = {name: Client().get(f"/programs/{name}/complaint").status_code for name in ("star-trek-2010", "sirlin")}
    assert answers == {"star-trek-2010": 200, "sirlin": 404}


def test_without_a_known_continent_it_is_for_the_director_of_organized_play(site: Site, row: Event) -> None:
    site.do(row, ChangeListing({"region": ""}))
    keiko, lore = _office("Keiko", "coordinator", "europe"), _office("Lore", "director")
    _filed(Client())
    assert not waiting(keiko, "star-trek") and len(waiting(lore, "star-trek")) == 1


def test_an_answered_one_is_kept_and_goes_with_the_person(site: Site, row: Event) -> None:
    _office("Keiko", "coordinator", "europe")
    kira = make("Kira Nerys", "major")
    Person.objects.filter(pk=kira.pk).update(user=_user("Kira"))
    browser = signed_in("Kira")
    complaint, _ = _filed(browser)
    signed_in("Keiko").post(f"/complaints/{complaint.reference}", {"answer": "Kira was right."})
    assert WORDS in str(everything(_user("Kira"), Person.objects.get(pk=kira.pk)))
    erase_person(Person.objects.get(pk=kira.pk))
    complaint.refresh_from_db()
    assert (complaint.text, complaint.answer, complaint.user, complaint.state) == ("", "", None, "answered")


def test_the_key_is_not_in_the_database(site: Site, row: Event) -> None:
    complaint, address = _filed(Client())
    key = address.rpartition("/")[2]
    assert key not in str(list(Complaint.objects.values())) and Client().get(address[:-1]).status_code == 404
    assert len(complaint.key) == 64


def test_an_account_without_a_person_takes_its_words_along(site: Site, row: Event) -> None:
    """Nobody has answered it: then nothing is left to be answered either."""
    browser = signed_in("Jake")
    _filed(browser)
    _user("Jake").delete()
    assert not Complaint.objects.exists()
