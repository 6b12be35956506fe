"""Registration as everybody may know it: when it is open, how many places are left, and who waits."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from topcut.acts.registration.places import is_full, taken
from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.messages.message import Player
from topcut.play.registration import check_in_ends, out_of_time

RegistrationState = Literal["open", "full", "later", "closed", "begun", "cancelled"]


class RegistrationAnswer(Struct, frozen=True):
    """How registration stands at a moment."""

    state: RegistrationState
    places: int  # 0 = as many as come
    taken: int
    left: int
    waiting: tuple[Player, ...]  # the next one first
    opens: str  # moments in UTC; "" where none was set
    closes: str
    starts: str
    check_in_ends: str


def registration_answer(view: EventView, now: str) -> RegistrationAnswer:
    bounds, filled = view.tournament.registration, taken(view.tournament)
    return RegistrationAnswer(
        _state(view, now),
        bounds.places,
        filled,
        max(bounds.places - filled, 0),
        tuple(view.player(one) for one in view.tournament.waiting),
        bounds.opens,
        bounds.closes,
        bounds.starts,
        check_in_ends(view.tournament, view.book),
    )


def _state(view: EventView, now: str) -> RegistrationState:
    if view.tournament.cancelled:
        return "cancelled"
    if view.tournament.started or view.tournament.finished:
        return "begun"
    if why := out_of_time(view.tournament, now):
        return "later" if why.code == "entry-opens-later" else "closed"
    return "full" if is_full(view.tournament) else "open"


def waiting_place(view: EventView, player: PlayerId) -> int:
    """Which one they are on the waiting list; 0 for who does not wait."""
    waiting = view.tournament.waiting
    return waiting.index(player) + 1 if player in waiting else 0
