"""The player's page at every moment of an event: what is, what to do, what comes."""

from __future__ import annotations

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from topcut.acts.clock.commands import StartClock
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.results.commands import Report
from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.rulebooks.procedures import time_steps
from topcut.web.people.access import link
from topcut.web.server.statics import static
from web.html import parsed
from web.phones import Phone, plain, two_phones
from web.saying import refused, says, words_of
from web.site import CAST, Site

WON = Result(((100, 35),))


def valid(page: str) -> None:
    parsed(HttpResponse(page))


def test_before_the_first_round_he_checks_in(site: Site) -> None:
    row = site.event()
    kira = Phone(site, row, "Kira")
    assert says(kira.page(), "mymatch-before-says")
    valid(kira.page())
    kira.send("check-in", **kira.hidden())
    assert says(kira.page(), "web-me-checked-in-html")
    assert site.snapshot(row).tournament.entrants[kira.player].checked_in


def test_before_the_start_leaving_is_withdrawing(site: Site) -> None:
    kira = Phone(site, site.event(), "Kira")
    kira.send("drop", **kira.hidden())
    assert says(kira.page(), "mymatch-withdrawn")
    valid(kira.page())


def test_a_match_stands_in_the_order_round_table_opponent_points(site: Site) -> None:
    kira, odo = two_phones(site)
    page = kira.page()
    assert f"Round 1 of 3 Table {kira.match.table} against Odo 0 points" in plain(page)
    assert all(says(page, "web-result-won", who=who, how="normal") for who in ("self", "other"))
    assert says(page, "web-result-tie-or-time")
    valid(page)
    kira.reports()
    valid(kira.page())
    valid(odo.page())
    odo.reports("normal won", "100", "0")
    valid(odo.page())


@pytest.mark.parametrize("rulebook", ["magic", "yomi", "star-wars", "x-wing", "star-trek-1e", "flash-duel"])
def test_every_game_has_a_valid_page(site: Site, rulebook: str) -> None:
    kira, _ = two_phones(site, rulebook)
    valid(kira.page())


def test_a_bye_says_that_there_is_nothing_to_do(site: Site) -> None:
    row = site.event(names=CAST[:3], rounds=3)
    site.post_round(row)
    tournament = site.snapshot(row).tournament
    bye = next(match.seats[0] for match in tournament.rounds[0].matches.values() if len(match.seats) == 1)
    resting = Phone(site, row, site.snapshot(row).names[bye])
    assert says(resting.page(), "mymatch-has-bye")
    assert 'name="way"' not in resting.page()
    valid(resting.page())


def test_what_his_result_does_and_what_he_needs_for_the_cut(site: Site) -> None:
    plan = (Stage("swiss", rounds=2), Stage("bracket", take=2))
    row = site.event("magic", CAST[:4], plan)
    site.post_round(row)
    site.report_all(row, Result(((1, 0), (1, 0))))
    site.post_round(row)
    winners = [row.player for row in site.snapshot(row).standings.rows][:2]
    first = Phone(site, row, site.snapshot(row).names[winners[0]])
    page = first.page()
    assert says(page, "web-me-rank-html", number=1) and says(page, "mymatch-points", points=3)
    assert says(page, "web-me-standing-html", of=4, shared="yes", moment="now", record="1–0–0")
    assert says(page, "chance-win-or-tie", cut=2)
    won = words_of("mymatch-ended", who="", outcome="win", score="", how="normal")
    other = next(
        match for match in site.snapshot(row).tournament.rounds[0].matches.values() if winners[0] in match.seats
    )
    against = next(site.snapshot(row).names[seat] for seat in other.seats if seat != winners[0])
    assert f"{words_of('web-me-round', round=1)} {won} 2–0 {against} {words_of('web-me-gained', points=3)}" in plain(
        page
    )


def test_why_this_pairing(site: Site) -> None:
    kira, _ = two_phones(site)
    page = kira.client.get(f"{kira.address}/why/1").content.decode()
    assert says(page, "reason-pinned")
    valid(page)
    assert kira.client.get(f"{kira.address}/why/9").status_code == 404


