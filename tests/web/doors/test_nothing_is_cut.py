"""What a person types is taken whole or refused in a sentence that names its field; nothing is cut, nothing guessed."""

from __future__ import annotations

import pytest
from django.test import Client

from topcut.acts.event.commands import Announce
from topcut.acts.event.facts import Announced
from topcut.acts.fields import fields_of
from topcut.acts.scenarios.facts import FeedbackGiven
from topcut.limits import LINE_SIGNS
from topcut.messages.message import message
from topcut.play.scenarios import chosen
from topcut.web.site.asked import MOST
from topcut.web.site.live import snapshot
from topcut.web.store.models import Event
from web.console import Desk
from web.reading import refusals
from web.saying import refused, says, words_of
from web.site import CAST, Site

LONGEST = fields_of(Announce)["text"].most


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event(names=CAST[:4])
    site.post_round(made)
    return made


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug).look()


def test_an_announcement_is_kept_whole(desk: Desk) -> None:
    text = "Food is here. " * 140
    desk.press(words_of("web-clock-announce"), text=text)
    told = [record.fact for record in snapshot(desk.slug).history if isinstance(record.fact, Announced)]
    assert [snapshot(desk.slug).words[one.text] for one in told] == [text.strip()]


def test_one_that_is_too_long_is_refused_and_still_there(desk: Desk) -> None:
    before = snapshot(desk.slug).head
    desk.press(words_of("web-clock-announce"), text="x" * (LONGEST + 1))
    assert len(desk.refusals()) == 1
    assert refused(desk, "form-too-long", field=message("form-announcement"), signs=2_001, most=2_000)
    assert snapshot(desk.slug).head == before and len(desk.value("text")) == LONGEST + 1


def test_what_is_said_about_the_cards_is_kept_whole(site: Site) -> None:
    row = site.event("star-trek-2e", CAST[:6], title="Testing", rounds=4, scenario=chosen.TESTING)
    site.post_round(row)
    words = "Too strong. " * 500
    kira = site.browser(row, "player", "Kira")
    kira.post(f"/e/{row.slug}/me/feedback", {"text": words})
    told = [record.fact for record in snapshot(row.slug).history if isinstance(record.fact, FeedbackGiven)]
    assert [snapshot(row.slug).words[one.text] for one in told] == [words.strip()]


@pytest.mark.parametrize("line", [f"1 100-35 {'0' * LINE_SIGNS}", f"{'1' * LINE_SIGNS} 100-35"])
def test_a_slip_without_end_is_refused_as_one(desk: Desk, line: str) -> None:
    desk.press(words_of("web-round-enter-slip"), line=line)
    assert len(desk.refusals()) == 1
    assert refused(desk, "form-too-long", field=message("slip-slip"), signs=len(line), most=4_000)
    assert desk.value("line") == line


@pytest.mark.parametrize("page", ["/?q=", "/?region=", "/e/{}/pairings?q=", "/e/{}/standings?q=", "/e/{}/desk?find="])
def test_a_search_for_more_than_anybody_types_is_refused(desk: Desk, page: str) -> None:
    address = page.format(desk.slug)
    assert desk.open(address + "K" * MOST).status == 200
    desk.open(address + "K" * (MOST + 1))
    assert desk.status == 422
    assert len(desk.refusals()) == 1
    assert refused(desk, "form-too-long", field=message("form-search"), signs=61, most=60)


@pytest.mark.parametrize("table", ["2a", "²", "-1", "999999999"])
def test_more_time_for_a_table_that_is_none_is_not_more_time_for_all(desk: Desk, table: str) -> None:
    desk.press(words_of("web-clock-start"))
    before = snapshot(desk.slug).head
    desk.look().press(words_of("web-clock-add"), minutes="5", table=table)
    assert len(desk.refusals()) == 1 and says(desk.refusals()[0], "form-table")
    assert snapshot(desk.slug).head == before


@pytest.mark.parametrize("players", ["a dozen", "²", "20001", "-3"])
def test_a_new_event_expects_a_number_of_players(players: str) -> None:
    data = {"title": "Friday", "date": "2026-11-20", "zone": "UTC", "rulebook": "star-trek-2e", "players": players}
    answer = Client().post("/new?rulebook=star-trek-2e", data)
    assert any(says(one, "form-players") for one in refusals(answer))
    assert not Event.objects.filter(title="Friday").exists()
