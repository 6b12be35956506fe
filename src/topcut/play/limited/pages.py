"""The packs of players as pages: to read, to print, to hand out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from topcut.acts.limited.facts import Group
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
from topcut.play.limited.cards import Card
from topcut.play.limited.deals import Deal, dealt_again, seated_since, standing_deal
from topcut.play.limited.dealt import Dealt, Hand, Pack
from topcut.play.limited.drafting import drafting_of
from topcut.play.story import Story
from topcut.refusal import refuse

Part = tuple[Message, tuple[Card, ...]]  # "Pack 1" and its cards
Tell = Callable[[Message], str]


class Handed(Story, Protocol):
    """An event with the short names of its players."""

    @property
    def handles(self) -> Mapping[PlayerId, str]: ...


class Page(Struct, frozen=True):
    """What one player gets, or the heap that a group shares."""

    file: str  # its name, without an ending
    title: Message
    players: tuple[PlayerId, ...]
    parts: tuple[Part, ...]
    twice: Collection[str]  # names that several cards of the list have

    def lines(self, tell: Tell) -> list[str]:
        shown = [tell(self.title)]
        for heading, names in self.named(tell):
            shown += ["", heading, *(f"  {name}" for name in names)]
        return shown

    def named(self, tell: Tell) -> list[tuple[str, list[str]]]:
        """Every part with the names of its cards."""
        return [(tell(heading), [self._words(card) for card in cards]) for heading, cards in self.parts]

    def _words(self, card: Card) -> str:
        apart = ", ".join(word for word in (card.set, card.side) if word) if card.name in self.twice else ""
        return f"{card.name} ({apart})" if apart else card.name


def pages(event: Handed, players: Sequence[PlayerId]) -> list[Page]:
    """The pages of these players, or of everybody."""
    standing = standing_deal(event.history, event.book)
    if standing is None:
        raise refuse("pack-none-dealt")
    if seated_since(event.tournament, standing):
        raise refuse("pack-seated-since")
    dealt = dealt_again(standing, event.words)
    found = [page for page in _all(event, standing, dealt) if not players or set(players) & set(page.players)]
    if not found:
        first = players[0]
        raise refuse("pack-none-of-player", player=Player(first, event.names[first], event.handles[first]))
    return found


def _all(event: Handed, standing: Deal, dealt: Dealt) -> Iterator[Page]:
    drafting = drafting_of(event.book)
    sets = drafting.sets if drafting else 0
    names = Counter(card.name for card in dealt.cards)
    twice = {name for name, count in names.items() if count > 1}
    groups = {player: group for group in standing.groups for player in group.players}
    for number, heap in enumerate(dealt.heaps, start=1):
        whose = tuple(Player(one) for one in heap.players)
        title = _where(message("draftnote-heap", number=number, players=whose), standing.groups[number - 1])
        hand = dealt.of(heap.players[0]) or Hand("")
        parts = ((message("draftnote-from-the-top"), _cards(dealt, heap.cards)), *_free(dealt, hand, sets))
        yield Page(f"heap-{number}", title, heap.players, parts, twice)
    for hand in () if dealt.heaps else dealt.hands:
        opened = ((message("draftnote-open"), _cards(dealt, hand.open)),) if hand.open else ()
        packs = tuple(
            (message("draftnote-pack", number=number), _cards(dealt, pack))
            for number, pack in enumerate(hand.packs, start=1)
        )
        title = _where(message("draftnote-hand", player=Player(hand.player)), groups[hand.player])
        file = re.sub(r"[^\w.-]+", "-", event.handles[hand.player])
        yield Page(file, title, (hand.player,), (*opened, *packs, *_free(dealt, hand, sets)), twice)


def _where(what: Message, group: Group) -> Message:
    """ "Kira: light side, cube 2"."""
    if group.side and group.cube:
        return message("draftnote-of-side-and-cube", what=what, side=group.side, cube=group.cube)
    if group.side:
        return message("draftnote-of-side", what=what, side=group.side)
    return message("draftnote-of-cube", what=what, cube=group.cube) if group.cube else what


def _cards(dealt: Dealt, pack: Pack) -> tuple[Card, ...]:
    return tuple(dealt.cards[place] for place in pack)


def _free(dealt: Dealt, hand: Hand, sets: int) -> tuple[Part, ...]:
    """What everybody gets besides: so many of each (R62), or as many as one likes."""
    return ((message("draftnote-besides", sets=sets), _cards(dealt, hand.unlimited)),) if hand.unlimited else ()
