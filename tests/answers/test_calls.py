"""Which tables wait for a judge, as officials are told."""

from __future__ import annotations

from answers.viewed import told, viewed
from desk.table import posted
from topcut.acts.calls.commands import AnswerCall, CallJudge
from topcut.answers.calls import call_at, calls_answer


def test_the_oldest_call_comes_first_and_nobody_is_the_caller_of_an_official() -> None:
    event = posted()
    event.do(CallJudge(*event.at("Quark"), event.id("Quark"), "a ruling"), by=event.id("Quark"))
    event.do(CallJudge(*event.at("Kira")))
    view = viewed(event)
    first, second = calls_answer(view).calls
    assert (first.round, first.table) == event.at("Quark") and first.by.name == "Quark" and first.reason == "a ruling"
    assert (second.round, second.table) == event.at("Kira") and not second.by.id and not second.reason
    assert set(told(view, second.players).split(" v ")) == {"Kira", "Odo"}
    assert calls_answer(view, 1).calls == (first,)


def test_who_was_answered_waits_no_more_but_the_table_shows_it() -> None:
    event = posted()
    event.do(CallJudge(*event.at("Kira"), event.id("Kira")), by=event.id("Kira"))
    event.do(AnswerCall(*event.at("Kira")))
    view = viewed(event)
    call = call_at(view, event.match("Kira"))
    assert calls_answer(view).calls == () and call is not None
    assert call.answered == event.history[-1].at and call.by.name == "Kira"
    assert call_at(view, event.match("Quark")) is None
