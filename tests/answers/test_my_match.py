"""What a phone shows of a match: the desk accepts what it offers, and the result is told from either seat."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

import pytest

from answers.viewed import told, viewed
from desk.table import FOUR, Event, posted
from topcut.acts.calls.commands import CallJudge, WithdrawCall
from topcut.acts.clock.commands import AddTime, PauseClock, StartClock
from topcut.acts.command import Command
from topcut.acts.ending.commands import Finish
from topcut.acts.results.commands import Concede, Confirm, Delay, Dispute, Report, Settle
from topcut.answers.my_match import MatchAct, MyMatch, my_match
from topcut.desk.submit import Accepted

ACTS: dict[MatchAct, Callable[[Event, str], Command]] = {
    "report": lambda event, name: Report(*event.at(name), event.result(name, 100, 70), event.id(name)),
    "confirm": lambda event, name: Confirm(*event.at(name), event.id(name)),
    "dispute": lambda event, name: Dispute(*event.at(name), event.id(name), event.result(name, 100, 70)),
    "concede": lambda event, name: Concede(*event.at(name), event.id(name)),
    "call": lambda event, name: CallJudge(*event.at(name), event.id(name)),
    "no-judge": lambda event, name: WithdrawCall(*event.at(name), event.id(name)),
}
ONLY_WHEN_OFFERED: tuple[MatchAct, ...] = ("confirm", "call", "no-judge")


def open_match() -> Event:
    return posted()


def reported() -> Event:
    event = posted()
    event.says("Kira", 100, 35)
    return event


def confirmed() -> Event:
    event = reported()
    event.do(Confirm(*event.at("Odo"), event.id("Odo")), by=event.id("Odo"))
    return event


def disputed() -> Event:
    event = reported()
    event.says("Odo", 100, 35)
    return event


def settled() -> Event:
    event = disputed()
    event.do(Settle(*event.at("Kira"), event.result("Kira", 100, 35), "the judge saw it"))
    return event


def delayed() -> Event:
    event = posted()
    event.do(Delay(*event.at("Kira")))
    return event


def called() -> Event:
    event = posted()
    event.do(CallJudge(*event.at("Kira"), event.id("Kira")), by=event.id("Kira"))
    return event


def finished() -> Event:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.wins("Kira")
    event.wins("Quark")
    event.do(Finish())
    return event


def of(event: Event, name: str) -> MyMatch:
    found = my_match(viewed(event), event.id(name))
    assert found is not None
    return found


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("name", ["Kira", "Odo"])
@pytest.mark.parametrize(
    "made",
    [open_match, reported, confirmed, disputed, settled, delayed, called, finished],
    ids=lambda one: one.__name__,
)
def test_the_desk_accepts_what_a_phone_offers(made: Callable[[], Event], name: str, act: MatchAct) -> None:
    event = made()
    offered = act in of(event, name).acts
    accepted = isinstance(event.submit(ACTS[act](event, name), event.id(name)), Accepted)
    assert accepted or not offered
    if act in ONLY_WHEN_OFFERED:
        assert offered or not accepted


def test_7_4_a_result_is_told_from_either_seat() -> None:
    """A full win is worth 4 points and a full loss 1 (001 7.4); the differential is the difference of the scores."""
    event = confirmed()
    said = {}
    for name in ("Kira", "Odo"):
        result = of(event, name).said
        assert result is not None and result.more is not None
        said[name] = (told(viewed(event), result.words), told(viewed(event), result.more))
    assert said["Kira"] == ("You won 100–35", "Full Win, 4 points, differential +65")
    assert said["Odo"] == ("You lost 35–100", "Full Loss, 1 point, differential −65")


def test_both_versions_of_a_dispute_are_told_and_whose_they_are() -> None:
    match = of(disputed(), "Odo")
    assert [(one.who, one.by.name) for one in match.versions] == [("player", "Kira"), ("you", "Odo")]
    view = viewed(disputed())
    assert [told(view, one.said.words) for one in match.versions if one.said] == [
        "You lost 35–100",
        "You won 100–35",
    ], "both as Odo sees them"
    assert match.said is None


def test_a_table_with_more_time_ends_later_and_a_clock_that_stands_still_has_no_end() -> None:
    event = posted()
    event.do(StartClock())
    started = datetime.fromisoformat(event.history[-1].at)
    event.do(AddTime(3, table=event.at("Quark")[1]))
    ends = {name: datetime.fromisoformat(of(event, name).ends) - started for name in ("Kira", "Quark")}
    assert ends == {"Kira": timedelta(minutes=60), "Quark": timedelta(minutes=63)}
    event.do(PauseClock())
    assert of(event, "Kira").ends == ""


def test_the_opponents_points_are_those_of_the_score_card() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    (other,) = of(event, "Kira").others
    assert other.player.name == "Quark" and other.points == event.points("Quark") == 4


def test_who_called_the_judge_may_take_it_back_and_the_other_reads_who_it_was() -> None:
    event = called()
    mine, other = of(event, "Kira").call, of(event, "Odo").call
    assert mine is not None and mine.mine and other is not None and not other.mine
    assert told(viewed(event), other.words) == "Kira has called a judge"
