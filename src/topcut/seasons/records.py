"""How many matches everybody won, lost and drew in an event, byes included: over all its stages."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.play.stages import goes_on_as_one_pod, rounds_in

_DECIDED = ("played", "walkover")


class Record(Struct, frozen=True):
    """Byes are wins (004, R66)."""

    wins: int = 0
    losses: int = 0
    draws: int = 0


def records(view: EventView) -> dict[PlayerId, Record]:
    """By player."""
    counted: dict[PlayerId, Counter[str]] = {}
    for number, stage in enumerate(view.plan, start=1):
        if stage.kind == "bracket":
            if number in view.tournament.opened:
                _count_bracket(view, number, counted)
        elif rounds_in(view.tournament, number):
            if goes_on_as_one_pod(view.tournament, view.book, number):
                counted.clear()  # its standings hold the rounds before it too
            _count_rounds(view, number, counted)
    return {player: Record(count["win"], count["loss"], count["draw"]) for player, count in counted.items()}


def _count_rounds(view: EventView, stage: int, counted: dict[PlayerId, Counter[str]]) -> None:
    for row in view.standings_of(stage).rows:
        wins, losses, draws = row.record
        counted.setdefault(row.player, Counter()).update(win=wins, loss=losses, draw=draws)


def _count_bracket(view: EventView, stage: int, counted: dict[PlayerId, Counter[str]]) -> None:
    """Games that were won, walkovers, and the rounds that a seed begins after: byes there are match wins too (R66)."""
    for state in view.bracket_of(stage).games.values():
        for seat in state.seats if state.status in _DECIDED else ():
            if seat.player is not None:
                won = seat.player == state.winner
                byes = state.game.round - 1 if seat.source.startswith("seed ") else 0
                counted.setdefault(seat.player, Counter()).update(win=won + byes, loss=not won)
