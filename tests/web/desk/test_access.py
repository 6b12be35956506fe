"""Who may do what at the desk."""

from __future__ import annotations

import pytest

from topcut.acts.clock.commands import StartClock
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, WithdrawRound
from topcut.journal.fact import Result
from topcut.web.site import live
from web.console import Desk
from web.saying import refused, says
from web.site import Site

PAGES = (
    "",
    "/round/1",
    "/round/1/table/1",
    "/pairing",
    "/players",
    "/links",
    "/links/print",
    "/plan",
    "/settings",
    "/event",
    "/finish",
)
MORE_PAGES = ("/files", "/cut", "/journal.jsonl", "/results.json", "/files/standings.csv", "/reading?line=1+100-35")


@pytest.mark.parametrize("role", ["visitor", "player"])
def test_the_desk_is_closed_to_others_and_says_how_to_get_in(site: Site, role: str) -> None:
    row = site.event()
    site.post_round(row)
    client = site.browser(row, "player", "Kira") if role == "player" else site.browser()
    for page in PAGES + MORE_PAGES:
        answer = client.get(f"/e/{row.slug}/desk{page}")
        assert answer.status_code == 403, page
        assert says(answer, "web-round-desk-closed-html")
    head = site.snapshot(row).head
    for act in ("slip", "pairing/draw", "undo", "finish/now", "players/enter", "clock/start", "announce"):
        assert client.post(f"/e/{row.slug}/desk/{act}", {"line": "1 100-35", "name": "Worf"}).status_code == 403
    assert site.snapshot(row).head == head


def test_every_page_is_valid_for_directors_and_judges(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    for role in ("director", "judge"):
        desk = Desk(site.browser(row, role), row.slug)  # type: ignore[arg-type]
        for page in (*PAGES, "/files", "/cut"):
            assert desk.look(page).status == 200, page


def test_a_judge_works_at_the_tables(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    desk = Desk(site.browser(row, "judge"), row.slug)
    desk.look().press("Enter the slip", line="1 100-35")
    assert says(desk.said()[0], "place-table", table=1)
    seats = site.snapshot(row).tournament.rounds[0].matches[2].seats
    site.do(row, Report(1, 2, Result(games=((100, 35),)), seats[0]), seats[0])
    desk.look().press("confirm table 2")
    assert says(desk.said()[0], "web-round-confirmed", table=2)
    site.do(row, StartClock())
    desk.look().press("Add time", minutes="5", table="3")
    assert site.snapshot(row).tournament.rounds[0].matches[3].extra_minutes == 5
    by = [record.by for record in live.journal_of(row.pk).read().history]
    assert by[-5:] == ["judge", seats[0], "judge", "director", "judge"]


@pytest.mark.parametrize(
    "act",
    [
        "pairing/draw",
        "pairing/post",
        "pairing/withdraw",
        "pairing/change",
        "finish/now",
        "undo",
        "players/enter",
        "players/drop",
        "clock/start",
        "clock/pause",
        "announce",
        "cut/make",
        "plan/rounds",
        "settings/change",
        "event/change",
        "round/1/table/1/correct",
    ],
)
def test_a_judge_is_refused_what_directors_do_with_a_sentence(site: Site, act: str) -> None:
    row = site.event()
    site.post_round(row)
    site.do(row, Report(1, 1, Result(games=((100, 35),))))
    if act == "pairing/change":
        site.do(row, WithdrawRound("again"))
        site.do(row, Draw("again"))
    head = site.snapshot(row).head
    desk = Desk(site.browser(row, "judge"), row.slug)
    fields = {"name": "Worf", "player": "p1", "text": "Hello", "seq": "3", "rounds": "5", "reason": "so", "a": "1a"}
    fields |= {"b": "2a", "result": "35-100", "sure": "yes"}
    desk._shown(desk.client.post(f"/e/{row.slug}/desk/{act}", fields), f"/e/{row.slug}/desk/{act}")
    assert desk.status == 403
    assert len(desk.refusals()) == 1 and refused(desk, "console-directors-only")
    assert site.snapshot(row).head == head


def test_a_judge_sees_no_personal_links(site: Site) -> None:
    row = site.event()
    desk = Desk(site.browser(row, "judge"), row.slug)
    assert "/k/" not in desk.look("/links").answer.content.decode()
    assert "/k/" not in desk.look("/links/print").answer.content.decode()