def test_dropping_asks_once_and_says_so(site: Site) -> None:
    kira, _ = two_phones(site)
    assert says(kira.page(), "web-leave-drop-yes")
    site.report_all(kira.row, WON)
    kira.send("drop", **kira.hidden())
    assert says(kira.page(), "mymatch-was-last")
    assert not says(kira.page(), "web-leave-drop-yes")
    valid(kira.page())


def test_an_earned_bye_can_be_given_up(site: Site) -> None:
    row = site.event(names=())
    site.do(row, Enter((Person("Kira", earned_byes=1), Person("Odo"), Person("Quark"), Person("Dax"))))
    kira = Phone(site, row, "Kira")
    assert says(kira.page(), "web-me-earned-bye-yes")
    kira.send("play", **kira.hidden())
    assert site.snapshot(row).tournament.entrants[kira.player].forfeited == (1,)
    assert not says(kira.page(), "web-me-earned-bye-yes")


def test_a_bracket_shows_his_way_and_his_next_game(site: Site) -> None:
    row = site.event("magic", CAST[:4], (Stage("bracket", seeds="drawn"),))
    site.do(row, OpenStage())
    site.post_round(row)
    posted = site.snapshot(row).tournament.rounds[0]
    game = min(posted.matches)
    winner, loser = (Phone(site, row, site.snapshot(row).names[seat]) for seat in posted.matches[game].seats)
    site.do(row, Report(1, game, Result(((1, 0), (1, 0)))))
    assert says(winner.page(), "web-me-your-next-game")
    assert says(winner.page(), "mymatch-next-game", against=message("bracketname-the-one-out-of", kind="winner"))
    valid(winner.page())
    other = next(table for table in posted.matches if table != game)
    site.do(row, Report(1, other, Result(((1, 0), (1, 0)))))
    site.post_round(row)
    assert says(winner.page(), "bracketname-game", game=winner.match.table)
    assert says(loser.page(), "mymatch-without")
    valid(loser.page())


def test_a_drafter_sees_his_seat_and_whom_he_passes_to(site: Site) -> None:
    row = site.event("transformers", CAST[:8], rounds=3, format="draft")
    site.do(row, SeatGroups())
    kira = Phone(site, row, "Kira")
    page = kira.page()
    assert says(page, "web-limited-your-seat") and says(page, "limited-pass", direction="left")
    valid(page)


def test_the_end_says_his_place(site: Site) -> None:
    row = site.event("magic", ("Kira", "Odo"), rounds=1)
    site.post_round(row)
    kira, odo = Phone(site, row, "Kira"), Phone(site, row, "Odo")
    kira.reports("2-0")
    site.do(row, Finish())
    for phone, number in ((kira, 1), (odo, 2)):
        page = phone.page()
        assert says(page, "web-me-rank-html", number=number) and says(page, "web-me-of-players", players=2)
    assert says(kira.page(), "myplace-won", event=row.title)
    assert 'action="/e/friday-night/me/' not in odo.page()
    valid(odo.page())


def test_a_visitor_is_told_how_to_get_in(site: Site) -> None:
    kira, _ = two_phones(site)
    client = Client()
    page = client.get(kira.address).content.decode()
    assert says(page, "web-me-scan")
    valid(page)
    token = link(kira.row, "player", kira.player).removeprefix("/k/")
    for typed in (token, f" http://192.168.1.7:8000/k/{token} ", f"{token[:9]} {token[9:]}"):
        answer = client.get(f"{kira.address}/code", {"code": typed})
        assert (answer.status_code, answer.headers["Location"]) == (302, f"/k/{token}")
    assert client.get(f"{kira.address}/code", {"code": "hello"}).status_code == 422


