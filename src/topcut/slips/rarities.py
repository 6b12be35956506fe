"""What a booster holds, as it is typed: "R=1", "U=3"."""

from __future__ import annotations

from collections.abc import Iterable

from topcut.limits import natural
from topcut.refusal import refuse

_MOST = 999  # cards of one rarity


def rarities_of(typed: Iterable[str]) -> dict[str, int]:
    """So many cards of each rarity; what is empty is passed over."""
    rarities: dict[str, int] = {}
    for one in filter(None, (part.strip() for part in typed)):
        name, _, number = (part.strip() for part in one.partition("="))
        cards = natural(number, _MOST)
        if not name or cards is None:
            raise refuse("slip-no-rarity", typed=one[:40])
        if name in rarities:
            raise refuse("slip-rarity-twice", rarity=name)
        rarities[name] = cards
    return rarities
