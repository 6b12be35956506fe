"""Words without end: no reason, announcement or seed fills a journal and every page that shows it."""

from __future__ import annotations

import pytest

from desk.table import Event
from topcut.acts.calls.commands import CallJudge
from topcut.acts.clock.commands import AddTime, SetDeadline, StartClock
from topcut.acts.command import Command
from topcut.acts.entries.commands import ReEnter
from topcut.acts.event.commands import Announce
from topcut.acts.results.commands import Delay
from topcut.acts.rounds.commands import ChangeRounds, Draw, Post, WithdrawRound
from topcut.acts.scenarios.commands import GiveFeedback
from topcut.desk.decide import LONGEST

LONG = "x" * (LONGEST + 1)


@pytest.mark.parametrize(
    "command",
    [
        Announce(LONG),
        Delay(1, 1, LONG),
        CallJudge(1, 1, "p1", LONG),
        Draw(seed=LONG),
        Draw(reason=LONG),
        WithdrawRound(LONG),
        StartClock(30, LONG),
        StartClock(30, reason=LONG),
        AddTime(5, 1, LONG),
        SetDeadline(1, LONG),
        ReEnter("p1", LONG),
        ChangeRounds(4, LONG),
        GiveFeedback("p1", LONG),
    ],
    ids=lambda command: type(command).__name__,
)
def test_it_is_refused_before_anything_else_is_asked(command: Command) -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax")
    event.do(Draw())
    event.do(Post())
    event.refused(command, "desk-text-too-long", most=10000, signs=10001)


def test_a_long_reason_that_somebody_may_write_is_kept() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax")
    event.do(Announce(f"  {LONG[1:]}  "))