def test_an_official_looks_at_a_players_page_and_touches_nothing(site: Site) -> None:
    kira, _ = two_phones(site)
    for role in ("director", "judge"):
        client = site.browser(kira.row, role)  # type: ignore[arg-type]
        page = client.get(kira.address, {"player": kira.player}).content.decode()
        assert says(page, "web-me-read-only-html", name="Kira") and page.count("<form") == page.count(
            '<form id="language"'
        )
        assert says(page, "web-me-you-html", name="Kira") and "Odo" in plain(page)
        valid(page)
        assert says(client.get(kira.address), "web-me-for-players")


def test_a_player_does_not_see_another_ones_page(site: Site) -> None:
    kira, odo = two_phones(site)
    page = kira.client.get(kira.address, {"player": odo.player}).content.decode()
    assert says(page, "web-me-you-html", name="Kira") and not says(page, "web-me-you-html", name="Odo")


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", "\u202eodo", "علي", "🖖" * 40, "W" * 200, "{{ me }}", 'O\'Brien "Miles"']
)
def test_names_are_text(site: Site, name: str) -> None:
    row = site.event(names=(name, "Kira"), rounds=1)
    site.post_round(row)
    kira = Phone(site, row, "Kira")
    kira.reports()
    page = kira.page()
    assert "<script>alert" not in page
    valid(page)


def test_nothing_of_his_page_is_kept_by_anybody(site: Site) -> None:
    kira, _ = two_phones(site)
    answer = kira.client.get(kira.address)
    assert "no-store" in answer.headers["Cache-Control"]
    assert len(answer.content) < 30_000


def test_the_scripts_of_a_phone_are_small_and_need_nothing_else(site: Site) -> None:
    kira, _ = two_phones(site)
    names = re.findall(r'<script src="(/static/[^"]+)"', kira.client.get(kira.address).content.decode())
    script = "".join(static({"method": "GET", "path": name, "headers": []}).body.decode() for name in names)
    assert len(names) == 3 and len(script.encode()) < 16_000
    assert "import " not in script.replace("important", "") and "http://" not in script and "https://" not in script


def test_a_pod_shows_the_seats_and_takes_a_sheet(site: Site) -> None:
    row = site.event("tribbles", CAST[:4], rounds=1)
    site.post_round(row)
    kira = Phone(site, row, "Kira")
    valid(kira.page())
    assert "Kira (you)" in kira.words() and says(kira.page(), "web-result-pod-save")
    kira.reports("points", **{f"r1s{seat}": "5" for seat in range(4)}, time="on")
    assert "Quark : 5 points" in kira.words()
    valid(kira.page())


@pytest.mark.parametrize("rulebook", ["star-trek-2e", "transformers", "tribbles", "yomi"])
def test_what_is_done_when_time_is_called_stands_on_the_phone_and_the_rules_page(site: Site, rulebook: str) -> None:
    row = site.event(rulebook, CAST[:4], rounds=3)
    site.post_round(row)
    kira = Phone(site, row, "Kira")
    assert not says(kira.page(), "web-me-at-time")
    site.do(row, StartClock())
    steps = time_steps(site.snapshot(row).book, "swiss")
    assert steps and f"{words_of('web-me-at-time')} {' '.join(steps)}" in kira.words()
    assert " ".join(steps) in plain(Client().get(f"/rules/{rulebook}").content.decode())


def test_a_drop_is_taken_back_with_one_button_until_the_next_round_is_paired(site: Site) -> None:
    kira, _ = two_phones(site)
    site.report_all(kira.row, WON)
    kira.send("drop", **kira.hidden())
    assert says(kira.page(), "web-leave-take-back")
    kira.send("come-back", **kira.hidden())
    assert site.snapshot(kira.row).tournament.entrants[kira.player].active
    kira.send("drop", **kira.hidden())
    site.post_round(kira.row)
    assert not says(kira.page(), "web-leave-take-back")
    answer = kira.send("come-back", key="k" * 12)
    assert answer.status_code == 422 and refused(answer, "entry-paired-without", message("account-way-director"))
