"""Reporting from the phone: confirmed, disputed, sent twice, too late, by strangers; one clear answer each."""

from __future__ import annotations

import pytest
from django.http import HttpResponse
from django.test import Client

from topcut.acts.ending.commands import Finish
from topcut.acts.results.commands import Correct, Delay, Dispute, Report
from topcut.journal.fact import Result
from topcut.refusal import refusal
from topcut.web.phone.wording import status_of
from topcut.web.voices import PHONE
from web.phones import Phone, plain, two_phones, written
from web.site import Site


def refused(answer: HttpResponse, status: int = 422) -> str:
    assert answer.status_code == status, answer.status_code
    words = plain(answer.content.decode())
    assert "Not done." in words
    return words


def accepted(answer: HttpResponse) -> None:
    assert (answer.status_code, answer.headers.get("Location", "")[-3:]) == (302, "/me"), answer.content.decode()[:2000]


def test_a_report_waits_for_the_opponent_and_he_confirms(site: Site) -> None:
    kira, odo = two_phones(site)
    accepted(kira.reports())
    assert "You reported it; Odo has been asked to confirm." in kira.words()
    assert "You won 100–35 (Full Win, 4 points, differential +65)" in kira.words()
    assert "You have 4 points" in kira.words()
    assert "Kira reported this. Is it right? You lost 35–100 (Full Loss, 1 point, differential −65)" in odo.words()
    accepted(odo.confirms())
    assert kira.match.status == "confirmed"
    assert "The result is in." in odo.words()


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
    assert "Kira : “I won 100–35”" in odo.words()
    assert "You : “I won 100–60”" in odo.words()
    assert "A judge will decide" in kira.words()
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
    assert "already has a result" in refused(answer, 409)


def test_only_what_was_seen_is_confirmed(site: Site) -> None:
    kira, odo = two_phones(site)
    accepted(kira.reports())
    seen = odo.hidden()
    match = odo.match
    site.do(odo.row, Correct(match.round, match.table, Result(((0, 100),)), "swapped"))
    site.do(odo.row, Dispute(match.round, match.table, kira.player, reason="no"), kira.player)
    before = written(odo.row)
    assert "has changed since you looked" in refused(odo.send("confirm", **seen), 409)
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
    refused(kira.send("confirm", round="1", table=str(kira.match.table), seen=str(kira.match.changed), key="k"))
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
    words = refused(kira.send("report", **form, way="normal lost", mine="0", theirs="100"), 409)
    assert "already has a result" in words and "ask a judge or the director" in words
    assert "`" not in words
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
    assert "finished" in refused(kira.send("report", **form, way="2-0"), 409)
    assert written(row) == before


def test_a_stranger_to_the_table_writes_nothing(site: Site) -> None:
    kira, _ = two_phones(site)
    quark = Phone(site, kira.row, "Quark")
    form = {**quark.hidden(), "table": str(kira.match.table), "way": "normal won", "mine": "100", "theirs": "0"}
    before = written(kira.row)
    for act in ("report", "confirm", "concede"):
        assert "you do not play at table" in refused(quark.send(act, **form)).lower()
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
    assert "not known as a player" in plain(client.get(kira.address).content.decode())


def test_who_has_dropped_reports_nothing_later(site: Site) -> None:
    kira, odo = two_phones(site)
    site.report_all(kira.row, Result(((100, 0),)))
    accepted(odo.send("drop", **odo.hidden()))
    site.post_round(kira.row)
    before = written(kira.row)
    words = refused(odo.send("report", round="2", table="1", way="normal won", mine="100", theirs="0", key="k"))
    assert "you do not play at table 1 of round 2" in words.lower()
    assert written(kira.row) == before
    assert "You have dropped" in odo.words()


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({"mine": "1oo"}, "not a number"),
        ({"mine": ""}, "is missing"),
        ({"mine": "99999999"}, "cannot be"),
        ({"way": "no-show won"}, "choose one of the buttons"),
        ({"way": "both-lose"}, "choose one of the buttons"),
        ({"way": ""}, "choose one of the buttons"),
        ({"table": "77"}, "no longer has a table 77"),
        ({"table": "x"}, "not a number"),
        ({"round": "9"}, "round 9 no longer has a table"),
        ({"round": "-1"}, "cannot be"),
    ],
)
def test_bad_input_is_a_sentence_and_nothing_typed_is_lost(site: Site, fields: dict[str, str], says: str) -> None:
    kira, _ = two_phones(site)
    before = written(kira.row)
    answer = kira.reports(**{"way": "normal won", "mine": "100", "theirs": "35", **fields})
    page = answer.content.decode()
    assert answer.status_code in (409, 422)
    assert says.lower() in plain(page).lower()
    assert written(kira.row) == before
    if fields.get("way", "normal won") == "normal won":
        assert 'value="35"' in page


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
    assert "You won by concession" in kira.words()


def test_a_match_of_games_is_reported_with_one_button(site: Site) -> None:
    kira, odo = two_phones(site, "magic")
    accepted(kira.reports("2-1"))
    assert "You lost 1–2" in odo.words()
    accepted(odo.confirms())
    assert kira.match.status == "confirmed"


def test_a_pod_is_reported_by_one_and_confirmed_by_another(site: Site) -> None:
    row = site.event("tribbles", ("Kira", "Odo", "Quark", "Dax"), rounds=1)
    site.post_round(row)
    kira, odo = Phone(site, row, "Kira"), Phone(site, row, "Odo")
    points = {f"r{turn}s{seat}": str(10 * seat) for turn in range(1, 6) for seat in range(4)}
    accepted(kira.reports("points", **points, e1s2="on"))
    assert "Kira reported this" in odo.words()
    accepted(odo.confirms())
    assert kira.match.status == "confirmed"
    own = 50 * kira.match.seats.index(kira.player)
    assert f"You scored {own}" in kira.words()


def test_a_closed_round_is_said_without_a_command_line() -> None:
    told = PHONE.all_told([refusal("result-round-closed", round=1)])
    assert (status_of(told), str(told[0])) == (
        409,
        "round 1 is closed; ask the director: only an official can enter it now",
    )
