"""The packs of a deal, player by player, or the heap that a group shares."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator

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


class Page(Struct, frozen=True):
    """What one player gets, or the heap that a group shares."""

    title: Message
    players: tuple[PlayerId, ...]
    parts: tuple[Part, ...]
    twice: Collection[str]  # names that several cards of the list have
    heap: int = 0  # which heap it is, where groups share one


def pages(event: Story) -> tuple[Page, ...]:
    """The pages of everybody; refused where nothing stands that was dealt."""
    standing = standing_deal(event.history, event.book)
    if standing is None:
        raise refuse("pack-none-dealt")
    if seated_since(event.tournament, standing):
        raise refuse("pack-seated-since")
    return tuple(_all(event, standing, dealt_again(standing, event.words)))


def _all(event: Story, standing: Deal, dealt: Dealt) -> Iterator[Page]:
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
        yield Page(title, heap.players, parts, twice, number)
    for hand in () if dealt.heaps else dealt.hands:
        opened = ((message("draftnote-open"), _cards(dealt, hand.open)),) if hand.open else ()
        packs = tuple(
            (message("draftnote-pack", number=number), _cards(dealt, pack))
            for number, pack in enumerate(hand.packs, start=1)
        )
        title = _where(message("draftnote-hand", player=Player(hand.player)), groups[hand.player])
        yield Page(title, (hand.player,), (*opened, *packs, *_free(dealt, hand, sets)), twice)


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
