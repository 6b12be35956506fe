"""What a player needs for the cut after the stage that is being played."""

from __future__ import annotations

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.play.chances import Chances, chances
from topcut.play.cut_line import cut_in
from topcut.play.stages import rounds_in


def chances_answer(view: EventView, player: PlayerId) -> Chances | None:
    """By points alone; None before the first round, without a cut, once it is made, and where points do not tell."""
    tournament, stage = view.tournament, view.ranked_stage
    cut = view.cut_after(stage)
    if not cut or tournament.finished or not rounds_in(tournament, stage) or cut_in(tournament, view.plan, stage):
        return None
    return chances(tournament, view.book, stage, player, cut, view.race)
