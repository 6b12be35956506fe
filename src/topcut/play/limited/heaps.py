"""Packs out of a cube (003 Cube): its cards are shuffled into a heap, and packs are taken off the top.

Every cube has its own copy of the list. The heap of a side is shuffled by the seed "SEED/CUBE/SIDE", one of both sides
together by "SEED/CUBE/". The first player of a heap gets the first packs, the next player the next ones.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from topcut.acts.limited.facts import Group
from topcut.journal.fact import PlayerId
from topcut.play.chance import Chance
from topcut.play.limited.dealt import Asked, Dealt, Hand, Heap, Pack, Place, unlimited
from topcut.refusal import Refusal, Refused, refusal, refuse

_FEW = 3  # cards that are named where many are meant
HeapName = tuple[int, str]  # cube and side; "" = both sides in one heap
Sharing = Mapping[HeapName, list[PlayerId]]  # who gets packs out of which heap, in the order of the seats


def cube(asked: Asked) -> Dealt:
    """Everybody gets packs of the side that his group drafts; a sealed cube is one large pack."""
    _must_have_sides(asked)
    wanted = {group.side for group in asked.groups}
    _must_be_of_sides(asked, wanted)
    sharing: dict[HeapName, list[PlayerId]] = {}
    for group in asked.groups:
        sharing.setdefault((group.cube, group.side), []).extend(group.players)
    packs = _off_the_top(asked, sharing)
    sides = {player: group.side for group in asked.groups for player in group.players}
    return _as_seated(asked, packs, sides)


def both_sides(asked: Asked) -> Dealt:
    """Everybody gets packs of each side, the sides in the order of their names."""
    sides = {card.side for card in asked.cards if card.side}
    _must_be_of_sides(asked, sides)
    cubes = _by_cube(asked)
    sharing = {(number, side): players for number, players in cubes.items() for side in sorted(sides)}
    return _as_seated(asked, _off_the_top(asked, sharing))


def squirrel(asked: Asked) -> Dealt:
    """Everybody gets packs out of one heap of both sides."""
    sharing = {(number, ""): players for number, players in _by_cube(asked).items()}
    return _as_seated(asked, _off_the_top(asked, sharing))


def winston(asked: Asked) -> Dealt:
    """A group shares one heap in its drawn order: so many cards for each of its players, or all that there are."""
    sharing: dict[HeapName, list[Group]] = {}
    for group in asked.groups:
        sharing.setdefault((group.cube, group.side), []).append(group)
    _must_be_enough(asked, {name: [one for g in groups for one in g.players] for name, groups in sharing.items()})
    shares = {group.players: share for name, groups in sharing.items() for group, share in _shares(asked, name, groups)}
    heaps = tuple(Heap(group.players, shares[group.players]) for group in asked.groups)
    sides = {player: group.side for group in asked.groups for player in group.players}
    return Dealt(asked.cards, _as_seated(asked, {}, sides).hands, heaps)


def _shares(asked: Asked, name: HeapName, groups: list[Group]) -> Iterator[tuple[Group, Pack]]:
    """The heap of a side, cut for its groups in their order."""
    heap, each = _shuffled(asked, name), asked.packs * asked.size
    if not each and len(groups) > 1:
        raise refuse("pack-heap-shared", groups=len(groups))
    start = 0
    for group in groups:
        end = start + each * len(group.players) if each else len(heap)
        yield group, tuple(heap[start:end])
        start = end


def _by_cube(asked: Asked) -> dict[int, list[PlayerId]]:
    cubes: dict[int, list[PlayerId]] = {}
    for group in asked.groups:
        cubes.setdefault(group.cube, []).extend(group.players)
    return cubes


def _off_the_top(asked: Asked, sharing: Sharing) -> dict[PlayerId, tuple[Pack, ...]]:
    """The packs of everybody; refused where a heap is too small."""
    _must_be_enough(asked, sharing)
    packs: dict[PlayerId, tuple[Pack, ...]] = {}
    for name, players in sharing.items():
        taken = _cut(_shuffled(asked, name), asked.size)
        for player in players:
            packs[player] = packs.get(player, ()) + tuple(next(taken) for _ in range(asked.packs))
    return packs


def _shuffled(asked: Asked, name: HeapName) -> list[Place]:
    number, side = name
    heap = [place for place in _of_side(asked, side) for _ in range(asked.cards[place].count)]
    Chance(f"{asked.seed}/{number}/{side}").shuffle(heap)
    return heap


def _of_side(asked: Asked, side: str) -> Iterator[Place]:
    for place, card in enumerate(asked.cards):
        if not card.unlimited and (not side or card.side == side):
            yield place


def _cut(heap: list[Place], size: int) -> Iterator[Pack]:
    return (tuple(heap[start : start + size]) for start in range(0, len(heap), size))


def _as_seated(asked: Asked, packs: Mapping[PlayerId, tuple[Pack, ...]], sides: Mapping[PlayerId, str] = {}) -> Dealt:
    free = {side: unlimited(asked.cards, side) for side in {"", *sides.values()}}
    seated = [player for group in asked.groups for player in group.players]
    hands = (Hand(player, packs.get(player, ()), free[sides.get(player, "")]) for player in seated)
    return Dealt(asked.cards, tuple(hands))


# What cannot be dealt ------------------------------------------------------------------------------------------------


def _must_have_sides(asked: Asked) -> None:
    if any(not group.side for group in asked.groups):
        raise refuse("pack-groups-without-side")


def _must_be_of_sides(asked: Asked, sides: set[str]) -> None:
    """A card that belongs to nobody would never be dealt: that is a mistake of the list."""
    strange = [card for card in asked.cards if card.side not in sides and not (card.unlimited and not card.side)]
    if not strange and sides:
        return
    raise refuse(
        "pack-cards-without-side",
        strange=len(strange),
        all=len(asked.cards),
        cards=tuple(card.name for card in strange[:_FEW]),
        more=len(strange[_FEW:]),
        sides=tuple(sorted(sides)) or ("light", "dark"),
    )


def _must_be_enough(asked: Asked, sharing: Sharing) -> None:
    short = [shortage for name, players in sharing.items() if (shortage := _shortage(asked, name, len(players)))]
    if short:
        raise Refused(*short)


def _shortage(asked: Asked, name: HeapName, players: int) -> Refusal | None:
    number, side = name
    has = sum(asked.cards[place].count for place in _of_side(asked, side))
    needs = players * asked.packs * asked.size
    if needs <= has:
        return None
    return refusal(
        "pack-list-too-short",
        players=players,
        where=_where(asked, side),
        side=side,
        cube=number,
        needs=needs,
        packs=asked.packs,
        size=asked.size,
        has=has,
    )


def _where(asked: Asked, side: str) -> str:
    """What has to be said of a heap so that it is known which is meant."""
    if len({group.cube for group in asked.groups}) > 1:
        return "side-of-cube" if side else "cube"
    return "side" if side else "anywhere"
