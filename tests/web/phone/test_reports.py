"""Reporting from the phone: confirmed, disputed, sent twice, too late, by strangers; one clear answer each."""

from __future__ import annotations

import pytest
from django.http import HttpResponse
from django.test import Client

from topcut.acts.ending.commands import Finish
from topcut.acts.results.commands import Correct, Delay, Dispute, Report
from topcut.journal.fact import Result
from topcut.messages.message import Message, Param, message
from topcut.refusal import refusal
from topcut.web.phone.wording import status_of
from topcut.web.voices import PHONE
from web.phones import Phone, plain, tells, two_phones, written
from web.saying import refused, says, words_of
from web.site import Site

MINE = message("web-result-of", what="points", player="")


def must_be_refused(answer: HttpResponse, id: str, status: int = 422, way: str = "", **values: Param) -> None:
    assert answer.status_code == status, answer.status_code
    assert says(answer, "web-me-not-done")
    assert refused(answer, id, message(way) if way else None, **values), plain(answer.content.decode())


def accepted(answer: HttpResponse) -> None:
    assert (answer.status_code, answer.headers.get("Location", "")[-3:]) == (302, "/me"), answer.content.decode()[:2000]


def test_a_report_waits_for_the_opponent_and_he_confirms(site: Site) -> None:
    kira, odo = two_phones(site)
    accepted(kira.reports())
    assert says(kira.page(), "mymatch-reported-it", others=1, opponent="Odo")
    assert tells(kira, "win", "100–35", "Full Win", 4, "+65")
    for phone in (kira, odo):  # what one of them says counts for nobody yet
        assert says(phone.page(), "web-me-standing-html", of=4, shared="yes", moment="before", record="0–0–0")
        assert says(phone.page(), "mymatch-points", points=0)
    assert says(odo.page(), "mymatch-reported-by", who="player", reporter="Kira")
    assert tells(odo, "loss", "35–100", "Full Loss", 1, "−65")
    accepted(odo.confirms())
    assert kira.match.status == "confirmed"
    assert says(odo.page(), "mymatch-status", status="confirmed")


def test_the_result_has_the_order_of_the_seats_whoever_reports(site: Site) -> None:
    kira, odo = two_phones(site)
    accepted(odo.reports("normal lost", "20", "100"))
    score = dict(zip(kira.match.seats, kira.match.result.games[0], strict=True))  # type: ignore[union-attr]
    assert score == {kira.player: 100, odo.player: 20}


def test_the_same_report_five_times_is_one_record(site: Site) -> None:
    kira, odo = two_phones(site)
    form = {**kira.hidden(), "way": "normal won", "mine": "100", "theirs": "35"}
    for _ in range(5):
        accepted(kira.send("report", **form))
    accepted(kira.send("report", **{**form, "key": "the page opened a second time"}))
    accepted(kira.send("report", **{**form, "key": ""}))
    assert written(kira.row).count("Reported") == 1
    assert "Disputed" not in written(kira.row)
    assert odo.match.status == "reported"


def test_two_different_reports_are_both_kept_and_disputed(site: Site) -> None:
    kira, odo = two_phones(site)
    early = odo.hidden()  # he opened the page before she reported
    accepted(kira.reports())
    accepted(odo.send("report", **early, way="normal won", mine="100", theirs="60"))
    assert (odo.match.status, len(odo.match.claims)) == ("disputed", 2)
    hers, his = (
        words_of("web-me-version-html", who="player", by="Kira"),
        words_of("web-me-version-html", who="you", by=""),
    )
    lost, won = (words_of("mymatch-ended", who="you", outcome=one, score="", how="") for one in ("loss", "win"))
    assert f"{hers} 35–100 {lost} {his} 100–60 {won}" in plain(odo.page())  # both as Odo sees them
    assert says(kira.page(), "mymatch-status", status="disputed")
    assert 'name="way"' not in kira.page()  # nothing more to report


def test_the_same_said_by_both_is_a_confirmation(site: Site) -> None:
    kira, odo = two_phones(site)
    early = odo.hidden()
    accepted(kira.reports())
    accepted(odo.send("report", **early, way="normal lost", mine="35", theirs="100"))
    assert odo.match.status == "confirmed"


def test_who_mistyped_says_so_and_a_judge_sees_it(site: Site) -> None:
    kira, _ = two_phones(site)
    accepted(kira.reports())
    accepted(kira.reports("normal lost", "35", "100", otherwise="1"))
    assert kira.match.status == "disputed"


