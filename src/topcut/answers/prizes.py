"""Who gets what: the prizes of shared places, and of an even split (002 5.2)."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.messages.message import Player
from topcut.play.prizes import Prizes, shares


class PrizeShare(Struct, frozen=True):
    """What players get together: so much each, and what cannot be divided among them."""

    players: tuple[Player, ...]
    places: tuple[int, int]  # the first and the last that they share
    each: int
    left: int  # for the organizer to decide


class PrizesAnswer(Struct, frozen=True):
    """All shares, the best place first."""

    prizes: tuple[PrizeShare, ...]


def prizes_answer(view: EventView, prizes: Prizes) -> PrizesAnswer:
    """By the places over all stages as they stand."""
    found = shares(list(view.places.values()), prizes, view.tournament.split)
    return PrizesAnswer(
        tuple(
            PrizeShare(tuple(map(view.player, one.players)), (one.place, one.to), one.each, one.left) for one in found
        )
    )
