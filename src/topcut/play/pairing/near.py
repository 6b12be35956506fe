"""The last resort for thousands of players who are all different: only opponents nearby are looked at."""

from __future__ import annotations

from topcut.play.chance import Chance
from topcut.play.pairing.field import Field
from topcut.play.pairing.found import Found
from topcut.play.pairing.graph import nearby
from topcut.play.pairing.matching import best
from topcut.play.pairing.remarks import only_nearest

WIDTHS = (12, 48, 192)


def draw_near(field: Field, rows: list[int], chance: Chance) -> Found | None:
    """The best pairing in which everybody meets one of so many neighbours by total; not proven to be the best."""
    cards = field.cards
    line = sorted(chance.shuffled(rows), key=lambda row: (int(cards.level[row]), -int(cards.differential[row])))
    for width in WIDTHS:
        matching = best(nearby(field, line, width))
        if matching is not None:
            found = Found.of(line, matching)
            return Found(found.pairs, found.byes, False, (only_nearest(width),))
    return None
