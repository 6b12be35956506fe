"""What is left between the entry of the players and their first round: seats, swapped pools, building; late players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from topcut.journal.fact import PlayerId
from topcut.journal.periods import BUILDING, REGISTRATION
from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament
from topcut.messages.message import Message, Player, message
from topcut.play.clock import building_periods
from topcut.play.limited.drafting import awaits_seats, drafting_of
from topcut.play.limited.groups import groups_of, pools_of
from topcut.play.parts import in_pods, pods_of
from topcut.play.stages import at_stage, view
from topcut.rulebooks.model import Rulebook

Step = Literal["", "seat", "registration", "swap", "building"]
_MOST_NAMED = 5


def step_before_round_one(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Step:
    """The next thing to do before the first round of a limited event; "" where it can be paired."""
    if awaits_seats(tournament, book, stage):
        return "seat"
    if tournament.rounds or drafting_of(book) is None:
        return ""
    periods = [period.name for period in building_periods(book)]
    if REGISTRATION in periods and not pools_of(tournament):
        return "swap" if tournament.period else "registration"
    return "building" if BUILDING in periods and tournament.period != BUILDING else ""


def without_seats(tournament: Tournament, book: Rulebook) -> list[Message]:
    """A draft that may be paired before it is seated, because nobody's opponents depend on it."""
    if not awaits_seats(tournament, book, at_stage(tournament, book)):
        return []
    return [message("draftnote-nobody-seated", how=message("draftnote-seating"))]


def not_seated(tournament: Tournament, book: Rulebook, stage: StageNumber) -> list[PlayerId]:
    """Who came after the seats were drawn."""
    seated = {player for group in groups_of(tournament, stage) for player in group.players}
    here = [entrant.id for entrant in view(tournament, book, stage).entrants.values() if entrant.active]
    return [player for player in here if player not in seated] if seated else []


def came_late(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Iterator[Message]:
    """Players without drafted cards: whom they meet, and what to do about it."""
    late = not_seated(tournament, book, stage)
    if not late:
        return
    told = message("draftnote-came-late", who=_few(late))
    if in_pods(tournament, book, stage):
        last = len(pods_of(tournament, book, stage))
        told = message("draftnote-came-late-to-pods", who=_few(late), players=len(late), pod=last)
    if not tournament.rounds:
        told = message("draftnote-or-seat-again", what=told, how=message("draftnote-seating-again"))
    yield told


def _few(late: list[PlayerId]) -> Message:
    """The first of them by name."""
    players = tuple(Player(player) for player in late[:_MOST_NAMED])
    if len(late) > _MOST_NAMED:
        return message("draftnote-players-and-more", players=players)
    return message("draftnote-players", players=players)
