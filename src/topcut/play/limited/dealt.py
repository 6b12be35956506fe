"""What is asked of a deal and what was dealt: cards by their place in the list, and the digest of it all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

from msgspec import Struct

from topcut.acts.limited.facts import Group
from topcut.journal.fact import PlayerId
from topcut.play.limited.cards import Card

Place = int  # of a card in the list in its order, from 0
Pack = tuple[Place, ...]


class Asked(Struct, frozen=True):
    """A deal that is wanted."""

    cards: tuple[Card, ...]  # in the order of the plain form
    groups: Sequence[Group]
    packs: int  # per player; of each side, where both are drafted
    size: int
    rarities: Mapping[str, int]
    seed: str


class Hand(Struct, frozen=True):
    """What one player gets."""

    player: PlayerId
    packs: tuple[Pack, ...] = ()
    unlimited: Pack = ()
    open: Pack = ()  # what lies open on the table before the packs are opened (002 7.7)


class Heap(Struct, frozen=True):
    """A face-down heap that several players share, the top card first."""

    players: tuple[PlayerId, ...]
    cards: Pack


class Dealt(Struct, frozen=True):
    """Everything that was dealt, in the order of the groups and their seats."""

    cards: tuple[Card, ...]
    hands: tuple[Hand, ...]
    heaps: tuple[Heap, ...] = ()

    def of(self, player: PlayerId) -> Hand | None:
        return next((hand for hand in self.hands if hand.player == player), None)

    def named(self, pack: Pack) -> tuple[str, ...]:
        """The names of a pack's cards."""
        return tuple(self.cards[place].name for place in pack)


def dealt_digest(dealt: Dealt) -> str:
    """SHA-256 of a line per pack: player, number of the pack, and the line of each card in the plain form."""
    lines = [
        _line(hand.player, number, pack)
        for hand in dealt.hands
        for number, pack in enumerate((hand.unlimited, *hand.packs))  # 0 is what he has without limit
    ]
    lines += [_line(hand.player, "open", hand.open) for hand in dealt.hands if hand.open]
    lines += [_line("heap", number, heap.cards) for number, heap in enumerate(dealt.heaps, start=1)]
    return sha256("\n".join(lines).encode()).hexdigest()


def _line(whose: str, number: int | str, pack: Pack) -> str:
    return f"{whose}\t{number}\t{' '.join(str(place + 1) for place in pack)}"  # 1 is the first card


def unlimited(cards: Sequence[Card], side: str = "") -> Pack:
    """What everybody of a side has without limit; of every side, where none is named."""
    return tuple(place for place, card in enumerate(cards) if card.unlimited and (not side or card.side in (side, "")))
