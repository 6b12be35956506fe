"""Calling a judge: from the phone, at the desk, and what everybody sees of it."""

from __future__ import annotations

import pytest
from django.http import HttpResponse

from topcut.acts.calls.commands import AnswerCall, CallJudge
from topcut.journal.fact import Result
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.html import parsed
from web.phones import Phone, two_phones, written
from web.site import Site

WON = Result(((100, 35),))


@pytest.fixture
def phones(site: Site) -> tuple[Phone, Phone]:
    return two_phones(site)


def _desk(phone: Phone, role: str = "judge") -> Desk:
    return Desk(phone.site.browser(phone.row, role), phone.row.slug)  # type: ignore[arg-type]


def _call(phone: Phone, reason: str = "") -> HttpResponse:
    return phone.send("call", **{**phone.hidden(), "reason": reason})


def _calls(desk: Desk) -> list[str]:
    """The lines above the page."""
    buttons = [one for one in desk.look().buttons() if one.startswith("I am there")]
    return [button.removeprefix("I am there, ") for button in buttons]


# The phone -----------------------------------------------------------------------------------------------------------


def test_a_player_calls_a_judge_and_takes_it_back(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    assert "Call a judge" in kira.words() and 'data-outbox="your call for a judge"' in kira.page()
    assert _call(kira, "a ruling").status_code == 302
    parsed(HttpResponse(kira.page()))
    assert "A judge has been called , at " in kira.words() and "No longer needed" in kira.words()
    assert "Kira has called a judge" in odo.words() and "No longer needed" not in odo.words()
    assert "a ruling" not in odo.page() and "Call a judge to" not in odo.words()
    assert kira.send("no-judge", **kira.hidden()).status_code == 302
    assert "has been called" not in kira.words() and "Call a judge" in kira.words()
    assert written(kira.row)[-2:] == ["JudgeCalled", "CallWithdrawn"]


def test_a_call_that_is_sent_twice_or_by_both_is_one_call(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    form = kira.hidden()
    for _ in range(2):
        assert kira.send("call", **form).status_code == 302
    assert odo.send("call", **form).status_code == 302
    assert written(kira.row).count("JudgeCalled") == 1


def test_a_call_changes_nothing_for_the_report(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    kira.reports()
    asked = odo.hidden()
    _call(kira)
    assert odo.send("confirm", **asked).status_code == 302
    assert odo.match.status == "confirmed" and odo.match.waits_for_judge
    assert _calls(_desk(kira)) == [f"table {kira.match.table}"]


@pytest.mark.parametrize(("field", "value"), [("table", "99"), ("round", "7"), ("table", "x"), ("reason", "x" * 201)])
def test_what_cannot_be_is_refused_with_a_sentence(phones: tuple[Phone, Phone], field: str, value: str) -> None:
    kira, _ = phones
    answer = kira.send("call", **{**kira.hidden(), field: value})
    assert answer.status_code in (409, 422) and b"Not done." in answer.content
    assert "JudgeCalled" not in written(kira.row)


def test_nobody_calls_to_another_table_or_takes_anothers_call_back(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    _call(kira)
    quark = Phone(kira.site, kira.row, "Quark")
    assert quark.send("call", **kira.hidden()).status_code == 422
    assert odo.send("no-judge", **odo.hidden()).status_code == 422
    assert kira.match.waits_for_judge


def test_a_call_that_was_kept_until_the_next_round_is_not_taken(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    kept = kira.hidden()
    kira.site.report_all(kira.row, WON)
    kira.site.post_round(kira.row)
    answer = kira.send("call", **kept)
    assert answer.status_code == 409 and b"Round 1 is over" in answer.content


def test_a_bye_has_no_judge_to_call(site: Site) -> None:
    row = site.event(names=("Kira", "Odo", "Quark"))
    site.post_round(row)
    bye = next(one for one in site.snapshot(row).tournament.rounds[0].matches.values() if len(one.seats) == 1)
    phone = Phone(site, row, site.snapshot(row).names[bye.seats[0]])
    assert "Call a judge" not in phone.words()
    desk = Desk(site.browser(row, "director"), row.slug).look(f"/round/1/table/{bye.table}")
    assert "Call a judge" not in desk.buttons()


# The desk ------------------------------------------------------------------------------------------------------------


def test_a_judge_sees_who_waits_and_says_that_he_is_there(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    _call(Phone(kira.site, kira.row, "Quark"))
    _call(kira, "a ruling on <b>tribbles</b>")
    judge = _desk(kira)
    other = 3 - kira.match.table
    assert _calls(judge) == [f"table {other}", f"table {kira.match.table}"]  # the oldest first
    assert "called by Kira" in judge.text and "“a ruling on <b>tribbles</b>”" in judge.text
    parsed(judge.answer)
    assert all("judge called" in row for row in judge.rows())
    judge.press(f"I am there, table {kira.match.table}")
    assert judge.said() == [f"Done. Round 1, table {kira.match.table} ({_seats(kira)}): judge at the table"]
    assert _calls(judge) == [f"table {other}"]
    assert "A judge is at your table" in kira.words() and "Call a judge" in odo.words()


def _seats(phone: Phone) -> str:
    return " v ".join(phone.site.snapshot(phone.row).names[seat] for seat in phone.match.seats)


def test_two_judges_the_second_learns_that_somebody_is_there(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    _call(kira)
    first, second = _desk(kira).look(), _desk(kira, "director").look()
    label = f"I am there, table {kira.match.table}"
    first.press(label)
    second.press(label)
    assert second.status == 409 and "has already been at" in second.refusals()[0]
    assert written(kira.row).count("JudgeAnswered") == 1


def test_the_line_stands_above_every_page_of_the_desk(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    _call(kira)
    desk = _desk(kira, "director")
    for page in ("", "/players", "/finish", "/files", f"/round/1/table/{kira.match.table}"):
        assert f"Judge to table {kira.match.table}" in desk.look(page).text
        assert 'id="calls" class="calls" data-live' in desk.answer.content.decode()


def test_an_official_calls_for_a_player_and_takes_it_back_at_the_table(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    desk = _desk(kira).look(f"/round/1/table/{kira.match.table}")
    parsed(desk.answer)
    desk.press("Call a judge", player=kira.player, reason="slow play")
    assert kira.match.call and kira.match.call.by == kira.player
    desk.look(f"/round/1/table/{kira.match.table}")
    assert "Called by Kira" in desk.text and "“slow play”" in desk.text
    desk.press("No longer needed")
    assert kira.match.call is None
    desk.look(f"/round/1/table/{kira.match.table}").press("Call a judge")
    assert "A judge has been called" in kira.words() and "No longer needed" not in kira.words()
    desk.look(f"/round/1/table/{kira.match.table}").press("I am there")
    assert "A judge was there at" in desk.look(f"/round/1/table/{kira.match.table}").text


def test_a_call_to_the_wrong_table_is_refused_at_the_desk(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    desk = _desk(kira).look(f"/round/1/table/{kira.match.table}")
    desk.press("Call a judge", player="p99", reason="slow play")
    assert desk.status == 422 and "does not play at" in desk.refusals()[0]
    assert b'value="slow play"' in desk.answer.content


def test_only_officials_say_that_they_are_there(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    _call(kira)
    address = f"/e/{kira.row.slug}/desk/round/1/table/{kira.match.table}/there"
    assert odo.client.post(address).status_code == 403
    assert kira.match.waits_for_judge


def test_the_director_undoes_a_call(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    _call(kira)
    desk = _desk(kira, "director").look()
    button = next(one for one in desk.buttons() if one.startswith("Undo"))
    assert button.endswith("judge called, by Kira")
    desk.press(button)
    assert kira.match.call is None


# Everybody -----------------------------------------------------------------------------------------------------------


def test_the_journal_page_tells_the_call_and_not_its_reason(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    _call(kira, "he stacked his deck")
    _desk(kira).look().press(f"I am there, table {kira.match.table}")
    page = kira.client.get(f"/e/{kira.row.slug}/journal").content.decode()
    assert "judge called, by Kira" in page and "judge at the table" in page and "stacked" not in page


def test_a_call_is_told_at_once(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    heard: list[bool] = []
    silence = live.listen(lambda slug, head, calm: heard.append(calm))
    try:
        _call(kira)
        _desk(kira).look().press(f"I am there, table {kira.match.table}")
        _call(kira)
        kira.send("no-judge", **kira.hidden())
    finally:
        silence()
    assert heard == [False] * 4


def test_a_call_of_the_swiss_rounds_does_not_wait_beside_the_bracket(site: Site) -> None:
    from web.moments import cut_made

    row = cut_made(site)
    last = site.snapshot(row).tournament.rounds[-1].matches[1]
    site.do(row, CallJudge(last.round, last.table))
    desk = Desk(site.browser(row, "judge"), row.slug)
    assert _calls(desk) == [f"table {last.table}"]
    site.post_round(row)
    assert _calls(desk) == []
    answer = desk.client.post(f"/e/{row.slug}/desk/round/{last.round}/table/{last.table}/there")
    assert answer.status_code == 422 and b"is over" in answer.content


def test_in_a_bracket_it_is_a_game(site: Site) -> None:
    from web.moments import bracket

    row: Event = bracket(site)
    match = site.snapshot(row).tournament.rounds[-1].matches[2]
    phone = Phone(site, row, site.snapshot(row).names[match.seats[0]])
    assert "Call a judge to game 2" in phone.words()
    _call(phone)
    assert site.snapshot(row).tournament.rounds[-1].matches[2].waits_for_judge


def test_pods_call_too(site: Site) -> None:
    from web.moments import pods

    row = pods(site)
    match = site.snapshot(row).tournament.rounds[-1].matches[2]
    phone = Phone(site, row, site.snapshot(row).names[match.seats[2]])
    _call(phone)
    assert [f"table {match.table}"] == _calls(_desk(phone))
    site.do(row, AnswerCall(1, 2), "judge")
    assert "A judge is at your table" in phone.words()
