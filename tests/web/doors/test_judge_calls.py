"""Calling a judge: from the phone, at the desk, and what everybody sees of it."""

from __future__ import annotations

import pytest
from django.contrib.auth.models import User
from django.http import HttpResponse

from topcut.acts.calls.commands import AnswerCall, CallJudge
from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.html import parsed
from web.phones import Phone, two_phones, written
from web.saying import refused, says, words_of
from web.site import Site

WON = Result(((100, 35),))
CALLED = message("fact-judge-called")


@pytest.fixture
def phones(site: Site) -> tuple[Phone, Phone]:
    return two_phones(site)


def _desk(phone: Phone, role: str = "judge") -> Desk:
    return Desk(phone.site.browser(phone.row, role), phone.row.slug)  # type: ignore[arg-type]


def _call(phone: Phone, reason: str = "") -> HttpResponse:
    return phone.send("call", **{**phone.hidden(), "reason": reason})


def _calls(desk: Desk) -> list[int]:
    """The tables that wait, as the lines above the page have them."""
    buttons = {words_of("web-call-there-at-html", table=table): table for table in range(1, 10)}
    return [buttons[one] for one in desk.look().buttons() if one in buttons]


def _there(phone: Phone) -> str:
    return words_of("web-call-there-at-html", table=phone.match.table)


def _at(phone: Phone) -> Message:
    return message("web-call-where-html", table=phone.match.table)


def _can_call(phone: Phone) -> bool:
    return says(phone.page(), "web-me-call-to", table=phone.match.table)


def _is_told(phone: Phone, id: str, **values: str) -> bool:
    """Of the judge, and since when."""
    return says(phone.page(), "web-me-judge-html", what=message(id, **values))


# The phone -----------------------------------------------------------------------------------------------------------


