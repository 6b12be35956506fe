"""Calling a judge: who may, when, and that nothing else waits for it."""

from __future__ import annotations

import pytest

from answers.viewed import viewed
from topcut.acts.calls.commands import AnswerCall, CallJudge, TakeCall, WithdrawCall
from topcut.acts.calls.facts import CallTaken, CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.acts.ending.commands import Finish
from topcut.acts.event.commands import Undo
from topcut.acts.rounds.commands import Draw, Post, WithdrawRound
from topcut.answers.calls import calls_answer
from topcut.messages.message import Player, message
from topcut.play.calls import waiting
from topcut.play.facts_told import fact_told
from topcut.play.for_everybody import for_everybody
from topcut.play.story import players_of

from .table import Event, posted


def call(event: Event, name: str, reason: str = "") -> CallJudge:
    return CallJudge(*event.at(name), event.id(name), reason)


def called(name: str = "Kira") -> Event:
    event = posted()
    event.do(call(event, name), by=event.id(name))
    return event


def who_waits(event: Event) -> list[str]:
    return [event.name(match.call.by) for match in waiting(event.tournament) if match.call]


def test_a_player_calls_a_judge_with_a_reason_and_an_official_is_there() -> None:
    event = posted()
    fact = event.do(call(event, "Kira", "  a ruling "), by=event.id("Kira"))[0].fact
    assert isinstance(fact, JudgeCalled) and (fact.by, event.words(fact.reason)) == (event.id("Kira"), "a ruling")
    assert event.match("Kira").waits_for_judge and not event.match("Quark").waits_for_judge
    assert event.do(AnswerCall(*event.at("Kira")), by="judge")[0].fact == JudgeAnswered(*event.at("Kira"))
    assert not event.match("Kira").waits_for_judge


def test_the_oldest_call_comes_first() -> None:
    event = called("Quark")
    event.do(call(event, "Odo"))
    assert who_waits(event) == ["Quark", "Odo"]
    event.do(AnswerCall(*event.at("Quark")))
    event.do(call(event, "Dax"))
    assert who_waits(event) == ["Odo", "Dax"]


def test_an_official_calls_for_a_table_or_for_a_player() -> None:
    event = posted()
    assert event.do(CallJudge(*event.at("Kira")))[0].fact == JudgeCalled(*event.at("Kira"))
    assert event.do(call(event, "Dax"))[0].fact == JudgeCalled(*event.at("Dax"), event.id("Dax"))


def test_a_call_changes_no_result_and_holds_up_nothing() -> None:
    event = called()
    event.says("Odo", 100, 35)
    before = event.ranks(), event.ledger.points
    event.do(call(event, "Quark"))
    assert (event.ranks(), event.ledger.points) == before
    event.wins("Quark")
    assert event.match("Kira").waits_for_judge
    event.do(Draw())
    event.do(Post())
    assert waiting(event.tournament) == []


def test_a_judge_goes_and_the_others_see_who() -> None:
    event = called()
    event.do(call(event, "Quark"))
    go = TakeCall(*event.at("Kira"), "Dax")
    assert event.do(go, by="judge")[0].fact == CallTaken(*event.at("Kira"), event.match("Kira").call.goes)  # type: ignore[union-attr]
    first, other = calls_answer(viewed(event)).calls
    assert first.taken and first.goes == message("call-goes-named", name="Dax") and other.goes is None
    event.refused(TakeCall(*event.at("Kira"), "Worf"), "call-taken", who="Dax", by="head-judge")
    event.do(TakeCall(*event.at("Quark")), by="head-judge")
    assert calls_answer(viewed(event)).calls[1].goes == message("call-goes", role="head-judge")
    assert event.match("Kira").waits_for_judge  # until somebody is there, whoever it is
    event.do(AnswerCall(*event.at("Kira")))
    event.refused(TakeCall(*event.at("Kira")), "call-answered")
    event.do(call(event, "Kira"))
    assert calls_answer(viewed(event)).calls[1].goes is None  # another call


def test_who_of_the_officials_goes_is_not_for_everybody() -> None:
    event = called()
    event.do(TakeCall(*event.at("Kira"), "Dax"))
    last = for_everybody(event.known.history)[-1].fact
    assert last == CallTaken(*event.at("Kira"))
    event.refused(TakeCall(*event.at("Kira")), "desk-officials-only", by=event.id("Kira"))


def test_a_judge_who_does_not_go_after_all_takes_it_back() -> None:
    event = called()
    event.do(TakeCall(*event.at("Kira")))
    event.do(Undo(event.head))
    assert event.match("Kira").call.taken == ""  # type: ignore[union-attr]
    event.do(TakeCall(*event.at("Kira")), by="head-judge")


