"""Interim rulings on the site (001, 15.3): who publishes them, what new events take, what running ones keep (13.2)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse
from django.test import Client

from topcut.acts.listing.commands import TakeInto
from topcut.messages.message import message
from topcut.programs.load import build as build_program
from topcut.programs.load import load as load_program
from topcut.rulebooks.load import load
from topcut.web.desk.setup.listing_form import document_of
from topcut.web.seasons.models import Office
from topcut.web.seasons.models_rulings import Published
from topcut.web.seasons.rulings.known import program_with_rulings, with_rulings
from topcut.web.site import live
from topcut.web.store.models import Event
from web.accounts import account, key_of, signed_in
from web.fitting import Fitting
from web.html import parsed, words
from web.reading import refusals
from web.site import Site

TODAY = date.today()
SOON = (TODAY + timedelta(days=10)).isoformat()
LATER = (TODAY + timedelta(days=20)).isoformat()
LONGER = f"""\
topcut = "ruling/1"
name = "NOR-1"
rulebook = ["star-trek-1e", "star-trek-2e"]
from = {SOON}
title = "Longer rounds"

[settings.time_limit]
value = 80
"""
NOTICE = f"""\
topcut = "ruling/1"
name = "NOR-2"
program = "star-trek"
from = {SOON}

[[condition]]
name = "notice"
least = 48
"""
WRITE = "/programs/star-trek/ruling"


@pytest.fixture(autouse=True)
def director(site: Site) -> Iterator[Client]:
    """Kira is the Director of Organized Play of Star Trek."""
    user = account("Kira")
    Office.objects.create(user=user, kind=Office.Kind.DIRECTOR, program="star-trek")
    yield signed_in("Kira")
    Published.objects.all().delete()
    User.objects.all().delete()


def _look(client: Client, text: str, status: int = 200) -> HttpResponse:
    answer = client.post(WRITE, {"text": text, "reason": "", "look": "1"})
    assert answer.status_code == status, words(parsed(answer))
    return answer


def _said(answer: HttpResponse, code: str) -> bool:
    parsed(answer)
    return any(re.search(Fitting("web").say(message(code)), one, re.IGNORECASE) for one in refusals(answer))


def _seal(answer: HttpResponse) -> str:
    page = answer.content.decode()
    return page.partition('name="seen" value="')[2].partition('"')[0]


def _publish(client: Client, text: str, reason: str = "Nobody finishes.") -> HttpResponse:
    seen = _seal(_look(client, text))
    return client.post(WRITE, {"text": text, "reason": reason, "publish": "1", "seen": seen})


def _made(client: Client, day: str, **more: str) -> Event:
    page = client.get("/new?rulebook=star-trek-2e").content.decode()
    typed = {"key": key_of(page), "title": f"On {day}", "date": day, "zone": "UTC", "start": "10:00", "ruled": ""}
    answer = client.post("/new?rulebook=star-trek-2e", typed | more)
    assert answer.status_code == 302, words(parsed(answer))
    return Event.objects.latest("pk")


def _minutes(row: Event) -> int:
    return live.snapshot_of(row).book.integer("time_limit")


def test_15_3_it_is_looked_at_then_published_and_everybody_reads_it(director: Client) -> None:
    seen = _look(director, LONGER)
    assert "60 → 80" in words(parsed(seen)) and not Published.objects.exists()
    assert _publish(director, LONGER).status_code == 302
    page = words(parsed(Client().get("/rulings/NOR-1")))
    assert "Longer rounds" in page and "Nobody finishes." in page and "60 → 80" in page
    assert Client().get("/rulings/NOR-1.toml").content.decode() == LONGER
    assert "Longer rounds" in words(parsed(Client().get("/rulings")))
    assert "Longer rounds" in words(parsed(Client().get("/rules/star-trek-2e")))
    assert "Longer rounds" not in words(parsed(Client().get("/rules/star-trek-2e-2010")))


def test_15_3_new_events_take_it_from_its_day_and_13_2_others_keep_theirs(site: Site, director: Client) -> None:
    before = _made(director, LATER)
    _publish(director, LONGER)
    client = Client()
    assert _minutes(_made(client, TODAY.isoformat())) == 60
    assert _minutes(_made(client, SOON)) == _minutes(_made(client, LATER)) == 80
    assert _minutes(before) == 60
    assert live.snapshot_of(before).book.rulings == ()


def test_a_default_that_the_form_showed_is_no_choice_against_a_ruling(site: Site, director: Client) -> None:
    """The form was opened for a day without it, where 60 stood in the field; what was really chosen stays."""
    _publish(director, LONGER)
    assert _minutes(_made(Client(), SOON, o_time_limit="60")) == 80
    assert _minutes(_made(Client(), SOON, o_time_limit="60", ruled="NOR-1 ")) == 60
    assert _minutes(_made(Client(), SOON, o_time_limit="50")) == 50


def test_a_program_s_ruling_is_in_the_values_that_an_event_is_taken_with(site: Site, director: Client) -> None:
    _publish(director, NOTICE)
    row = _made(Client(), SOON, program="star-trek")
    taken = build_program(live.snapshot_of(row).tournament.program)
    assert taken.rulings == ("NOR-2",)
    assert next(one.least for one in taken.conditions if one.name == "notice") == 48
    before = _made(Client(), TODAY.isoformat(), program="star-trek")
    assert build_program(live.snapshot_of(before).tournament.program).rulings == ()
    assert "NOR-2" in words(parsed(Client().get("/programs/star-trek")))
    now = live.snapshot_of(before)  # what it was taken with stays, whatever comes after
    assert document_of("star-trek", now.book, now.tournament, SOON) == now.tournament.program


def test_a_ruling_holds_in_its_own_program_only(director: Client) -> None:
    _publish(director, LONGER)
    book = load("star-trek-2e")
    assert with_rulings(book, "", SOON).rulings == with_rulings(book, "star-trek", SOON).rulings == ("NOR-1",)
    assert with_rulings(book, "promenade", SOON).rulings == ()


def test_it_is_withdrawn_with_a_reason_and_stays_to_be_read(director: Client) -> None:
    _publish(director, LONGER)
    address = "/rulings/NOR-1/withdraw"
    assert director.post(address, {"day": LATER, "reason": " "}).status_code == 422
    assert director.post(address, {"day": "2020-01-01", "reason": "so"}).status_code == 422
    assert director.post(address, {"day": LATER, "reason": "The guide says it now."}).status_code == 302
    book = load("star-trek-2e")
    assert with_rulings(book, "", SOON).rulings == ("NOR-1",) and with_rulings(book, "", LATER).rulings == ()
    assert "The guide says it now." in words(parsed(Client().get("/rulings/NOR-1")))
    assert director.post(address, {"day": LATER, "reason": "again"}).status_code == 422
    Published.objects.update(until=SOON)  # before it began: it holds on no day
    assert with_rulings(book, "", SOON).rulings == ()


def test_what_is_wrong_is_said_with_its_line_and_nothing_is_published(director: Client) -> None:
    wrong = _look(director, LONGER.replace("time_limit", "time_limmit").replace("from", "form"), 422)
    told = words(parsed(wrong))
    assert "line 4" in told and "line 7" not in told  # laid over once it can be read
    told = words(parsed(_look(director, LONGER.replace("time_limit", "time_limmit"), 422)))
    assert "line 7" in told and "time_limit" in told
    for text, code in (
        (LONGER.replace(SOON, "2020-01-01"), "ruling-in-the-past"),
        (LONGER.replace("value = 80", ""), "ruling-changes-nothing"),
        (LONGER.replace('"star-trek-1e"', '"magic"'), "ruling-not-yours"),
        (LONGER.replace("NOR-1", "NOR 1"), "ruling-name"),
        (LONGER.replace("title", 'until_edition = "5.0"\ntitle'), "ruling-taken-in"),
        ('topcut = "rulebook/1"\n', "ruling-not-one"),
        ("", "ruling-not-one"),
    ):
        assert _said(_look(director, text, 422), code), code
    assert not Published.objects.exists()


def test_two_rulings_that_contradict_each_other_are_refused_and_a_later_one_overrides(director: Client) -> None:
    _publish(director, LONGER)
    again = LONGER.replace("NOR-1", "NOR-3")
    assert "NOR-1" in words(parsed(_look(director, again.replace("80", "90"), 422)))
    assert _said(_look(director, again, 422), "ruling-changes-nothing")
    later = again.replace("80", "90").replace(SOON, LATER)
    assert "80 → 90" in words(parsed(_look(director, later)))
    _publish(director, later)
    book = load("star-trek-2e")
    assert with_rulings(book, "", SOON).integer("time_limit") == 80
    assert with_rulings(book, "", LATER).integer("time_limit") == 90


def test_one_that_others_build_on_cannot_go_first(director: Client) -> None:
    adds = LONGER.partition("[settings")[0] + '[[scenario]]\nnew = true\nname = "relay"\ntitle = "Relay"\n'
    _publish(director, adds)
    builds = adds.replace("NOR-1", "NOR-4").replace(SOON, LATER).replace("new = true\n", "").replace(
        'title = "Relay"', "rated = false")  # fmt: skip
    _publish(director, builds)
    answer = director.post("/rulings/NOR-1/withdraw", {"day": SOON, "reason": "so"})
    assert _said(answer, "ruling-others-build-on-it") and answer.status_code == 422
    assert director.post("/rulings/NOR-4/withdraw", {"day": SOON, "reason": "so"}).status_code == 302
    assert director.post("/rulings/NOR-1/withdraw", {"day": SOON, "reason": "so"}).status_code == 302


def test_what_was_not_looked_at_is_not_published(director: Client) -> None:
    seen = _seal(_look(director, LONGER))
    changed = LONGER.replace("80", "90")
    answer = director.post(WRITE, {"text": changed, "reason": "so", "publish": "1", "seen": seen})
    assert "60 → 90" in words(parsed(answer)) and not Published.objects.exists()
    assert _said(_publish(director, LONGER, reason=""), "ruling-why")
    assert not Published.objects.exists()


def test_only_the_director_of_organized_play_of_that_program_publishes(director: Client) -> None:
    other = account("Quark")
    Office.objects.create(user=other, kind=Office.Kind.DIRECTOR, program="sirlin")
    Office.objects.create(user=other, kind=Office.Kind.COORDINATOR, program="star-trek", where="europe")
    quark = signed_in("Quark")
    assert quark.get(WRITE).status_code == quark.post(WRITE, {"text": LONGER}).status_code == 403
    _publish(director, LONGER)
    assert quark.post("/rulings/NOR-1/withdraw", {"reason": "so"}).status_code == 403
    assert Client().get(WRITE).status_code == 403
    assert Published.objects.get().until == ""


def test_two_at_one_moment_are_one(director: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both were looked at while there was none: the second one is looked at again."""
    _publish(director, LONGER)
    monkeypatch.setattr("topcut.web.seasons.rulings.publishing._number", lambda _: 1)
    assert _said(_publish(director, NOTICE), "ruling-meanwhile") and Published.objects.count() == 1


def test_a_league_keeps_the_program_that_its_season_began_with(site: Site, director: Client) -> None:
    _publish(director, NOTICE)
    program = load_program("star-trek")
    assert program_with_rulings(program, LATER).rulings == ("NOR-2",)
    assert program_with_rulings(program, TODAY.isoformat()) == program
    row = site.event(names=())
    site.do(row, TakeInto(program_with_rulings(program, LATER).source))
    assert build_program(site.snapshot(row).tournament.program).rulings == ("NOR-2",)
