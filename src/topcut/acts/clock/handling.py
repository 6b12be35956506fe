"""Commands about the clock: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.clock.commands import AddTime, PauseClock, PlanDeadlines, ResumeClock, SetDeadline, StartClock
from topcut.acts.clock.deadlines import plan_deadlines, set_deadline
from topcut.acts.clock.decide import add_time, pause_clock, resume_clock, start_clock
from topcut.acts.handling import Handlings, handled

HANDLING: Handlings = {
    StartClock: handled(start_clock, "scorekeeper"),
    PauseClock: handled(pause_clock, "scorekeeper"),
    ResumeClock: handled(resume_clock, "scorekeeper"),
    AddTime: handled(add_time, "scorekeeper", "judge"),
    SetDeadline: handled(set_deadline),
    PlanDeadlines: handled(plan_deadlines),
}