def test_who_called_takes_it_back_and_his_opponent_cannot() -> None:
    event = called()
    back = WithdrawCall(*event.at("Kira"), event.id("Odo"))
    event.refused(back, "call-of-another", caller="Kira", by=event.id("Odo"))
    back = WithdrawCall(*event.at("Kira"), event.id("Kira"))
    assert event.do(back, by=event.id("Kira"))[0].fact == CallWithdrawn(*event.at("Kira"))
    assert event.match("Kira").call is None
    event.do(call(event, "Odo"))
    event.do(WithdrawCall(*event.at("Odo")), by="judge")


@pytest.mark.parametrize("by", ["p1", "p3"])
def test_a_player_calls_only_for_himself_and_does_not_answer(by: str) -> None:
    event = called("Odo")
    event.refused(call(event, "Quark"), "desk-officials-only", by="p1" if by == "p3" else "p4")
    event.refused(CallJudge(*event.at("Quark")), "desk-officials-only", by=by)
    event.refused(AnswerCall(*event.at("Odo")), "desk-officials-only", by=by)


def test_what_is_refused_and_why() -> None:
    event = called()
    table = event.at("Kira")[1]
    event.refused(call(event, "Odo"), "call-waits", match=message("place-match", round=1))
    event.refused(CallJudge(1, 9), "round-no-table", table=9)
    event.refused(CallJudge(2, 1), "round-none", round=2)
    event.refused(CallJudge(1, table, event.id("Quark")), "result-stranger")
    event.refused(call(event, "Quark", "x" * 201), "form-too-long", most=200)
    event.refused(AnswerCall(*event.at("Quark")), "call-none")
    event.refused(WithdrawCall(*event.at("Quark")), "call-none")
    event.do(AnswerCall(1, table))
    event.refused(AnswerCall(1, table), "call-answered")
    event.refused(WithdrawCall(1, table, event.id("Kira")), "call-answered", by=event.id("Kira"))


def test_nobody_calls_before_the_round_after_it_or_from_a_bye() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", rounds=2)
    event.refused(CallJudge(1, 1), "round-none", round=1)
    event.play(("Kira", "Odo"))
    event.refused(call(event, "Quark"), "call-to-a-bye")
    event.do(Draw())
    event.do(Post())
    event.refused(CallJudge(1, event.at("Kira", 1)[1]), "call-round-over", round=1)


def test_a_finished_event_has_no_calls() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", rounds=1)
    event.post(("Kira", "Odo"))
    event.do(call(event, "Kira"))
    event.wins("Kira")
    event.do(Finish())
    assert waiting(event.tournament) == []
    event.refused(AnswerCall(1, 1), "event-finished")


def test_calls_are_undone_like_other_acts() -> None:
    event = called()
    first = event.head
    event.do(AnswerCall(*event.at("Kira")))
    event.refused(Undo(first), "undo-depended-on")
    event.do(Undo(event.head))
    assert event.match("Kira").waits_for_judge
    event.wins("Kira")
    event.do(Undo(first))
    assert event.match("Kira").call is None and event.match("Kira").counts


def test_a_round_with_calls_can_be_withdrawn() -> None:
    event = called()
    event.do(WithdrawRound())
    assert waiting(event.tournament) == []


def test_the_journal_does_not_tell_the_reason() -> None:
    """Everybody reads it; what one says of the other is for the judge."""
    event = posted()
    records = event.do(call(event, "Kira", "he stacked his deck"))
    records += event.do(AnswerCall(*event.at("Kira")))
    records += event.do(CallJudge(*event.at("Quark")))
    records += event.do(WithdrawCall(*event.at("Quark")))
    said = [fact_told(_Story(event), record.fact) for record in records]
    first, second = (players_of(event.tournament.rounds[0].matches[event.at(name)[1]]) for name in ("Kira", "Quark"))
    number = message("roundname-number", round=1)
    place = message("place-seats", round=number, table=event.at("Kira")[1], seats=first)
    other = message("place-seats", round=number, table=event.at("Quark")[1], seats=second)
    called = message("fact-judge-called", match=place)
    assert said == [
        message("fact-by", what=called, player=Player(event.ids["Kira"])),
        message("fact-judge-there", match=place),
        message("fact-judge-called", match=other),
        message("fact-judge-not-needed", match=other),
    ]


class _Story:
    """What words are made of."""

    def __init__(self, event: Event) -> None:
        self.tournament, self.book, self.history = event.tournament, event.book, event.history
        self.words, self.title, self.plan = event.known.words, "", ()
        self.names = {player: name for name, player in event.ids.items()}