def test_going_back_and_sending_something_else_is_not_swallowed(site: Site) -> None:
    """The same key with other content: not taken for the first report."""
    kira, _ = two_phones(site)
    form = kira.hidden()
    accepted(kira.send("report", **form, way="normal won", mine="100", theirs="35"))
    answer = kira.send("report", **form, way="normal lost", mine="35", theirs="100")
    must_be_refused(answer, "result-exists", 409, "result-way-correct")


def test_only_what_was_seen_is_confirmed(site: Site) -> None:
    kira, odo = two_phones(site)
    accepted(kira.reports())
    seen = odo.hidden()
    match = odo.match
    site.do(odo.row, Correct(match.round, match.table, Result(((0, 100),)), "swapped"))
    site.do(odo.row, Dispute(match.round, match.table, kira.player, reason="no"), kira.player)
    before = written(odo.row)
    must_be_refused(odo.send("confirm", **seen), "desk-match-changed", 409)
    assert written(odo.row) == before


def test_confirming_twice_is_no_matter(site: Site) -> None:
    kira, odo = two_phones(site)
    accepted(kira.reports())
    seen = odo.hidden()
    accepted(odo.send("confirm", **seen))
    accepted(odo.send("confirm", **seen))
    assert written(odo.row).count("Confirmed") == 1


def test_his_own_report_is_not_his_to_confirm(site: Site) -> None:
    kira, _ = two_phones(site)
    accepted(kira.reports())
    sent = {"round": "1", "table": str(kira.match.table), "seen": str(kira.match.changed), "key": "k"}
    must_be_refused(kira.send("confirm", **sent), "result-confirmed-by-another", player="Kira")
    assert kira.match.status == "reported"


def test_a_report_for_a_round_that_is_over_is_answered_and_not_written(site: Site) -> None:
    kira, odo = two_phones(site)
    form = kira.hidden()
    table = kira.match.table
    site.do(kira.row, Delay(1, table))
    for match in site.snapshot(kira.row).tournament.rounds[0].matches.values():
        if match.status == "open":
            site.do(kira.row, Report(1, match.table, Result(((100, 0),))))
    site.post_round(kira.row)
    accepted(kira.send("report", **form, way="normal won", mine="100", theirs="35"))  # delayed: it may come late
    accepted(odo.send("confirm", round="1", table=str(table), seen=str(_changed(kira, 1, table)), key="x"))
    before = written(kira.row)
    answer = kira.send("report", **form, way="normal lost", mine="0", theirs="100")
    must_be_refused(answer, "result-exists", 409, "result-way-correct")
    assert "`" not in plain(answer.content.decode())
    assert written(kira.row) == before


def _changed(phone: Phone, number: int, table: int) -> int:
    match = phone.site.snapshot(phone.row).tournament.match(number, table)
    assert match is not None
    return match.changed


def test_a_report_after_the_end_is_answered_and_not_written(site: Site) -> None:
    row = site.event("magic", ("Kira", "Odo"), rounds=1)
    site.post_round(row)
    kira = Phone(site, row, "Kira")
    form = kira.hidden()
    site.report_all(row, Result(((1, 0), (1, 0))))
    site.do(row, Finish())
    before = written(row)
    must_be_refused(kira.send("report", **form, way="2-0"), "event-finished", 409)
    assert written(row) == before


def test_a_stranger_to_the_table_writes_nothing(site: Site) -> None:
    kira, _ = two_phones(site)
    quark = Phone(site, kira.row, "Quark")
    form = {**quark.hidden(), "table": str(kira.match.table), "way": "normal won", "mine": "100", "theirs": "0"}
    before = written(kira.row)
    for act in ("report", "confirm", "concede"):
        must_be_refused(quark.send(act, **form), "phone-other-table", table=kira.match.table, round=1)
    assert written(kira.row) == before


def test_a_visitor_and_an_official_send_nothing_here(site: Site) -> None:
    kira, _ = two_phones(site)
    form = {**kira.hidden(), "way": "normal won", "mine": "100", "theirs": "0"}
    before = written(kira.row)
    for client in (Client(), site.browser(kira.row, "director"), site.browser(kira.row, "judge")):
        assert client.post(f"{kira.address}/report", form).status_code == 403
    assert written(kira.row) == before


