"""The product that a format hands out: how it is dealt, and how much everybody gets (002 7.3: all the same)."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.rulebooks.model import Drafting


class Product(Struct, frozen=True):
    """A way to deal with its numbers; 0 where the director says how many."""

    method: str
    packs: int = 0
    size: int = 0
    rarities: Mapping[str, int] = {}


OF_METHOD = {  # 003 Cube, where the event's format says nothing
    "cube": Product("cube", 5, 9),
    "both-sides": Product("both-sides", 5, 9),  # of each side
    "squirrel": Product("squirrel", 5, 9),
    "cube-sealed": Product("cube-sealed", 1, 45),
}


def product_of(drafting: Drafting) -> Product:
    """What a format hands out."""
    if drafting.method == "packs":
        return Product("open-boosters" if drafting.apart else "boosters", drafting.packs, drafting.pack_size)
    if drafting.method == "sealed" and drafting.sides:
        return Product("cube-sealed", 1, drafting.packs * drafting.pack_size)  # in one heap: nothing is passed
    return Product(drafting.method, drafting.packs, drafting.pack_size)
