"""How long every pick and review of a draft lasts, and when it begins (002 Appendix B)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.grid import Cell, Grid
from topcut.messages.message import Message, message
from topcut.play.limited.drafting import drafted_in, stage_with_cards
from topcut.play.limited.passing import passing
from topcut.play.limited.timing import Timed, timetable, total_seconds


class DraftTimes(Struct, frozen=True):
    """All picks and reviews in their order."""

    seconds: int  # of the whole draft
    steps: tuple[Timed, ...]

    @property
    def total(self) -> Message:
        """ "17:15 in all"."""
        return message("limited-in-all", time=_clock(self.seconds))

    @property
    def grid(self) -> Grid:
        heads = tuple(message("limited-column", column=name) for name in ("begins", "what", "seconds", "pass-to"))
        return Grid(message("limited-times"), heads, tuple(_row(step) for step in self.steps), times=(0,))


def draft_times(view: EventView, packs: int = 0, sizes: Sequence[int] = ()) -> DraftTimes:
    """Of the packs that the draft opens, or of others; refused where the rulebook prints no times."""
    stage = stage_with_cards(view.tournament, view.book, view.stage)
    drafting = drafted_in(view.tournament, view.book, stage or view.stage)
    steps = timetable(drafting, packs, sizes)
    return DraftTimes(total_seconds(steps), steps)


def _row(step: Timed) -> tuple[Cell, ...]:
    begins = _clock(step.begins)
    if not step.left:
        return begins, message("limited-review"), step.seconds, ""
    onward = message("limited-direction", direction=passing(step.pack)) if step.left > 1 else ""
    return begins, message("limited-pick", pack=step.pack, left=step.left), step.seconds, onward


def _clock(seconds: int) -> str:
    """ "1:05"."""
    return f"{seconds // 60}:{seconds % 60:02d}"
