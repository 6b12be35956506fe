"""The terminal, the desk and the page of an event say the same of it: they draw one answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from topcut.acts.calls.commands import CallJudge
from topcut.cli.main import main
from topcut.cli.terminal.opening import write_new
from topcut.messages.message import message
from topcut.web.site.live import journal_of
from topcut.web.store.models import Event
from web.console import Desk
from web.html import parsed, words
from web.moments import before_round_one, between, bracket, cut_made, drawn, finished, playing
from web.saying import says, words_of
from web.site import Site


def typed(capsys: pytest.CaptureFixture[str], row: Event, folder: Path, *command: str) -> Any:
    """What a command answers to a program that asks about the same journal as a file."""
    known, path = journal_of(row.pk).read(), folder / "event.jsonl"
    if not path.exists():
        write_new(path, known.history, list(known.words))
    assert main([*command, str(path), "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("made", [before_round_one, drawn, playing, between, cut_made, bracket, finished])
def test_where_an_event_stands(site: Site, made: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = made(site)
    status = typed(capsys, row, tmp_path, "status")
    desk = Desk(site.browser(row, "director"), row.slug).look()
    page = words(parsed(Client().get(f"/e/{row.slug}")))
    assert status["now"][:1].upper() + status["now"][1:] in desk.text
    assert says(page, "web-event-final-places") if made is finished else status["coming"] in page
    if status.get("of"):
        assert f"{status.get('done', 0)} of {status['of']}" in page


def test_what_stands_in_the_way_is_said_before_anybody_presses(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The guide of 2010 has no table of rounds: their number is asked for before the first pairing."""
    row = site.event("star-trek-1e-2010")
    status = typed(capsys, row, tmp_path, "status")
    desk = Desk(site.browser(row, "director"), row.slug).look()
    assert status["next"].startswith("topcut rounds ") and ", but " in status["now"]
    assert status["now"][:1].upper() + status["now"][1:] in desk.text
    pairing = words_of("nextstep-pair", round=message("roundname-number", round=1))
    assert not says(desk, "web-finish-not-yet") and pairing.capitalize() in desk.buttons()


def test_the_clock(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = playing(site)
    clock = typed(capsys, row, tmp_path, "clock", "show")
    page = Client().get(f"/e/{row.slug}/clock").content.decode()
    desk = Desk(site.browser(row, "director"), row.slug).look()
    assert f'data-ends="{clock["ends"]}"' in page
    assert clock["of"].capitalize() in desk.text and clock["ends"] in {one.get("data-ends") for one in desk.all("time")}


def test_who_waits_for_a_judge(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = playing(site)
    seats = site.snapshot(row).tournament.rounds[0].matches[2].seats
    site.do(row, CallJudge(1, 2, seats[0], "a ruling"), by=seats[0])
    (call,) = typed(capsys, row, tmp_path, "call")["calls"]
    desk = Desk(site.browser(row, "judge"), row.slug).look()
    reason = message("web-call-reason-html", reason=call["reason"])
    where = message("web-call-where-html", table=call["table"], seats=call["players"])
    assert says(desk, "web-call-waits-html", where=where, reason=reason)
    assert site.snapshot(row).handles[seats[0]] == call["by"]
