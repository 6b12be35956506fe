"""Who may do what at the desk."""

from __future__ import annotations

import pytest

from topcut.acts.clock.commands import StartClock
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, WithdrawRound
from topcut.acts.who import OFFICIALS
from topcut.journal.fact import Result
from topcut.web.site import live
from web.console import Desk
from web.saying import says, words_of
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


def test_every_page_is_valid_for_every_official(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    for role in OFFICIALS:
        desk = Desk(site.browser(row, role), row.slug)
        for page in (*PAGES, "/files", "/cut", "/access"):
            assert desk.look(page).status == 200, page


def test_a_judge_works_at_the_tables(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    desk = Desk(site.browser(row, "judge"), row.slug)
    desk.look().press("Enter the slip", line="1 100-35")
    assert says(desk.said()[0], "place-table", table=1)
    seats = site.snapshot(row).tournament.rounds[0].matches[2].seats
    site.do(row, Report(1, 2, Result(games=((100, 35),)), seats[0]), seats[0])
    desk.look().press(words_of("web-round-confirm-html", table=2))
    assert says(desk.said()[0], "web-round-confirmed", table=2)
    site.do(row, StartClock())
    desk.look().press("Add time", minutes="5", table="3")
    assert site.snapshot(row).tournament.rounds[0].matches[3].extra_minutes == 5
    by = [record.by for record in live.journal_of(row.pk).read().history]
    assert by[-5:] == ["judge", seats[0], "judge", "director", "judge"]


@pytest.mark.parametrize(
    ("act", "deed", "others"),
    [
        ("pairing/draw", "draw a round", "a scorekeeper or a director"),
        ("pairing/post", "post a round", "a scorekeeper or a director"),
        ("pairing/withdraw", "take back a posted round", "a director"),
        ("pairing/change", "swap players in a draw", "a scorekeeper or a director"),
        ("finish/now", "finish the event", "a director"),
        ("undo", "undo what was done", "a director"),
        ("players/enter", "enter players", "a scorekeeper or a director"),
        ("players/drop", "drop a player", "a scorekeeper or a director"),
        ("clock/start", "start the clock", "a scorekeeper or a director"),
        ("clock/pause", "pause the clock", "a scorekeeper or a director"),
        ("announce", "announce something to everybody", "a scorekeeper or a director"),
        ("cut/make", "make the cut", "a scorekeeper or a director"),
        ("plan/rounds", "change the number of rounds", "a director"),
        ("settings/change", "change the settings", "a director"),
        ("round/1/table/1/correct", "correct a result that stands", "a head judge or a director"),
        ("event/change", "", ""),
    ],
)
def test_a_judge_is_refused_what_others_do_and_told_whom_to_ask(site: Site, act: str, deed: str, others: str) -> None:
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
    of_a_role = f"A judge cannot {deed}. Ask {others}."
    assert desk.refusals() == [of_a_role if deed else "Only a director can do this. Ask the director of the event."]
    assert site.snapshot(row).head == head


def test_a_scorekeeper_does_the_paperwork_and_the_journal_says_so(site: Site) -> None:
    row = site.event()
    before = site.snapshot(row).head
    desk = Desk(site.browser(row, "scorekeeper"), row.slug)
    desk.look("/players?add=1").press(words_of("web-people-enter-player"), name="Worf")
    desk.look().press("Pair round 1")
    desk.press("Post pairings")
    desk.look().press("Start the clock", where="/start")
    desk.look().press("Enter the slip", line="1 100-35")
    assert "You are here as a scorekeeper." in desk.text
    assert {one.actor for one in row.lines.filter(seq__gt=before)} == {"scorekeeper"}
    assert site.snapshot(row).tournament.rounds[0].matches[1].status == "confirmed"
    assert "scorekeeper" in desk.look("/journal").text


def test_a_disputed_result_waits_for_a_judge_and_a_scorekeeper_is_told_so(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    seats = site.snapshot(row).tournament.rounds[0].matches[1].seats
    for player, won in zip(seats, (((100, 35),), ((35, 100),)), strict=True):
        site.do(row, Report(1, 1, Result(games=won), player), player)
    keeper = Desk(site.browser(row, "scorekeeper"), row.slug).look("/round/1/table/1")
    assert "Only a judge, a head judge or a director can settle a disputed result." in keeper.text
    right = [words_of("web-table-is-right-html", who=site.snapshot(row).names[seat]) for seat in seats]
    assert not {"Settle", *right} & set(keeper.buttons())
    head = Desk(site.browser(row, "head-judge"), row.slug).look("/round/1/table/1")
    head.press(right[0])
    assert "You are here as a head judge." in head.text
    head.look("/round/1/table/1").press("Show what changes", mine="35", theirs="100", reason="the other way round")
    head.press("Correct the result")
    assert [one.actor for one in row.lines.order_by("-seq")[:2]] == ["head-judge", "head-judge"]


def test_the_finish_page_tells_everybody_what_is_in_the_way_of_the_end(site: Site) -> None:
    """Not that a judge could not finish the event anyway."""
    row = site.event()
    site.post_round(row)
    seen = {role: Desk(site.browser(row, role), row.slug).look("/finish") for role in OFFICIALS}
    warned = {role: [one.get("class") for one in desk.all("p")].count("note late") for role, desk in seen.items()}
    assert set(warned.values()) == {1} and not any("cannot finish the event" in desk.text for desk in seen.values())


def test_a_judge_sees_no_personal_links(site: Site) -> None:
    row = site.event()
    desk = Desk(site.browser(row, "judge"), row.slug)
    assert "/k/" not in desk.look("/links").answer.content.decode()
    assert "/k/" not in desk.look("/links/print").answer.content.decode()