def test_a_player_of_another_event_is_a_visitor_here(site: Site) -> None:
    kira, _ = two_phones(site)
    other = site.event("magic", ("Kira", "Odo"), title="Elsewhere")
    client = site.browser(other, "player", "Kira")
    assert client.post(f"{kira.address}/drop", {"key": "k"}).status_code == 403
    assert says(client.get(kira.address), "web-me-not-known")


def test_who_has_dropped_reports_nothing_later(site: Site) -> None:
    kira, odo = two_phones(site)
    site.report_all(kira.row, Result(((100, 0),)))
    accepted(odo.send("drop", **odo.hidden()))
    site.post_round(kira.row)
    before = written(kira.row)
    answer = odo.send("report", round="2", table="1", way="normal won", mine="100", theirs="0", key="k")
    must_be_refused(answer, "phone-other-table", table=1, round=2)
    assert written(kira.row) == before
    assert says(odo.page(), "mymatch-dropped")


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"mine": "1oo"}, message("form-not-digits", what=MINE, typed="1oo")),
        ({"mine": ""}, message("form-number-missing", what=MINE)),
        ({"mine": "99999999"}, message("form-number-out-of-range", what=MINE, number=99_999_999)),
        ({"way": "no-show won"}, message("form-ending-unsaid", what="game")),
        ({"way": "both-lose"}, message("form-ending-unsaid", what="game")),
        ({"way": ""}, message("form-ending-unsaid", what="game")),
        ({"table": "77"}, message("phone-table-gone", round=1, table=77)),
        ({"table": "x"}, message("form-not-digits", what=message("form-table"), typed="x")),
        ({"round": "9"}, message("phone-table-gone", round=9)),
        ({"round": "-1"}, message("form-number-out-of-range", what=message("form-round"), number=-1)),
    ],
)
def test_bad_input_is_a_sentence_and_nothing_typed_is_lost(site: Site, fields: dict[str, str], why: Message) -> None:
    kira, _ = two_phones(site)
    before = written(kira.row)
    answer = kira.reports(**{"way": "normal won", "mine": "100", "theirs": "35", **fields})
    assert answer.status_code in (409, 422)
    assert refused(answer, why)
    assert written(kira.row) == before
    if fields.get("way", "normal won") == "normal won":
        assert b'value="35"' in answer.content


def test_a_form_of_another_site_is_not_taken(site: Site) -> None:
    kira, _ = two_phones(site)
    strict = Client(enforce_csrf_checks=True)
    strict.cookies = kira.client.cookies
    assert strict.post(f"{kira.address}/drop", {"key": "k"}).status_code == 403
    assert site.snapshot(kira.row).tournament.entrants[kira.player].active


def test_conceding_ends_the_match_at_once(site: Site) -> None:
    kira, odo = two_phones(site)
    accepted(odo.send("concede", **odo.hidden()))
    assert kira.match.status == "confirmed"
    assert says(kira.page(), "mymatch-ended", who="you", outcome="win", score="", how="concession")


def test_a_match_of_games_is_reported_with_one_button(site: Site) -> None:
    kira, odo = two_phones(site, "magic")
    accepted(kira.reports("2-1"))
    assert says(odo.page(), "mymatch-ended", who="you", outcome="loss", score="1–2")
    accepted(odo.confirms())
    assert kira.match.status == "confirmed"


def test_a_pod_is_reported_by_one_and_confirmed_by_another(site: Site) -> None:
    row = site.event("tribbles", ("Kira", "Odo", "Quark", "Dax"), rounds=1)
    site.post_round(row)
    kira, odo = Phone(site, row, "Kira"), Phone(site, row, "Odo")
    points = {f"r{turn}s{seat}": str(10 * seat) for turn in range(1, 6) for seat in range(4)}
    accepted(kira.reports("points", **{**points, "r1s2": "20*"}))
    assert says(odo.page(), "mymatch-reported-by", who="player", reporter="Kira")
    accepted(odo.confirms())
    assert kira.match.status == "confirmed"
    own = 50 * kira.match.seats.index(kira.player)
    assert says(kira.page(), "mymatch-scored", who="you", points=own)


def test_a_closed_round_is_said_without_a_command_line() -> None:
    told = PHONE.all_told([refusal("result-round-closed", round=1)])
    assert (status_of(told), str(told[0])) == (
        409,
        "round 1 is closed; ask the director: only an official can enter it now",
    )
