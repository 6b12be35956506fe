"""A cut that was made: which of its seeds chance gave, because nothing separated the players (002 2.10)."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, Messages, Param, message
from topcut.play.placings import stage_tiers
from topcut.play.stages import sources_of


def drawn_seeds(view: EventView, stage: StageNumber) -> Messages:
    """A sentence for all who were tied and of whom somebody is in; () where no lot was needed."""
    planned, seeds = view.plan[stage - 1], view.tournament.opened[stage].seeds
    if planned.seeds == "drawn":
        return (message("seed-all-drawn"),)
    sources = () if planned.seeds == "typed" else sources_of(view.plan, stage)
    tied = [
        [one for one in tier if view.tournament.entrants[one].active]
        for source in sources
        if view.plan[source - 1].kind != "bracket"
        for tier in stage_tiers(view.tournament, view.book, source)
    ]
    return tuple(_lot(view, seeds, tier) for tier in tied if len(tier) > 1 and set(tier) & set(seeds))


def _lot(view: EventView, seeds: Sequence[PlayerId], tier: list[PlayerId]) -> Message:
    """ "drawn by lot, because nothing separates them: Kira before Odo; Quark is not in"."""
    into = sorted((one for one in tier if one in seeds), key=seeds.index)
    out = tuple(view.player(one) for one in tier if one not in seeds)
    order: Param = view.player(into[-1])
    for one in reversed(into[:-1]):
        order = message("seed-before", first=view.player(one), then=order)
    return message("seed-drawn", order=order, out=out, left=len(out))
