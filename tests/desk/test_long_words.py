"""Words without end: no reason, announcement or seed fills a journal and every page that shows it."""

from __future__ import annotations

import pytest

from desk.table import Event
from topcut.desk import commands
from topcut.desk.decide import LONGEST

LONG = "x" * (LONGEST + 1)


@pytest.mark.parametrize(
    "command",
    [
        commands.Announce(LONG),
        commands.Delay(1, 1, LONG),
        commands.CallJudge(1, 1, "p1", LONG),
        commands.Draw(seed=LONG),
        commands.Draw(reason=LONG),
        commands.WithdrawRound(LONG),
        commands.StartClock(30, LONG),
        commands.StartClock(30, reason=LONG),
        commands.AddTime(5, 1, LONG),
        commands.SetDeadline(1, LONG),
        commands.ReEnter("p1", LONG),
        commands.ChangeRounds(4, LONG),
        commands.GiveFeedback("p1", LONG),
    ],
    ids=lambda command: type(command).__name__,
)
def test_it_is_refused_before_anything_else_is_asked(command: commands.Command) -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax")
    event.do(commands.Draw())
    event.do(commands.Post())
    assert "10,001 characters; write 10,000 at most" in event.refused(command)


def test_a_long_reason_that_somebody_may_write_is_kept() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax")
    event.do(commands.Announce(f"  {LONG[1:]}  "))
