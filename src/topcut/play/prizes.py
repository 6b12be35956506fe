"""Prizes for shared places, and the even split of those who are still in (002 5.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from topcut.acts.stages.facts import PrizesSplit
from topcut.journal.fact import PlayerId
from topcut.play.brackets.model import Place

Prizes = Mapping[int, int]  # place → so many boosters, or the smallest coins


class Share(Struct, frozen=True):
    """What players get together: so much each, and what cannot be divided among them."""

    players: tuple[PlayerId, ...]
    place: int
    to: int
    each: int
    left: int = 0  # for the organizer to decide


def shares(places: Sequence[Place], prizes: Prizes, split: PrizesSplit | None = None) -> list[Share]:
    """Those who share places share the prizes of all of them; who agreed to split shares all of theirs."""
    found: list[Share] = []
    for place in places:
        if not any(place.player in share.players for share in found):
            found.append(_share(_together(places, place, split), prizes))
    return [share for share in found if share.each or share.left]


def _together(places: Sequence[Place], one: Place, split: PrizesSplit | None) -> list[Place]:
    if split is not None and one.player in split.players:
        return [place for place in places if place.player in split.players]
    return [place for place in places if place.place == one.place]


def _share(together: Sequence[Place], prizes: Prizes) -> Share:
    last = max(place.to for place in together)
    first = last - len(together) + 1  # while a round is played, others may still come into the band
    pool = sum(prizes.get(place, 0) for place in range(first, last + 1))
    each, left = divmod(pool, len(together))
    return Share(tuple(place.player for place in together), first, last, each, left)