def test_a_player_calls_a_judge_and_takes_it_back(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    assert _can_call(kira) and f'data-outbox="{words_of("web-me-outbox-call")}"' in kira.page()
    assert _call(kira, "a ruling").status_code == 302
    parsed(HttpResponse(kira.page()))
    assert _is_told(kira, "mymatch-judge-called") and says(kira.page(), "web-me-judge-not-needed")
    assert _is_told(odo, "mymatch-judge-called-by", player="Kira") and not says(odo.page(), "web-me-judge-not-needed")
    assert "a ruling" not in odo.page() and not _can_call(odo)
    assert kira.send("no-judge", **kira.hidden()).status_code == 302
    assert not _is_told(kira, "mymatch-judge-called") and _can_call(kira)
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
    assert _calls(_desk(kira)) == [kira.match.table]


@pytest.mark.parametrize(("field", "value"), [("table", "99"), ("round", "7"), ("table", "x"), ("reason", "x" * 201)])
def test_what_cannot_be_is_refused_with_a_sentence(phones: tuple[Phone, Phone], field: str, value: str) -> None:
    kira, _ = phones
    answer = kira.send("call", **{**kira.hidden(), field: value})
    assert answer.status_code in (409, 422) and says(answer, "web-me-not-done")
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
    assert answer.status_code == 409 and refused(answer, "call-round-over", round=1)


def test_a_bye_has_no_judge_to_call(site: Site) -> None:
    row = site.event(names=("Kira", "Odo", "Quark"))
    site.post_round(row)
    bye = next(one for one in site.snapshot(row).tournament.rounds[0].matches.values() if len(one.seats) == 1)
    phone = Phone(site, row, site.snapshot(row).names[bye.seats[0]])
    assert not _can_call(phone)
    desk = Desk(site.browser(row, "director"), row.slug).look(f"/round/1/table/{bye.table}")
    assert words_of("web-call-call") not in desk.buttons()


# The desk ------------------------------------------------------------------------------------------------------------


def test_a_judge_sees_who_waits_and_says_that_he_is_there(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    _call(Phone(kira.site, kira.row, "Quark"))
    _call(kira, "a ruling on <b>tribbles</b>")
    judge = _desk(kira)
    other = 3 - kira.match.table
    assert _calls(judge) == [other, kira.match.table]  # the oldest first
    reason = message("web-call-reason-html", reason="a ruling on <b>tribbles</b>")
    assert says(judge, "web-call-waits-html", where=_at(kira), by="Kira", reason=reason)
    parsed(judge.answer)
    assert all(words_of("result-state", state="judge") in row for row in judge.rows())
    judge.press(_there(kira))
    (done,) = judge.said()
    assert says(done, "fact-judge-there")
    assert _calls(judge) == [other]
    assert _is_told(kira, "mymatch-judge-is-there") and _can_call(odo)


def _seats(phone: Phone) -> Message:
    first, second = (phone.site.snapshot(phone.row).names[seat] for seat in phone.match.seats)
    return message("place-pair", first=first, second=second)


def test_two_judges_the_second_learns_that_somebody_is_there(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    _call(kira)
    first, second = _desk(kira).look(), _desk(kira, "director").look()
    first.press(_there(kira))
    second.press(_there(kira))
    assert second.status == 409 and refused(second, "call-answered")
    assert written(kira.row).count("JudgeAnswered") == 1


def test_the_line_stands_above_every_page_of_the_desk(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    _call(kira)
    desk = _desk(kira, "director")
    for page in ("", "/players", "/finish", "/files", f"/round/1/table/{kira.match.table}"):
        assert says(desk.look(page), "web-call-waits-html", where=_at(kira), by="Kira")
        assert 'id="calls" data-live' in desk.answer.content.decode()


def test_an_official_calls_for_a_player_and_takes_it_back_at_the_table(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    desk = _desk(kira).look(f"/round/1/table/{kira.match.table}")
    parsed(desk.answer)
    desk.press(words_of("web-call-call"), player=kira.player, reason="slow play")
    assert kira.match.call and kira.match.call.by == kira.player
    desk.look(f"/round/1/table/{kira.match.table}")
    assert says(desk, "web-call-called-html", by="Kira", reason=message("web-call-reason-html", reason="slow play"))
    desk.press(words_of("web-call-not-needed"))
    assert kira.match.call is None
    desk.look(f"/round/1/table/{kira.match.table}").press(words_of("web-call-call"))
    assert _is_told(kira, "mymatch-judge-called") and not says(kira.page(), "web-me-judge-not-needed")
    desk.look(f"/round/1/table/{kira.match.table}").press(words_of("web-call-there"))
    assert says(desk.look(f"/round/1/table/{kira.match.table}"), "web-call-was-there-html")


def test_a_call_to_the_wrong_table_is_refused_at_the_desk(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    desk = _desk(kira).look(f"/round/1/table/{kira.match.table}")
    desk.press(words_of("web-call-call"), player="p99", reason="slow play")
    assert desk.status == 422 and refused(desk, "result-stranger", player="p99")
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
    assert not [one for one in desk.buttons() if one.startswith(words_of("web-desk-undo"))], "it is not theirs"
    assert says(desk, "fact-by", player="Kira", what=CALLED), "it is among the latest"
    desk.look("/journal")
    desk.press(next(one for one in desk.buttons() if one.startswith(words_of("web-desk-undo"))))  # the latest first
    assert kira.match.call is None


# Everybody -----------------------------------------------------------------------------------------------------------


def test_the_journal_page_tells_the_call_and_not_its_reason(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    _call(kira, "he stacked his deck")
    _desk(kira).look().press(_there(kira))
    page = kira.client.get(f"/e/{kira.row.slug}/journal").content.decode()
    assert says(page, "fact-by", player="Kira", what=CALLED)
    assert says(page, "fact-judge-there") and "stacked" not in page


def test_a_call_is_told_at_once(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    heard: list[bool] = []
    silence = live.listen(lambda slug, head, calm: heard.append(calm))
    try:
        _call(kira)
        _desk(kira).look().press(_there(kira))
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
    assert _calls(desk) == [last.table]
    site.post_round(row)
    assert _calls(desk) == []
    answer = desk.client.post(f"/e/{row.slug}/desk/round/{last.round}/table/{last.table}/there")
    assert answer.status_code == 422 and refused(answer, "call-round-over", round=last.round)


def test_in_a_bracket_it_is_a_game(site: Site) -> None:
    from web.moments import bracket

    row: Event = bracket(site)
    match = site.snapshot(row).tournament.rounds[-1].matches[2]
    phone = Phone(site, row, site.snapshot(row).names[match.seats[0]])
    assert says(phone.page(), "web-me-call-to", what="game", table=2)
    _call(phone)
    assert site.snapshot(row).tournament.rounds[-1].matches[2].waits_for_judge


def test_pods_call_too(site: Site) -> None:
    from web.moments import pods

    row = pods(site)
    match = site.snapshot(row).tournament.rounds[-1].matches[2]
    phone = Phone(site, row, site.snapshot(row).names[match.seats[2]])
    _call(phone)
    assert _calls(_desk(phone)) == [match.table]
    site.do(row, AnswerCall(1, 2), "judge")
    assert _is_told(phone, "mymatch-judge-is-there")


# Who goes ------------------------------------------------------------------------------------------------------------


def test_a_judge_says_that_they_go_and_everybody_concerned_is_told(phones: tuple[Phone, Phone]) -> None:
    kira, odo = phones
    _call(kira)
    judge, other, go = _desk(kira), _desk(kira, "head-judge"), words_of("web-call-go-html", table=kira.match.table)
    judge.look("/calls").press(go)
    assert judge.address.endswith("/calls") and go not in judge.buttons()
    assert says(other.look("/calls"), "call-goes", role="judge") and go not in other.buttons()
    assert _calls(other) == [kira.match.table]  # they can still say that they are there
    assert _is_told(kira, "mymatch-judge-comes") and _is_told(odo, "mymatch-judge-comes")
    judge.look("/calls").press(_there(kira))
    assert _is_told(kira, "mymatch-judge-is-there")


def test_a_judge_with_an_account_is_named_to_officials_and_to_nobody_else(phones: tuple[Phone, Phone]) -> None:
    kira, _ = phones
    _call(kira)
    browser = kira.site.browser(kira.row, "judge")
    browser.force_login(User.objects.create_user("bashir", first_name="Bashir"))
    table = kira.match.table
    Desk(browser, kira.row.slug).look(f"/round/1/table/{table}").press(words_of("web-call-go-html", table=table))
    assert says(_desk(kira, "director").look("/calls"), "call-goes-named", name="Bashir")
    assert "Bashir" not in kira.page()
    assert "Bashir" not in Desk(kira.site.browser(), kira.row.slug).open(f"/e/{kira.row.slug}/journal").text
